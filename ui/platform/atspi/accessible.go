//go:build !windows && !darwin && !js

package atspi

import (
	"github.com/godbus/dbus/v5"
)

// accessible returns the methods that every object has.
func (l *live) accessible() map[string]any {
	return map[string]any{
		"GetRole":              on(l, func(v view) uint32 { return uint32(v.Role) }),
		"GetRoleName":          on(l, func(v view) string { return v.Role.String() }),
		"GetLocalizedRoleName": on(l, func(v view) string { return v.Role.String() }),
		"GetState":             on(l, func(v view) []uint32 { return []uint32{uint32(v.States), uint32(v.States >> 32)} }),
		"GetAttributes":        on(l, func(view) map[string]string { return map[string]string{} }),
		"GetRelationSet":       on(l, func(view) []relation { return []relation{} }),
		"GetInterfaces":        on(l, view.interfaces),
		"GetApplication":       on(l, func(v view) reference { return v.other(0).reference() }),
		"GetIndexInParent":     on(l, view.index),
		"GetChildren":          on(l, view.below),
		"GetChildAtIndex":      with(l, view.child),
	}
}

// A relation of an object to others. There are none: what names a control is its name.
type relation struct {
	Kind uint32
	To   []reference
}

// index returns where an item is among its parent's children. The desktop knows where an
// application is.
func (v view) index() int32 {
	if v.Parent < 0 {
		return -1
	}
	return int32(v.Place)
}

func (v view) below() []reference {
	all := []reference{}
	for _, child := range v.Below {
		all = append(all, v.other(child).reference())
	}
	return all
}

func (v view) child(i int32) reference {
	if i < 0 || int(i) >= len(v.Below) {
		return nowhere
	}
	return v.other(v.Below[i]).reference()
}

// above returns an item's parent: that of an application is the desktop.
func (v view) above() reference {
	if v.Parent < 0 {
		return v.live.desktop()
	}
	return v.other(v.Parent).reference()
}

// application returns the methods of the application.
func (l *live) application() map[string]any {
	return map[string]any{
		"GetLocale": with(l, func(view, uint32) string { return l.bridge.app.Locale }),
	}
}

// properties returns the methods that read the properties of an object.
func (l *live) properties() map[string]any {
	return map[string]any{
		"Get": func(m dbus.Message, name, property string) (dbus.Variant, *dbus.Error) {
			v, err := l.find(m)
			if err != nil {
				return dbus.Variant{}, err
			}
			value, there := v.values(name)[property]
			if !there {
				return dbus.Variant{}, dbus.NewError(unknownProperty, []any{property})
			}
			return dbus.MakeVariant(value), nil
		},
		"GetAll": with(l, func(v view, name string) map[string]dbus.Variant {
			all := map[string]dbus.Variant{}
			for property, value := range v.values(name) {
				all[property] = dbus.MakeVariant(value)
			}
			return all
		}),
		"Set": func(m dbus.Message, name, property string, value dbus.Variant) *dbus.Error {
			v, err := l.find(m)
			if err != nil {
				return err
			}
			return v.set(name, property, value)
		},
	}
}

// set changes a property. That is only the number that the registry gives the application.
func (v view) set(name, property string, value dbus.Variant) *dbus.Error {
	const invalid, readOnly = "org.freedesktop.DBus.Error.InvalidArgs", "org.freedesktop.DBus.Error.PropertyReadOnly"
	_, there := v.values(name)[property]
	switch number, whole := value.Value().(int32); {
	case !there:
		return dbus.NewError(unknownProperty, []any{property})
	case name != appName || property != "Id":
		return dbus.NewError(readOnly, []any{property})
	case !whole:
		return dbus.NewError(invalid, []any{property})
	default:
		v.live.id.Store(number)
		return nil
	}
}

const unknownProperty = "org.freedesktop.DBus.Error.UnknownProperty"

// values returns the properties of an item in an interface.
func (v view) values(name string) map[string]any {
	switch {
	case name == accessibleName:
		return map[string]any{
			"Name": v.Name, "Description": v.Description, "Parent": v.above(), "ChildCount": int32(len(v.Below)),
			"Locale": v.live.bridge.app.Locale, "AccessibleId": "", "HelpText": "",
		}
	case name == appName && v.Parent < 0:
		app := v.live.bridge.app
		return map[string]any{"ToolkitName": app.Toolkit, "Version": app.Version, "ToolkitVersion": app.Version, "AtspiVersion": "2.1", "Id": v.live.id.Load()}
	case name == actionName && v.Press != nil:
		return map[string]any{"NActions": int32(1)}
	case name == valueName && v.Range != nil:
		return map[string]any{
			"CurrentValue": v.Range.Value, "MinimumValue": v.Range.Least, "MaximumValue": v.Range.Most, "MinimumIncrement": v.Range.Step, "Text": "",
		}
	case name == textName && v.Text != nil:
		return map[string]any{"CharacterCount": int32(len([]rune(v.Text.Content))), "CaretOffset": int32(v.Text.Caret)}
	}
	return nil
}
