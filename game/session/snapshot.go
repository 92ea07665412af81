package session

import (
	"passedpawn/game/law"
	"passedpawn/game/match"
	"passedpawn/game/phrase"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// A Snapshot is the whole state of a session after an event. Nothing in it changes
// later: to draw it needs nothing else, and drawing it twice shows the same.
type Snapshot struct {
	Game    match.Snapshot // as it stands, wherever in it the board is
	Rules   rules.Rules    // of that game
	Opened  *record.Record // the game as it came onto the board
	Place   Place          // what the board shows
	Study   bool           // nobody plays the game: a move made in it is an edit
	Flipped bool           // the board is seen from the other side

	Undoing, Redoing phrase.Phrase // the edits that Undo and Redo mean, empty for none

	Notice  phrase.Phrase // a sentence for the person, until the next change
	Article string        // of the Laws that Notice is about, "" for none
	Failure error         // why what was asked for could not be done, likewise
	Proof   *Proof        // what the last refusal or explanation points at
	Unsaved error         // why the game could not be saved

	Writing bool        // a move to claim a draw with is being written down
	Written *rules.Move // that move, once it is chosen
	// Ahead is set while the opponent has the move and the person may make one in
	// advance; Premove is the one that was made, the null move for none.
	Ahead   bool
	Premove rules.Move

	Hint     *rules.Move    // a good move where the game stands
	Thought  player.Thought // the opponent's last, about its own move
	Analysis Analysis
	Allowed  map[record.Node]law.Allowance // moves of Game.Record that surprise and are legal
}

// A Proof is two squares, or one twice, that show why a move is not legal or, where
// Allows is set, why it is.
type Proof struct {
	From, To rules.Square
	Allows   bool
	Double   bool           // a second piece forbids it too
	Second   rules.Square   // the one on it
	Wall     []rules.Square // men that never move again
}

// Playing reports whether a game is being played on the board: one that was begun
// here and is not over.
func (s Snapshot) Playing() bool { return !s.Study && !s.Game.Outcome.Over() }

// CanRematch reports whether a game that was played here is over.
func (s Snapshot) CanRematch() bool { return !s.Study && s.Game.Outcome.Over() }

// Leavable reports whether nothing is given up by leaving the game on the board: it
// is not being played, or no person has moved in it.
func (s Snapshot) Leavable() bool { return !s.Playing() || !s.moved() }

// moved reports whether a person has made a move in the game.
func (s Snapshot) moved() bool {
	for i := range s.Game.Moves {
		if s.Game.Human[s.Game.Line[i].Turn()] {
			return true
		}
	}
	return false
}

// Live reports whether the board shows where the game stands.
func (s Snapshot) Live() bool {
	return s.Place.Path.Main() && len(s.Place.Path) == len(s.Game.Moves)
}

// MayMove reports whether a person may move in the position on the board.
func (s Snapshot) MayMove() bool {
	if s.Live() && !s.Game.Outcome.Over() {
		return s.Game.Yours()
	}
	return s.remarks() || s.Game.Human[s.Place.Position().Turn()]
}

// remarks reports whether a move on the board is a remark on the game and not the
// game itself: nobody plays it, or the board shows a variation.
func (s Snapshot) remarks() bool {
	return !s.Playing() || !s.Place.Path.Main() || len(s.Place.Path) > len(s.Game.Moves)
}

// Orthodox reports whether the game is orthodox chess, which alone has openings with
// names, and laws to quote.
func (s Snapshot) Orthodox() bool { return rules.Orthodox(s.Rules.ID()) }

// Bottom is the side at the bottom of the board.
func (s Snapshot) Bottom() rules.Side { return rules.ShapeOf(s.Rules).Bottom(s.Flipped) }

// Arrow is the move to be pointed out in the position on the board: the one that was
// written down, the hint that was asked for, or else the best that the analysis has found.
func (s Snapshot) Arrow() (m rules.Move, ok bool) {
	switch {
	case s.Written != nil && s.Live():
		return *s.Written, true
	case s.Hint != nil:
		return *s.Hint, true
	case len(s.Analysis.Found) > 0:
		return s.Analysis.Found[0].Line[0], true
	}
	return rules.Move{}, false
}
