package boardsearch

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// newEar creates what answers a person who plays by ear about what is drawn. The letters of pieces
// put these on the board.
func newEar(s *Sheet) *byear.Listener {
	return byear.Listen(byear.Config{
		Board: s.board, Scene: s.scene, ToBoard: s.config.ToBoard,
		Tell: func(title, text string) { s.config.Tell(title, i18n.T("byear.set-up")+"\n"+text) },
	}, byear.Aside{Worth: phrase.Say("byear.not-here")}, func() bool { return s.settings.ByEar })
}

// scene returns the pieces that are drawn.
func (s *Sheet) scene() describe.Scene {
	return describe.Scene{
		Rules: s.config.Chess, Line: []rules.Position{position{s.drawing}}, Style: describe.Style(s.settings.EarStyle), Still: true,
	}
}

// Ear returns what answers a person who plays by ear.
func (s *Sheet) Ear() *byear.Listener { return s.ear }
