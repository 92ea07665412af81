//go:build !windows && !darwin && !js

package atspi

import (
	"unicode"

	"github.com/godbus/dbus/v5"
)

// text returns the methods about the text in a field.
func (l *live) text() map[string]any {
	part := func(find func(text []rune, at int, unit uint32) (int, int)) any {
		return func(m dbus.Message, at int32, unit uint32) (string, int32, int32, *dbus.Error) {
			v, err := l.find(m)
			if err != nil {
				return "", 0, 0, err
			}
			text := v.letters()
			from, to := find(text, max(0, min(int(at), len(text))), unit)
			return string(text[from:to]), int32(from), int32(to), nil
		}
	}
	noAttributes := func(m dbus.Message) (map[string]string, int32, int32, *dbus.Error) {
		v, err := l.find(m)
		return map[string]string{}, 0, int32(len(v.letters())), err
	}
	return map[string]any{
		"GetText": func(m dbus.Message, from, to int32) (string, *dbus.Error) {
			return on(l, func(v view) string { return between(v.letters(), int(from), int(to)) })(m)
		},
		"GetStringAtOffset": part(func(text []rune, at int, unit uint32) (int, int) { return around(text, at, grains, unit) }),
		"GetTextAtOffset":   part(func(text []rune, at int, unit uint32) (int, int) { return around(text, at, boundaries, unit) }),
		"GetCharacterAtOffset": with(l, func(v view, at int32) int32 {
			if text := v.letters(); at >= 0 && int(at) < len(text) {
				return text[at]
			}
			return 0
		}),
		"SetCaretOffset":       with(l, func(view, int32) bool { return false }),
		"GetNSelections":       on(l, func(view) int32 { return 0 }),
		"GetDefaultAttributes": on(l, func(view) map[string]string { return map[string]string{} }),
		"GetAttributes":        func(m dbus.Message, _ int32) (map[string]string, int32, int32, *dbus.Error) { return noAttributes(m) },
		"GetAttributeRun": func(m dbus.Message, _ int32, _ bool) (map[string]string, int32, int32, *dbus.Error) {
			return noAttributes(m)
		},
	}
}

// letters returns the characters of an item's text.
func (v view) letters() []rune {
	if v.Item == nil || v.Text == nil {
		return nil
	}
	return []rune(v.Text.Content)
}

// between returns the characters from an offset to another, which is -1 for the end.
func between(text []rune, from, to int) string {
	if to < 0 || to > len(text) {
		to = len(text)
	}
	from = max(0, min(from, to))
	return string(text[from:to])
}

// A grain is a unit in which text is read.
type grain int

// Units of text. What is longer than a line is the whole text.
const (
	byCharacter grain = iota
	byWord
	byLine
	whole
)

// grains are the units of AtspiTextGranularity, and boundaries those of the older
// AtspiTextBoundaryType, in their order.
var (
	grains     = []grain{byCharacter, byWord, whole, byLine, whole}
	boundaries = []grain{byCharacter, byWord, byWord, whole, whole, byLine, byLine}
)

// around returns the unit of a text at an offset. A word has the space after it.
func around(text []rune, at int, units []grain, unit uint32) (from, to int) {
	kind := whole
	if int(unit) < len(units) {
		kind = units[unit]
	}
	switch kind {
	case byCharacter:
		return at, min(at+1, len(text))
	case byWord:
		return span(text, at, func(i int) bool { return unicode.IsSpace(text[i-1]) && !unicode.IsSpace(text[i]) })
	case byLine:
		return span(text, at, func(i int) bool { return text[i-1] == '\n' })
	}
	return 0, len(text)
}

// span returns the part of a text around an offset between the places where a part begins.
func span(text []rune, at int, begins func(i int) bool) (from, to int) {
	from, to = at, min(at+1, len(text))
	for from > 0 && (from == len(text) || !begins(from)) {
		from--
	}
	for to < len(text) && !begins(to) {
		to++
	}
	return from, to
}
