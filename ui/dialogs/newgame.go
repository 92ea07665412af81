package dialogs

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"
)

// Game is what the new-game dialog asks for.
type Game struct {
	Engine   bool   // against the program, and not a person
	Level    int    // from 1
	Colour   string // "white", "black" or "random"
	AutoFlip bool
	Name     string
	Start    string // a FEN, "" for the usual start
}

var colourWords = []string{"White", "Black", "Random"}

var colourNames = map[string]string{"White": "white", "Black": "black", "Random": "random"}

const (
	program = "Passed Pawn"
	person  = "A person at this computer"
)

// NewGame asks for a new game. check judges a position: nil if a game can
// start from it.
func (h *Host) NewGame(g Game, levels []string, check func(fen string) error, then func(Game)) {
	var names []string
	for i, l := range levels {
		names = append(names, fmt.Sprintf("%d  %s", i+1, l))
	}
	level := widget.NewSelect(names, nil)
	level.SetSelectedIndex(g.Level - 1)
	colour := widget.NewRadioGroup(colourWords, nil)
	colour.Horizontal, colour.Required = true, true
	for word, name := range colourNames {
		if name == g.Colour {
			colour.SetSelected(word)
		}
	}
	flip := widget.NewCheck("Turn the board for each player", nil)
	flip.SetChecked(g.AutoFlip)
	name := widget.NewEntry()
	name.SetText(g.Name)
	start := widget.NewEntry()
	start.SetPlaceHolder("The usual start, or paste a FEN")
	start.SetText(g.Start)
	start.Validator = func(fen string) error {
		if fen == "" {
			return nil
		}
		return check(fen)
	}
	opponent := widget.NewRadioGroup([]string{program, person}, nil)
	opponent.Required = true
	opponent.OnChanged = func(who string) {
		for _, o := range []fyne.Disableable{level, colour, name} {
			enable(o, who == program)
		}
		enable(flip, who == person)
	}
	opponent.SetSelected(person)
	if g.Engine {
		opponent.SetSelected(program)
	}
	items := []*widget.FormItem{
		widget.NewFormItem("Opponent", opponent),
		widget.NewFormItem("Level", level),
		widget.NewFormItem("You play", colour),
		widget.NewFormItem("Your name", name),
		widget.NewFormItem("", flip),
		widget.NewFormItem("Start", container.NewStack(start)),
	}
	d := dialog.NewForm("New game", "Start", "Cancel", items, func(ok bool) {
		if !ok {
			return
		}
		then(Game{
			Engine: opponent.Selected == program, Level: level.SelectedIndex() + 1, Colour: colourNames[colour.Selected],
			AutoFlip: flip.Checked, Name: name.Text, Start: start.Text,
		})
	}, h.window)
	d.Resize(h.fit(520, 0))
	h.show(d)
}

func enable(o fyne.Disableable, on bool) {
	if on {
		o.Enable()
	} else {
		o.Disable()
	}
}
