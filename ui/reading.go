package ui

import (
	"strings"

	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// notations are texts that show how moves are written. They are read as they are.
var notations = []string{
	"editor.black-o-o", "editor.black-o-o-o", "editor.white-o-o", "editor.white-o-o-o",
	"play.type-move-nf3", "preferences.ear-san", "tip.type",
}

// A reading reads texts of the window aloud, wherever they are shown: the moves in them are in a
// style. To prepare that takes long enough to be done once.
type reading struct {
	style string
	in    *phrase.Language
	read  func(string) string
}

// of returns the reading in a style and the window's language.
func (r *reading) of(style string) func(string) string {
	if now := i18n.Spoken(); r.read == nil || r.style != style || r.in != now {
		*r = reading{style, now, newReading(style)}
	}
	return r.read
}

func newReading(style string) func(string) string {
	read, kept := byear.Reading(style), i18n.All(notations)
	return func(text string) string {
		for _, k := range kept {
			if strings.Contains(text, k) {
				return text
			}
		}
		return read(text)
	}
}

// aloud lets what is read of a window be read aloud, except what is typed, and texts about the
// program.
func aloud(all []access.Node, read func(string) string) {
	for i := range all {
		n := &all[i]
		if _, about := n.ID.(*widget.RichText); about {
			continue
		}
		if _, finds := n.ID.(*widgets.FinderField); finds || n.Text == nil {
			n.Name, n.Description = read(n.Name), read(n.Description)
		}
		aloud(n.Children, read)
	}
}
