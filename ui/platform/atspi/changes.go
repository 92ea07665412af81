package atspi

import "slices"

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
	state States
	name  string
}{
	{Checked, "checked"},
	{Enabled, "enabled"},
	{Expanded, "expanded"},
	{Pressed, "pressed"},
	{Selected, "selected"},
	{Sensitive, "sensitive"},
	{Active, "active"},
}

// changes returns what readers are told when a tree replaces another, nil for none.
func changes(before, now *tree) (all []change) {
	for i := range now.items {
		number := now.items[i].number
		if before == nil {
			continue
		}
		if j, known := before.at[number]; known {
			all = append(all, children(before, now, j, i)...)
			all = append(all, changed(before.items[j], now.items[i])...)
		}
	}
	if before == nil && len(now.items) > 1 && now.items[1].States.Has(Active) {
		all = append(all, change{number: now.items[1].number, event: activate, about: now.items[1].Name})
	}
	return append(all, focus(before, now)...)
}

// children returns what is told about the children of an item that have gone or come. If those
// that stay are in another order, all of them have gone and come: there is no event for that.
func children(before, now *tree, was, is int) (all []change) {
	number := now.items[is].number
	old, fresh := before.numbersBelow(was), now.numbersBelow(is)
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
func changed(was, is item) (all []change) {
	add := func(event, detail string, first, second int, about any) {
		all = append(all, change{is.number, event, detail, first, second, about})
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
	if on := is.States.Has(Active); is.Role == Frame && on != was.States.Has(Active) {
		event := deactivate
		if on {
			event = activate
		}
		add(event, "", 0, 0, is.Name)
	}
	if was.Text != nil && is.Text != nil {
		all = append(all, typed(is.number, *was.Text, *is.Text)...)
	}
	return all
}

// typed returns what is told about the text in a field: what was deleted, what was inserted
// there, and where the caret is.
func typed(number int, was, is Text) (all []change) {
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
func focus(before, now *tree) (all []change) {
	had, has := -1, -1
	if before != nil {
		if i := before.focused(); i >= 0 {
			had = before.items[i].number
		}
	}
	if i := now.focused(); i >= 0 {
		has = now.items[i].number
	}
	if had == has {
		return nil
	}
	if _, there := now.at[had]; had >= 0 && there {
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
