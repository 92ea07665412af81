package vision

import (
	"time"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/vision"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
)

// start shows the first question.
func (p *Page) start() {
	p.began = p.config.Now()
	p.Refresh()
	p.focus()
}

// focus gives the focus to what answers the question: a button, or the board.
func (p *Page) focus() {
	if p.Run.Choice() {
		p.Shell.Focus(p.light)
	} else {
		p.Shell.Focus(nil)
	}
}

// view adds what a question shows on the board.
func (p *Page) view(v *boardview.View) {
	run := p.Run
	v.Enabled, v.Stamp = false, !run.Done() && !run.Choice()
	v.Flipped = run.Black
	if run.Bare && !run.Done() {
		v.Coordinates = false
	}
	if run.Blind && !run.Done() {
		blind(&v.Colours)
	}
	if run.Target != nil {
		v.Drawings = append(v.Drawings, boardview.Circles('Y', []rules.Square{*run.Target})...)
	}
	v.Drawings = append(v.Drawings, boardview.Circles('G', run.Pressed)...)
	if p.said.Right {
		return
	}
	arrows := run.Arrows()
	for _, a := range arrows {
		v.Drawings = append(v.Drawings, boardview.Drawing{Arrow: boardmodel.Arrow{From: a.From, To: a.To}, Colour: look.DrawingColour('B')})
	}
	if len(arrows) == 0 {
		v.Drawings = append(v.Drawings, boardview.Circles('B', run.Solution())...)
	}
}

// blind gives all squares one colour.
func blind(c *look.BoardColours) {
	c.Dark, c.OnDark, c.Texture = c.Light, c.OnLight, look.Smooth
}

// pressed answers a press on a square, by the mouse or the keys.
func (p *Page) pressed(at rules.Spot) {
	if s, onBoard := at.Square(); onBoard {
		p.take(p.Run.Press(s))
	}
}

// choose answers that the square is light, or dark.
func (p *Page) choose(light bool) { p.take(p.Run.Choose(light)) }

// take shows what was answered. The next question follows a right answer at once; a wrong one
// is looked at first.
func (p *Page) take(a vision.Answer) {
	run := p.Run
	p.Forget()
	p.said = a
	switch {
	case run.Ended():
		p.end()
		return
	case run.Done() && a.Right:
		run.Next()
	}
	p.Refresh()
	if p.LeadOn(); !run.Done() && run.Choice() {
		p.focus()
	}
}

// end shows the result.
func (p *Page) end() {
	if p.took = p.config.Now().Sub(p.began).Round(time.Second); p.Run.Passed() {
		p.config.Passed(p.Run.ID())
	}
	p.Refresh()
	if p.Run.Passed() {
		p.Panel.Celebrate(p.Settings.Animate)
	}
	p.LeadOn()
}

// reveal shows the answer.
func (p *Page) reveal() {
	if !p.Run.Done() {
		p.Run.Reveal()
		p.take(vision.Answer{})
	}
}

// next continues with the next question or, after the last one, with the next exercise that
// has not been passed.
func (p *Page) next() {
	switch {
	case p.Run.Passed():
		p.OpenNext()
	case p.Run.Ended():
		p.Open(p.At)
	case p.Run.Done():
		p.Forget()
		p.Run.Next()
		p.Refresh()
		p.focus()
	}
}
