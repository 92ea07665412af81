package ui

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/assets"
	"passedpawn/game/chess/polyglot/polyglottest"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
)

// notated finds moves as they are written.
var notated = regexp.MustCompile(`\b[KQRBN][a-h]?[1-8]?x?[a-h][1-8]\b|\b[a-h]x[a-h][1-8]\b|\d\. ?[a-h][1-8]\b|\bO-O\b`)

// heardOf returns all that a person hears who cannot see the window: what has the focus, what is said
// by itself, and all that screen readers read. Texts that show how moves are written are left out.
func (d *rig) heardOf() (all []string) {
	now := d.ear.hear()
	all = append(now.lines, strings.Split(now.focus, "\n")...)
	tree := d.reader.Tree()
	for _, n := range nodes(tree) {
		all = append(all, n.Name, n.Description)
	}
	for i := range all {
		for _, id := range notations {
			all[i] = strings.ReplaceAll(all[i], i18n.T(id), "")
		}
	}
	return all
}

// walks goes through what can have the focus, and down in it, and returns what is heard.
func (d *rig) walks() (all []string) {
	if d.window.Canvas().Overlays().Top() == nil {
		d.inSight.Speak() // where a test has looked for texts, Fyne's lists lose their rows
		d.turnTo(d.inSight)
		d.until("the page", func() bool {
			w, works := d.inSight.(pages.Worker)
			return !d.tasks.Busy() && !(works && w.Busy()) && len(d.posts) == 0
		})
	}
	for range 40 {
		d.window.Canvas().FocusNext()
		all = append(all, d.heardOf()...)
		if f := d.window.Canvas().Focused(); f != nil {
			top := d.window.Canvas().Overlays().Top()
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
			all = append(all, d.heardOf()...)
			if opened := d.window.Canvas().Overlays().Top(); opened != top {
				d.window.Canvas().Overlays().Remove(opened)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// TestNotations knows all texts of the window that show how moves are written.
func TestNotations(t *testing.T) {
	var known map[string]any
	if err := json.Unmarshal(assets.Translations("en")["window.en.json"], &known); err != nil {
		t.Fatal(err)
	}
	for id, text := range known {
		if words, ok := text.(string); ok && notated.MatchString(words) != slices.Contains(notations, id) {
			t.Errorf("%s: %q", id, words)
		}
	}
	for _, id := range notations {
		if text := i18n.T(id); newReading(string(describe.Words))(text) != text {
			t.Errorf("%q is read as something else", text)
		}
	}
}

// TestNothingIsReadInNotation opens every page, menu and dialog, and walks through what can have the
// focus.
func TestNothingIsReadInNotation(t *testing.T) {
	longtest.Alone(t)
	d := open(t, t.TempDir())
	said := map[string]bool{}
	d.everywhere(t, func(where string) {
		for _, text := range d.heardOf() {
			if notated.MatchString(text) && !said[text] {
				said[text] = true
				t.Errorf("%s: %q is read", where, text)
			}
		}
	}, nil)
}

// A listing is a list with moves, or a text that is read with it.
type listing struct {
	name string
	come func(d *rig)
	want map[describe.Style]string // what is heard
}

// listings are lists with moves, each reached from the one before it.
var listings = []listing{
	{"the moves beside a list", func(d *rig) {
		d.session.Browse(nil)
		d.Open(d.file("small.bin", string(polyglottest.Book(polyglottest.Line{Moves: []string{"g2g3"}, Weight: 3},
			polyglottest.Line{Moves: []string{"g1f3"}, Weight: 1}))))
		d.until("the book", func() bool { return strings.Contains(strings.Join(d.seen(), " "), "Nf3 25 % 30") })
	}, map[describe.Style]string{
		describe.Words: "knight to f3, 25 %, 30, 2058", describe.UCI: "g1f3, 25 %, 30, 2058",
		describe.Spelled: "knight foxtrot 3, 25 %, 30, 2058", describe.SAN: "Nf3, 25 %, 30, 2058",
	}},
	{"a book", func(d *rig) {
		menuItem(d.t, d, "Analyse", "Opening books").Action()
		d.until("the book", func() bool { return d.books.Path() != "" && !d.books.Busy() })
	}, map[describe.Style]string{
		describe.Words: "pawn to g3", describe.UCI: "g2g3", describe.Spelled: "pawn golf 3", describe.SAN: "g3",
	}},
	{"moves to add to a book", func(d *rig) { d.press(i18n.T("books.add")) }, map[describe.Style]string{
		describe.Words: "knight to c3", describe.UCI: "knight to c3", describe.Spelled: "knight charlie 3", describe.SAN: "Nc3",
	}},
	{"the moves of a game", func(d *rig) {
		d.escape()
		d.toBoard()
		d.shows("[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 (1... c5 2. c3) 2. Nf3 Nc6 3. Bb5 *", "e4 e5 Nf3 Nc6 Bb5")
	}, map[describe.Style]string{
		describe.Words: "2. knight to f3", describe.UCI: "2. g1f3", describe.Spelled: "2. knight foxtrot 3", describe.SAN: "2. Nf3",
	}},
	{"a repertoire", func(d *rig) {
		s := d.session.Snapshot()
		openings{d.Window}.train("Ada - Bea", s.Game.Record.Text(), rules.White, s.Game.Line[2])
		d.until("the training", func() bool { return d.training(rules.White) })
		d.escape()
		d.says("Ada - Bea (White) from 1.e4 e5")
	}, map[describe.Style]string{
		describe.Words:   "Ada - Bea (White) from 1. pawn to e4, pawn to e5",
		describe.UCI:     "Ada - Bea (White) from 1. pawn to e4, pawn to e5",
		describe.Spelled: "Ada - Bea (White) from 1. pawn echo 4, pawn echo 5",
		describe.SAN:     "Ada - Bea (White) from 1.e4 e5",
	}},
	{"where games left the repertoire", func(d *rig) {
		d.toBoard()
		d.turnTo(d.gameList)
		for _, deed := range d.gameList.Database() {
			if strings.HasPrefix(deed.Text, i18n.T("gamelist.left")) {
				deed.Do()
			}
		}
		d.until("the list", func() bool { return d.window.Canvas().Overlays().Top() != nil })
	}, nil},
}

// TestListsInStyles walks through lists with moves: they are read in the style that the person has
// chosen, and show the moves as they are written.
func TestListsInStyles(t *testing.T) {
	longtest.Alone(t)
	for _, style := range []describe.Style{describe.Words, describe.UCI, describe.Spelled, describe.SAN} {
		d := many(t)
		s := d.settings
		s.EarStyle = string(style)
		d.change(s)
		for _, l := range listings {
			l.come(d)
			heard := d.walks()
			if want := l.want[style]; want != "" && !slices.Contains(heard, want) {
				t.Errorf("%s, %s: nobody says %q in\n%s", l.name, style, want, strings.Join(heard, "\n"))
			}
			for _, text := range heard {
				if style != describe.SAN && notated.MatchString(text) {
					t.Errorf("%s, %s: %q is read", l.name, style, text)
				}
			}
			if style == describe.SAN && !slices.ContainsFunc(heard, notated.MatchString) {
				t.Errorf("%s has no moves in\n%s", l.name, strings.Join(heard, "\n"))
			}
		}
	}
}
