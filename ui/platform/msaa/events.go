package msaa

import (
	"slices"

	"passedpawn/ui/platform/access"
)

// Events of MSAA.
const (
	reordered          = 0x8004
	focusChanged       = 0x8005
	stateChanged       = 0x800A
	nameChanged        = 0x800C
	descriptionChanged = 0x800D
	valueChanged       = 0x800E
	liveChanged        = 0x8019 // a text has come that is to be said
)

// An event is what readers are told about an item.
type event struct {
	kind  uint32
	child int32
}

// events returns what readers are told when a tree replaces another, nil for none. The focus
// comes last: everything else is as it is by then.
func events(before, now *access.Tree) (all []event) {
	for i := range now.Items {
		if before == nil || i == 0 {
			continue
		}
		j, known := before.At[now.Items[i].Number]
		if !known {
			continue
		}
		for _, kind := range changed(before, now, j, i) {
			all = append(all, event{kind, child(now, i)})
		}
	}
	if has := now.Focused(); moved(before, now, has) {
		all = append(all, event{focusChanged, child(now, has)})
	}
	return all
}

// changed returns what is told about an item itself.
func changed(before, now *access.Tree, was, is int) (all []uint32) {
	a, b := before.Items[was], now.Items[is]
	old, _ := value(a.Node)
	fresh, _ := value(b.Node)
	for _, c := range []struct {
		kind uint32
		so   bool
	}{
		{reordered, !slices.Equal(before.NumbersBelow(was), now.NumbersBelow(is))},
		{nameChanged, a.Name != b.Name},
		{descriptionChanged, a.Description != b.Description},
		{valueChanged, old != fresh},
		{stateChanged, (state(before, was)^state(now, is))&^focused != 0},
	} {
		if c.so {
			all = append(all, c.kind)
		}
	}
	return all
}

// moved reports whether readers are told of the item that has the focus now, -1 for none. Where
// the window has become the active one, the system has told them of the whole window.
func moved(before, now *access.Tree, has int) bool {
	if before == nil {
		return has >= 0
	}
	active := now.Items[1].States.Has(access.Active) && !before.Items[1].States.Has(access.Active)
	return active && has >= 0 || number(before, before.Focused()) != number(now, has)
}

// number returns the number of an item, 0 for none.
func number(t *access.Tree, i int) int {
	if i < 0 {
		return 0
	}
	return t.Items[i].Number
}
