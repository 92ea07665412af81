package editor

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Turn implements rules.Position.
func (b Position) Turn() rules.Side { return b.turn }

// At implements rules.Position.
func (b Position) At(s rules.Square) (rules.Piece, bool) {
	i, ok := b.index(s)
	if !ok || b.on[i].Kind == rules.NoKind {
		return rules.Piece{}, false
	}
	return b.on[i], true
}

// Moves implements rules.Position. There are none in a position that is being set up.
func (b Position) Moves() []rules.Move { return nil }

// Play implements rules.Position.
func (b Position) Play(m rules.Move) (rules.Position, error) {
	return nil, phrase.Errorf("common.move-from-not-legal", m.From, m.To)
}

// Checks implements rules.Position.
func (b Position) Checks() []rules.Square { return nil }

func (b Position) index(s rules.Square) (int, bool) {
	files, ranks := b.game.Size()
	on := s.File >= 0 && int(s.File) < files && s.Rank >= 0 && int(s.Rank) < ranks
	return int(s.Rank)*files + int(s.File), on
}

// Playable returns the position of the rule set, or an error that says why a game cannot
// start from it.
func (b Position) Playable() (rules.Position, error) {
	p, err := b.game.Parse(b.String())
	if err != nil {
		return nil, err
	}
	if why, refused := rules.Unreachable(b.game, p); refused {
		return nil, phrase.Errorf(why.Form, why.Words...)
	}
	return p, nil
}

// Unreachable says why no game can reach a position that can nevertheless be played. It
// returns the zero phrase if a game may.
func (b Position) Unreachable() phrase.Phrase {
	p, err := b.Playable()
	if err != nil {
		return phrase.Phrase{}
	}
	why, _ := rules.Unreachable(b.game, p)
	return why
}

// SFEN reports whether the position is written in SFEN instead of FEN.
func (b Position) SFEN() bool { return b.tiles }

// FEN returns the position as the rules write it, without rights that it does not allow.
// If the rules refuse it, FEN returns it unchanged.
func (b Position) FEN() string {
	if p, err := b.Playable(); err == nil {
		return p.String()
	}
	return b.String()
}
