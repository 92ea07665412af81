package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// An Engine is another engine that can be the opponent. The first of its strengths is its
// full one.
type Engine struct {
	ID, Name  string
	Strengths []Strength
}

// A Strength is a way to limit an engine.
type Strength struct {
	By     string // its ID, "" for full strength
	Name   string
	Values []int // to choose from, ascending; none for full strength
	At     int   // the value to begin with
	Say    func(int) string
}

// An engineChoice chooses the engine that is the opponent, and the strength of one that
// is not the bundled one.
type engineChoice struct {
	content  *fyne.Container
	engine   *widgets.Choice
	strength *widgets.Choice
	limits   *fyne.Container // everything about the strength
	slider   *widgets.Slider
	value    *widget.Label
	engines  []Engine
	wanted   string // the ID of the engine chosen last, even if the present game has it not
	by       string // the strength chosen last
	at       int    // its value, 0 for none
	changed  func() // called when another engine is chosen
}

func (a *asking) newEngineChoice() *engineChoice {
	h := a.host
	e := &engineChoice{
		engine: h.newChoice(nil, -1), strength: h.newChoice(nil, -1), slider: h.newSlider(), value: widget.NewLabel(""), wanted: a.game.Other,
		by: a.game.By, at: a.game.At, changed: func() {},
	}
	e.limits = section(i18n.T("dialogs.strength"), e.strength, container.NewBorder(nil, nil, nil, e.value, e.slider))
	e.content = widgets.RowsApart(4, section(i18n.T("dialogs.engine"), e.engine), e.limits)
	e.engine.OnChanged = func(string) {
		e.wanted = ""
		if c := e.chosen(); c != nil {
			e.wanted = c.ID
		}
		e.offerStrengths()
		e.changed()
	}
	e.strength.OnChanged = func(string) {
		if s := e.limit(); s != nil {
			e.by, e.at = s.By, s.At
			e.slide()
		}
	}
	e.slider.OnChanged = func(float64) { e.say() }
	return e
}

// offer sets the engines of a game.
func (e *engineChoice) offer(o Offer) {
	e.engines = o.Engines
	names, at := []string{"Passed Pawn"}, 0
	for i, engine := range o.Engines {
		if names = append(names, engine.Name); engine.ID == e.wanted {
			at = i + 1
		}
	}
	wanted, changed := e.wanted, e.changed
	e.changed = func() {}
	e.engine.Options = names
	e.engine.ClearSelected()
	e.engine.SetSelectedIndex(at)
	e.wanted, e.changed = wanted, changed
}

// chosen returns the chosen engine, nil for the bundled one.
func (e *engineChoice) chosen() *Engine {
	if i := e.engine.SelectedIndex(); i > 0 && i <= len(e.engines) {
		return &e.engines[i-1]
	}
	return nil
}

// offerStrengths sets the strengths of the chosen engine.
func (e *engineChoice) offerStrengths() {
	c := e.chosen()
	if widgets.Show(e.limits, c != nil); c == nil {
		return
	}
	by, at := e.by, e.at
	e.strength.Options = nil
	for _, s := range c.Strengths {
		e.strength.Options = append(e.strength.Options, s.Name)
	}
	e.strength.ClearSelected()
	i := max(0, slices.IndexFunc(c.Strengths, func(s Strength) bool { return s.By == by }))
	e.strength.SetSelectedIndex(i)
	if c.Strengths[i].By == by && at > 0 {
		e.at = at
		e.slide()
	}
}

// limit returns the chosen strength, nil for none.
func (e *engineChoice) limit() *Strength {
	c, i := e.chosen(), e.strength.SelectedIndex()
	if c == nil || i < 0 || i >= len(c.Strengths) {
		return nil
	}
	return &c.Strengths[i]
}

// slide sets the slider to the value of the strength.
func (e *engineChoice) slide() {
	values := e.limit().Values
	widgets.Show(e.slider, len(values) > 0)
	widgets.Show(e.value, len(values) > 0)
	if len(values) == 0 {
		return
	}
	at, found := slices.BinarySearch(values, e.at)
	if !found && at == len(values) {
		at--
	}
	e.slider.Max, e.slider.Value = float64(len(values)), float64(at+1)
	e.slider.Refresh()
	e.say()
}

// say names the value of the strength.
func (e *engineChoice) say() {
	if s := e.limit(); s != nil && len(s.Values) > 0 {
		e.at = s.Values[min(int(e.slider.Value+0.5), len(s.Values))-1]
		e.value.SetText(s.Say(e.at))
	}
}

// put notes what was chosen in a game.
func (e *engineChoice) put(g *Game) {
	c, s := e.chosen(), e.limit()
	if c == nil || s == nil {
		return
	}
	if g.Other = c.ID; len(s.Values) > 0 {
		g.By, g.At = s.By, e.at
	}
}
