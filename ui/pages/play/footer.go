package play

import (
	"time"

	"passedpawn/game/chess/law"
	"passedpawn/game/play/session"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A footer is the area at the bottom of the page: the sentence about the game and, below
// it, how the piece under the pointer moves. If there is no piece to describe, and the panel
// has no room for the name of the opening or of the game, that is there.
type footer struct {
	*widgets.Status
	opening *opening
	piece   string // describes the piece under the pointer, "" for none
	unnamed bool   // the panel has no room for the name
	keys    bool   // the sentence may name keys
}

func newFooter(cite func(), o *opening, keys bool) *footer {
	return &footer{Status: widgets.NewStatus(i18n.T("common.why"), cite), opening: o, keys: keys}
}

// show shows the sentence about a snapshot, and what is under the pointer.
func (f *footer) show(s session.Snapshot, under hover, now time.Time) {
	f.Say(sentence(s, now, f.keys), tone(s))
	_, ruled := law.Rule(s.Article)
	f.Cites(ruled || s.Doubtful())
	f.describe(under.about(s))
}

// describe shows the description of a piece, "" for none.
func (f *footer) describe(piece string) {
	f.piece = piece
	text := piece
	if text == "" && f.unnamed && f.Teaches {
		text = f.opening.label.Text
	}
	f.About.SetText(text)
}

// nameGame is told whether the panel has room for the name of the opening or of the game.
func (f *footer) nameGame(inPanel bool) {
	if f.unnamed == inPanel {
		f.unnamed = !inPanel
		f.describe(f.piece)
	}
}
