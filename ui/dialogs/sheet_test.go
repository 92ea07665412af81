package dialogs

import (
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// everyDialog opens each dialog that lies on a sheet.
func everyDialog() map[string]func(*Host) {
	long := strings.Repeat("There is much to say about this. ", 40)
	return map[string]func(*Host){
		"tell":     func(h *Host) { h.Tell("Done", "It is done.") },
		"tell all": func(h *Host) { h.Tell("Done", long) },
		"ask":      func(h *Host) { h.Ask("Resign?", "You will lose the game.", "Resign", "Cancel", func(bool) {}) },
		"choose": func(h *Host) {
			h.Choose("Which one do you want to keep?", long,
				Deed{"Keep my version", nil, false}, Deed{"Keep the version of the file", nil, false}, Deed{"Keep both versions", nil, true})
		},
		"help":  func(h *Host) { h.TellLong("Help", strings.Repeat(long+"\n\n", 9)) },
		"read":  func(h *Host) { h.Read("Licence", strings.Repeat(long, 30)) },
		"write": func(h *Host) { h.Write("Comment", "e4!", "Save", nil) },
		"pick":  func(h *Host) { h.Pick("Choose a game", "Search", []string{"One", "Two"}, nil) },
		"save":  func(h *Host) { h.SaveFile("Save", "/home", "a.pgn", []FileType{{"PGN", ".pgn"}, {"KIF", ".kif"}}, nil) },
		"tags":  func(h *Host) { h.Tags([]Tag{{"Event", "Open"}, {"Result", "*"}}, nil, []string{"*", "1-0"}, nil) },
		"export": func(h *Host) {
			h.Export("Animation", Export{}, Exports{Sizes: []Size{{"Small", "9"}}, Speeds: []string{"Slow"}}, nil)
		},
		"diagrams": func(h *Host) { h.Export("Booklet", Export{}, Exports{Diagrams: true}, nil) },
		"welcome": func(h *Host) {
			h.Welcome("Welcome", long, nil, Switch{}, Card{Name: "Learn", About: "One idea at a time."}, Card{Name: "Play", About: "Easy."})
		},
		"new game": func(h *Host) { h.NewGame(Game{Engine: true, Level: 1, Colour: "white"}, offered(1), nil) },
	}
}

// TestEdges opens every dialog in small and large windows: title, body and buttons begin
// or end at the same edges, all texts lie between them, and the panel lies in the window.
func TestEdges(t *testing.T) {
	for name, open := range everyDialog() {
		for _, size := range []fyne.Size{{Width: 1120, Height: 760}, {Width: 480, Height: 700}, {Width: 320, Height: 220}} {
			h, w := host(t)
			test.ApplyTheme(t, look.NewTheme("light"))
			w.Resize(size)
			open(h)
			s := h.open[0].(*sheet)
			panel := test.WidgetRenderer(s).(*sheetFace).panel
			left, right := panel.Position().X+sheetEdge, panel.Position().X+panel.Size().Width-sheetEdge
			if p := panel.Position(); p.X < sheetAround-1 || p.Y < sheetAround-1 || p.Y+panel.Size().Height > size.Height-sheetAround+1 {
				t.Errorf("%s in %v: the panel is at %v, %v large", name, size, p, panel.Size())
			}
			d := fyne.CurrentApp().Driver()
			buttons := s.buttons.Objects
			last := buttons[len(buttons)-1]
			if at := d.AbsolutePositionForObject(last); math.Abs(float64(at.X+last.Size().Width-right)) > 1 ||
				at.Y+last.Size().Height > panel.Position().Y+panel.Size().Height-sheetHigh+1 {
				t.Errorf("%s in %v: the last button ends at %v, the edge is %v", name, size, at.X+last.Size().Width, right)
			}
			first := float32(math.Inf(1))
			for text, at := range textsOf(s) {
				if first = min(first, at); at < left-1 {
					t.Errorf("%s in %v: %q begins at %v, the edge is %v", name, size, text, at, left)
				}
			}
			if first > left+1 {
				t.Errorf("%s in %v: the texts begin at %v, the edge is %v", name, size, first, left)
			}
		}
	}
}

// textsOf returns where the letters of the visible texts on a widget begin.
func textsOf(o fyne.CanvasObject) map[string]float32 {
	all := map[string]float32{}
	var walk func(o fyne.CanvasObject, x float32)
	walk = func(o fyne.CanvasObject, x float32) {
		if !o.Visible() {
			return
		}
		switch x += o.Position().X; o := o.(type) {
		case *widget.Label:
			if o.Text != "" {
				all[o.Text] = x + theme.InnerPadding()
			}
		case *fyne.Container:
			for _, part := range o.Objects {
				walk(part, x)
			}
		case fyne.Widget:
			for _, part := range test.WidgetRenderer(o).Objects() {
				walk(part, x)
			}
		}
	}
	walk(o, 0)
	return all
}

// TestSheetFollowsTheWindow opens the dialog for a new game in a narrow window that then
// grows: it grows, too, and describes the games on their cards.
func TestSheetFollowsTheWindow(t *testing.T) {
	h, w := host(t)
	f := &form{window: w}
	w.Resize(fyne.NewSize(1120, 760))
	h.NewGame(Game{Engine: true, Level: 1, Colour: "white"}, offered(1), nil)
	scroll := of[*container.Scroll](f)[0]
	before := scroll.Size()
	note := func() string { return f.picker(t, "Game").Options()[0].Note }
	resize := func(size fyne.Size) {
		w.Resize(size)
		w.Canvas().Overlays().Top().Resize(size) // as a real window does
	}
	for range 2 {
		resize(fyne.NewSize(420, 500))
		if scroll.Size().Width >= before.Width || note() != "" {
			t.Errorf("in a narrow window it is %v wide, with the note %q", scroll.Size().Width, note())
		}
		resize(fyne.NewSize(1120, 760))
		if scroll.Size() != before || note() != "By the Laws." {
			t.Errorf("it was %v and is %v, with the note %q", before, scroll.Size(), note())
		}
	}
}

// TestEnterIsTheDefault presses Enter in fields that do nothing else with it.
func TestEnterIsTheDefault(t *testing.T) {
	h, w := host(t)
	kept := 0
	for i := range 2 {
		h.Tags([]Tag{{"Event", "Open"}, {"Result", "*"}}, nil, []string{"*", "1-0"}, func(_, _ []Tag) { kept++ })
		f := &form{window: w}
		if uitest.Key([]fyne.Focusable{of[*widgets.Entry](f)[0], of[*widgets.Choice](f)[0]}[i], fyne.KeyReturn); kept != i+1 || w.Canvas().Overlays().Top() != nil {
			t.Errorf("field %d does not save", i)
		}
	}
}

// TestNewGameGrows chooses a game with more choices in a high window: the dialog grows,
// so that they are in sight, and does not shrink again.
func TestNewGameGrows(t *testing.T) {
	h, w := host(t)
	f := &form{window: w}
	w.Resize(fyne.NewSize(1120, 1000))
	h.NewGame(Game{Engine: true, Level: 1, Colour: "white"}, offered(1), nil)
	scroll := of[*container.Scroll](f)[0]
	before := scroll.Size().Height
	f.more(t)
	after := scroll.Size().Height
	if after <= before || after < scroll.Content.MinSize().Height {
		t.Errorf("it was %v high and is %v, for %v", before, after, scroll.Content.MinSize().Height)
	}
	if f.button(t, "Less").OnTapped(); scroll.Size().Height != after {
		t.Errorf("it shrinks to %v", scroll.Size().Height)
	}
}
