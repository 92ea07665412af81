package play

import (
	"passedpawn/game/play/session"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/sound"
)

// cues are the sounds of a game's events.
var cues = map[session.Cue]sound.Sound{
	session.Moved: sound.Move, session.Captured: sound.Capture, session.Checked: sound.Check, session.Ended: sound.End, session.ShortOfTime: sound.Hurry,
}

// hear plays the sound of a cue, if sounds are on.
func (p *Page) hear(c session.Cue) {
	heard := cues[c]
	if c > session.Counted {
		left := int(c - session.Counted)
		if heard = sound.Countdown(left); p.settings.CountAloud {
			heard = sound.Spoken(i18n.Spoken().Code(), left)
		}
	}
	if p.settings.Sound {
		p.config.PlaySound(heard, p.settings.Volume)
	}
}
