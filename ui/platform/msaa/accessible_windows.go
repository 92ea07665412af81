package msaa

import "unsafe"

// say answers with a text, if there is one.
func (o *object) say(child *variant, out *uintptr, what func(view) (string, bool)) uintptr {
	if out == nil {
		return pointer
	}
	*out = 0
	v, result := o.view(child)
	if result != ok {
		return result
	}
	said, there := what(v)
	if !there || said == "" {
		return nothing
	}
	*out = text(said)
	return ok
}

func (o *object) name(child *variant, out *uintptr) uintptr {
	return o.say(child, out, func(v view) (string, bool) { return v.Name, true })
}

func (o *object) value(child *variant, out *uintptr) uintptr {
	return o.say(child, out, func(v view) (string, bool) { return value(v.Node) })
}

func (o *object) description(child *variant, out *uintptr) uintptr {
	return o.say(child, out, func(v view) (string, bool) { return v.Description, true })
}

func (o *object) action(child *variant, out *uintptr) uintptr {
	return o.say(child, out, func(v view) (string, bool) { return "click", v.Press != nil })
}

func (o *object) noText(child *variant, out *uintptr) uintptr {
	return o.say(child, out, func(view) (string, bool) { return "", false })
}

// tell answers with a value. There is nothing to answer if it is empty.
func (o *object) tell(child, out *variant, what func(view) variant) uintptr {
	if out == nil {
		return pointer
	}
	*out = variant{}
	v, result := o.view(child)
	if result != ok {
		return result
	}
	if *out = what(v); out.kind == isEmpty {
		return nothing
	}
	return ok
}

func (o *object) role(child, out *variant) uintptr {
	return o.tell(child, out, func(v view) variant { return whole(role(v.tree, v.at)) })
}

func (o *object) state(child, out *variant) uintptr {
	return o.tell(child, out, func(v view) variant { return whole(state(v.tree, v.at)) })
}

// child answers with one of the items below an object.
func (o *object) child(number *variant, out *uintptr) uintptr {
	if out == nil {
		return pointer
	}
	*out = 0
	v, result := o.view(number)
	if result != ok {
		return result
	}
	*out = v.object(v.at).value
	return ok
}

func (o *object) count(out *int32) uintptr {
	if out == nil {
		return pointer
	}
	*out = 0
	v, result := o.view(nil)
	*out = int32(len(v.Below))
	return result
}

// parent answers with what an item lies in. A window's contents lie in its frame, which Windows
// describes itself.
func (o *object) parent(out *uintptr) uintptr {
	if out == nil {
		return pointer
	}
	*out = 0
	v, result := o.view(nil)
	switch {
	case result != ok:
		return result
	case v.Parent > 0:
		*out = v.object(v.Parent).value
		return ok
	}
	result, _, _ = ofWindow.Call(v.bridge.handle, objectWindow, uintptr(unsafe.Pointer(&accessibleID)), uintptr(unsafe.Pointer(out)))
	return result
}
