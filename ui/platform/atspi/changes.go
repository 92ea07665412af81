package atspi

import (
	"slices"

	"passedpawn/ui/platform/access"
)

// A change is an event that readers are told when a window has changed.
type change struct {
	number        int    // of the item that has changed
	event         string // its class and name
	detail        string
	first, second int
	about         any // a text, a value, or an itemNumber; nil for nothing
}

// An itemNumber is the number of an item.
type itemNumber int

// Events, by their class and name.
const (
	stateChanged    = "Object.StateChanged"
	childrenChanged = "Object.ChildrenChanged"
	propertyChange  = "Object.PropertyChange"
	textChanged     = "Object.TextChanged"
	caretMoved      = "Object.TextCaretMoved"
	announcement    = "Object.Announcement"
	activate        = "Window.Activate"
	deactivate      = "Window.Deactivate"
)

// told are the states of which readers learn that they have changed. That of the focus comes
// after everything else.
var told = []struct {
	state access.States
	name  string
}{
	{access.Checked, "checked"},
	{access.Enabled, "enabled"},
	{access.Expanded, "expanded"},
	{access.Pressed, "pressed"},
	{access.Selected, "selected"},
	{access.Sensitive, "sensitive"},
	{access.Active, "active"},
}

// changes returns what readers are told when a tree replaces another, nil for none.
func changes(before, now *access.Tree) (all []change) {
	for i := range now.Items {
		number := now.Items[i].Number
		if before == nil {
			continue
		}
		if j, known := before.At[number]; known {
			all = append(all, children(before, now, j, i)...)
			all = append(all, changed(before.Items[j], now.Items[i])...)
		}
	}
	if before == nil && len(now.Items) > 1 && now.Items[1].States.Has(access.Active) {
		all = append(all, change{number: now.Items[1].Number, event: activate, about: now.Items[1].Name})
	}
	return append(all, focus(before, now)...)
}

// children returns what is told about the children of an item that have gone or come. If those
// that stay are in another order, all of them have gone and come: there is no event for that.
func children(before, now *access.Tree, was, is int) (all []change) {
	number := now.Items[is].Number
	old, fresh := before.NumbersBelow(was), now.NumbersBelow(is)
	if slices.Equal(old, fresh) {
		return nil
	}
	stay := func(numbers, others []int) []int {
		return slices.DeleteFunc(slices.Clone(numbers), func(n int) bool { return !slices.Contains(others, n) })
	}
	kept := stay(old, fresh)
	if !slices.Equal(kept, stay(fresh, old)) {
		kept = nil
	}
	for place, child := range slices.Backward(old) {
		if !slices.Contains(kept, child) {
			all = append(all, change{number, childrenChanged, "remove", place, 0, itemNumber(child)})
		}
	}
	for place, child := range fresh {
		if !slices.Contains(kept, child) {
			all = append(all, change{number, childrenChanged, "add", place, 0, itemNumber(child)})
		}
	}
	return all
}

// changed returns what is told about an item itself.
func changed(was, is access.Item) (all []change) {
	add := func(event, detail string, first, second int, about any) {
		all = append(all, change{is.Number, event, detail, first, second, about})
	}
	if was.Name != is.Name {
		add(propertyChange, "accessible-name", 0, 0, is.Name)
	}
	if was.Description != is.Description {
		add(propertyChange, "accessible-description", 0, 0, is.Description)
	}
	if was.Range != nil && is.Range != nil && was.Range.Value != is.Range.Value {
		add(propertyChange, "accessible-value", 0, 0, is.Range.Value)
	}
	for _, t := range told {
		if on := is.States.Has(t.state); on != was.States.Has(t.state) {
			add(stateChanged, t.name, bit(on), 0, nil)
		}
	}
	if on := is.States.Has(access.Active); is.Role == access.Frame && on != was.States.Has(access.Active) {
		event := deactivate
		if on {
			event = activate
		}
		add(event, "", 0, 0, is.Name)
	}
	if was.Text != nil && is.Text != nil {
		all = append(all, typed(is.Number, *was.Text, *is.Text)...)
	}
	return all
}

// typed returns what is told about the text in a field: what was deleted, what was inserted
// there, and where the caret is.
func typed(number int, was, is access.Text) (all []change) {
	old, fresh := []rune(was.Content), []rune(is.Content)
	from := 0
	for from < min(len(old), len(fresh)) && old[from] == fresh[from] {
		from++
	}
	end := 0
	for end < min(len(old), len(fresh))-from && old[len(old)-1-end] == fresh[len(fresh)-1-end] {
		end++
	}
	if gone := old[from : len(old)-end]; len(gone) > 0 {
		all = append(all, change{number, textChanged, "delete", from, len(gone), string(gone)})
	}
	if come := fresh[from : len(fresh)-end]; len(come) > 0 {
		all = append(all, change{number, textChanged, "insert", from, len(come), string(come)})
	}
	if was.Caret != is.Caret {
		all = append(all, change{number, caretMoved, "", is.Caret, 0, nil})
	}
	return all
}

// focus returns what is told about the focus: who has lost it, and who has it.
func focus(before, now *access.Tree) (all []change) {
	had, has := -1, -1
	if before != nil {
		if i := before.Focused(); i >= 0 {
			had = before.Items[i].Number
		}
	}
	if i := now.Focused(); i >= 0 {
		has = now.Items[i].Number
	}
	if had == has {
		return nil
	}
	if _, there := now.At[had]; had >= 0 && there {
		all = append(all, change{had, stateChanged, "focused", 0, 0, nil})
	}
	if has >= 0 {
		all = append(all, change{has, stateChanged, "focused", 1, 0, nil})
	}
	return all
}

func bit(on bool) int {
	if on {
		return 1
	}
	return 0
}
