package gamelist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/library/index"
	"passedpawn/game/library/pattern"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist/boardsearch"
)

// A drawing is the sheet on which a person draws what to search for. It takes the place
// of the list until it is closed.
type drawing struct {
	button *look.Button
	list   fyne.CanvasObject // what the sheet covers
	over   *fyne.Container
	sheet  *boardsearch.Sheet // nil while it is closed
}

// init returns the list with room for the sheet.
func (d *drawing) init(list fyne.CanvasObject) fyne.CanvasObject {
	d.list, d.over, d.sheet = list, container.NewStack(), nil
	d.over.Hide()
	return container.NewStack(d.list, d.over)
}

// newDrawButton returns the button that opens the sheet.
func (p *Page) newDrawButton() *look.Button {
	p.drawing.button = look.NewButton(i18n.T("gamelist.search-pattern"), p.draw)
	return p.drawing.button
}

// drawn returns the term of the search that the sheet changes, and false if it adds one.
func (p *Page) drawn() (index.Term, bool) {
	for _, t := range index.ParseQuery(p.asked.text).Terms {
		if t.Pattern != nil && !t.Not && !t.Wrong {
			return t, true
		}
	}
	return index.Term{}, false
}

// draw opens the sheet, with what is searched for now.
func (p *Page) draw() {
	var from pattern.Pattern
	if t, ok := p.drawn(); ok {
		from = *t.Pattern
	}
	var all []boardsearch.Structure
	for _, s := range structures() {
		if shape, ok := pattern.ParseStructure(s.name); ok {
			all = append(all, boardsearch.Structure{Title: s.title, Pattern: shape})
		}
	}
	p.drawing.sheet = boardsearch.New(boardsearch.Config{
		Pieces: p.config.Pieces, Chess: p.config.Chess, Structures: all, Said: clauseText, Here: p.herePosition,
		Search: p.searchDrawn, Close: p.undraw, Key: p.config.Key,
	}, p.settings, from)
	p.drawing.over.Objects = []fyne.CanvasObject{p.drawing.sheet.Content()}
	p.drawing.list.Hide()
	p.drawing.over.Show()
	p.drawing.over.Refresh()
	p.config.Focus(p.drawing.sheet.Board())
	p.config.Changed()
}

// herePosition returns the position on the explorer's board or, if it is closed, on that
// of the game.
func (p *Page) herePosition() (rules.Position, bool) {
	l := p.explorer.line
	at := p.explorer.at
	if !p.asked.here {
		l = p.config.Board.Line()
		at = len(l.Positions) - 1
	}
	if l.Rules == nil || !rules.Chess(l.Rules.ID()) {
		return nil, false
	}
	return l.Positions[at], true
}

// undraw closes the sheet, if it is open.
func (p *Page) undraw() {
	if p.drawing.sheet == nil {
		return
	}
	p.drawing.sheet = nil
	p.drawing.over.Objects = nil
	p.drawing.over.Hide()
	p.drawing.list.Show()
	p.seek()
	p.config.Changed()
}

// searchDrawn searches for what is drawn, in place of the pattern before.
func (p *Page) searchDrawn(drawn pattern.Pattern) {
	text, term := p.asked.text, "position:"+drawn.String()
	if t, ok := p.drawn(); ok {
		text = text[:t.Start] + term + text[t.End:]
	} else {
		text = strings.TrimSpace(text + " " + term)
	}
	p.undraw()
	p.filter.SetText(text)
}
