package boardsearch

import (
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/board/byear"
)

// newEar creates what answers a person who plays by ear about what is drawn.
func newEar(s *Sheet) *byear.Listener {
	return byear.ListenSettingUp(byear.Config{
		Board: s.board, Scene: s.scene, Tell: s.config.Tell, ToBoard: s.config.ToBoard,
	}, func() bool { return s.settings.ByEar })
}

// scene returns the pieces that are drawn.
func (s *Sheet) scene() describe.Scene {
	return describe.Scene{
		Rules: s.config.Chess, Line: []rules.Position{position{s.drawing}}, Style: describe.Style(s.settings.EarStyle), Still: true,
	}
}

// Ear returns what answers a person who plays by ear.
func (s *Sheet) Ear() *byear.Listener { return s.ear }
