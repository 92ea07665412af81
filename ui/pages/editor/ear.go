package editor

import (
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// newEar creates what answers a person who plays by ear about the position.
func newEar(p *Page) *byear.Listener {
	return byear.ListenSettingUp(byear.Config{
		Board: p.board, Scene: p.scene, Tell: p.config.Tell, ToBoard: func() { p.config.Focus(p.board) },
	}, func() bool { return p.settings.ByEar && p.game != nil })
}

// scene returns the position as it is described: where it can be played, with its moves.
func (p *Page) scene() describe.Scene {
	s := describe.Scene{Rules: p.game, Line: []rules.Position{p.position}, Style: describe.Style(p.settings.EarStyle), Still: true}
	if playable, err := p.position.Playable(); err == nil {
		s.Line[0], s.Still = playable, false
	}
	return s
}

// Said implements pages.Sayer.
func (p *Page) Said() []string {
	return []string{i18n.T("window.set-up-position"), p.status.Line.Text, i18n.P(p.ear.Reply())}
}

// Sayings implements pages.Repeater.
func (p *Page) Sayings() int { return p.ear.Sayings() }

// ByEar implements pages.Listener.
func (p *Page) ByEar(key string) bool { return p.ear.ByEar(key) }
