package books

import (
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// A sayer says what is on the page, and answers a person who plays by ear about its board.
type sayer struct {
	page *Page
	ear  *byear.Listener
}

func newSayer(p *Page) *sayer {
	s := &sayer{page: p}
	s.ear = byear.Listen(byear.Config{
		Board: p.board, Scene: s.scene, Tell: p.config.Tell, ToBoard: func() { p.config.Focus(p.board) },
	}, byear.Aside{Worth: phrase.Say("byear.not-here"), Walk: func(forward bool) bool {
		at := p.walk.at
		p.step(map[bool]int{true: 1, false: -1}[forward])
		return p.walk.at != at
	}}, func() bool { return p.settings.ByEar })
	return s
}

// scene returns the position as it is described, with the moves that led to it.
func (s *sayer) scene() describe.Scene {
	w := s.page.walk
	return describe.Scene{
		Rules: w.game, Line: w.positions[: w.at+1 : w.at+1], Moves: w.moves[:w.at:w.at], Style: describe.Style(s.page.settings.EarStyle),
	}
}

// Said implements pages.Sayer: it says the last move, what the book has here, and what is to be done.
func (s *sayer) Said() []string {
	p, moved := s.page, ""
	if p.walk.at > 0 {
		moved = i18n.P(s.scene().Last())
	}
	return []string{p.panel.title.Text, moved, s.offers(), p.status.Line.Text, i18n.P(s.ear.Reply())}
}

// offers says the moves of the book in the position, with the share of each.
func (s *sayer) offers() string {
	moves, _ := s.page.moves() // the line below the board says why they cannot be read
	var all []phrase.Phrase
	for _, m := range moves {
		all = append(all, phrase.Say("%v, %v", s.scene().Could(convert.Move(m.Move)), phrase.Say("books.percent", int(m.Share*100+0.5))))
	}
	return i18n.P(phrase.Join("; ", all...))
}

// says returns a sentence with its moves in the person's style.
func (s *sayer) says(p phrase.Phrase) string {
	return byear.Said(p, s.page.walk.game, s.page.settings.EarStyle)
}

// Sayings implements pages.Repeater.
func (s *sayer) Sayings() int { return s.ear.Sayings() }

// ByEar implements pages.Listener.
func (s *sayer) ByEar(key string) bool { return s.ear.ByEar(key) }
