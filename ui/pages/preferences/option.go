// Package preferences is the list of all settings, and the page that
// shows them. The menu View shows a part of the same list.
package preferences

import (
	"path/filepath"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// A Group is a heading of the page.
type Group string

// The groups, in their order. Each is the identifier of its text.
const (
	Appearance Group = "preferences.appearance"
	Pictures   Group = "preferences.board-and-pieces"
	Motion     Group = "preferences.motion-and-sound"
	Playing    Group = "preferences.play"
	Moves      Group = "preferences.moves"
	Analysis   Group = "preferences.analysis"
)

// Games says to which games an option applies.
type Games int

// All games, those on a chequered board, or those with tiles on a plain one.
const (
	All Games = iota
	Chess
	Tiles
)

// For reports whether an option for some games applies to the game of a board.
func (g Games) For(board rules.Shape) bool { return g == All || (g == Tiles) == board.Plain }

// An Option is one setting. Exactly one of Toggle, Choice, Number and Folder says what it
// changes in the settings.
type Option struct {
	Group  Group
	Name   phrase.Phrase
	Note   phrase.Phrase // an explanation, empty if the name is enough
	Games  Games
	InMenu bool // it is in the menu View too

	Toggle  func(*settings.Settings) *bool
	Choice  func(*settings.Settings) *string
	Choices []Choice
	Remarks map[string]string                // by values, in brackets after their names on the page; in any language
	Gallery Picture                          // draws the choices; nil where they are words
	Folder  func(*settings.Settings) *string // the path of one, "" for none
	Number  func(*settings.Settings) *int
	// Least, Most and Step are the numbers to choose from, in percent.
	Least, Most, Step int
}

// A Choice is one value of an option.
type Choice struct {
	Value string
	Name  phrase.Phrase
}

// Value returns the value of the option in some settings, as a person reads it.
func (o Option) Value(s settings.Settings) string {
	switch {
	case o.Toggle != nil:
		return OnOrOff(*o.Toggle(&s))
	case o.Number != nil:
		return i18n.F("preferences.percent", *o.Number(&s))
	case o.Folder != nil:
		if path := *o.Folder(&s); path != "" {
			return filepath.Base(path)
		}
		return i18n.T("preferences.no-folder")
	}
	for _, c := range o.Choices {
		if c.Value == *o.Choice(&s) {
			return i18n.P(c.Name)
		}
	}
	return ""
}

// OnOrOff returns the name of a state.
func OnOrOff(on bool) string {
	if on {
		return i18n.T("palette.on")
	}
	return i18n.T("palette.off")
}

// Copy copies the option from some settings to others.
func (o Option) Copy(to *settings.Settings, from settings.Settings) {
	switch {
	case o.Toggle != nil:
		*o.Toggle(to) = *o.Toggle(&from)
	case o.Choice != nil:
		*o.Choice(to) = *o.Choice(&from)
	case o.Folder != nil:
		*o.Folder(to) = *o.Folder(&from)
	default:
		*o.Number(to) = *o.Number(&from)
	}
}

// Copied returns settings with all options copied from others.
func Copied(options []Option, to, from settings.Settings) settings.Settings {
	for _, o := range options {
		o.Copy(&to, from)
	}
	return to
}

// matches reports whether an option contains each of some words.
func (o Option) matches(words []string) bool {
	text := []string{i18n.T(string(o.Group)), i18n.P(o.Name), i18n.P(o.Note)}
	for _, c := range o.Choices {
		text = append(text, i18n.P(c.Name))
	}
	all := strings.ToLower(strings.Join(text, "\n"))
	for _, w := range words {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}
