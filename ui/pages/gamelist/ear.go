package gamelist

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// listener creates what answers a person who plays by ear about the position on the board beside the
// games.
func (d *sideBoard) listener() *byear.Listener {
	e := d.explorer
	return byear.Listen(byear.Config{
		Board: d.board, Scene: e.scene, Tell: e.config.Tell, ToBoard: func() { e.config.Focus(d.board) },
	}, byear.Aside{Worth: phrase.Say("byear.not-here"), Walk: func(forward bool) bool {
		at, by := e.at, -1
		if forward {
			by = 1
		}
		e.step(by)
		return e.at != at
	}}, func() bool { return e.settings.ByEar && e.line.Rules != nil })
}

// scene returns the position as it is described, with the moves that led to it.
func (e *explorer) scene() describe.Scene {
	l, at := e.line, e.at
	return describe.Scene{Rules: l.Rules, Line: l.Positions[: at+1 : at+1], Moves: l.Moves[:at:at], Style: describe.Style(e.settings.EarStyle)}
}

// A sayer says for the page what is listed, and the line below the list; beside the games also the
// last move. While a pattern is drawn it answers about that.
type sayer struct{ page *Page }

// board returns what answers about the board in sight, nil if there is none.
func (s *sayer) board() *byear.Listener {
	switch p := s.page; {
	case p.drawing.sheet != nil:
		return p.drawing.sheet.Ear()
	case p.bar.request.here && p.explorer.line.Rules != nil:
		return p.explorer.side.ear
	}
	return nil
}

// Said implements pages.Sayer.
func (s *sayer) Said() []string {
	p := s.page
	said := []string{p.title.name.Text, p.status.text.Text}
	ear := s.board()
	if ear == nil {
		return said
	}
	if p.drawing.sheet == nil && p.explorer.at > 0 {
		said = append(said, i18n.P(p.explorer.scene().Last()))
	}
	return append(said, i18n.P(ear.Reply()))
}

// Sayings implements pages.Repeater.
func (s *sayer) Sayings() int {
	if ear := s.board(); ear != nil {
		return ear.Sayings()
	}
	return 0
}

// ByEar implements pages.Listener.
func (s *sayer) ByEar(key string) bool {
	ear := s.board()
	return ear != nil && ear.ByEar(key)
}
