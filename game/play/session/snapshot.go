package session

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Snapshot is the whole state of a session after an event. It never changes, and
// contains all that is needed to draw it, so that drawing it twice shows the same.
type Snapshot struct {
	Game    match.Snapshot // the current state of the game, wherever the board is in it
	Rules   rules.Rules    // of that game
	Opened  *record.Record // the game as it was opened
	Place   Place          // what the board shows
	Study   bool           // nobody plays the game, so that a move made in it is an edit
	Flipped bool           // the board is flipped

	History record.History // what Undo and Redo return to

	Notice  phrase.Phrase // a sentence for the user, until the next change
	Article string        // the article of the Laws behind Notice, "" for none
	Refused bool          // Notice says why a move is not legal
	Instead phrase.Phrase // what the piece that was refused can do, none if that is not known
	Failure error         // why a request could not be carried out, until the next change
	Sayings int           // how many sentences Notice and Failure have been, also the same again
	Proof   *Proof        // the squares behind the last refusal or explanation
	Unsaved error         // why the game could not be saved

	Writing bool        // a move for a draw claim is being written down
	Written *rules.Move // that move, once it is chosen
	// Ahead means that the opponent is to move and the person may make a move in advance.
	// Premove is that move, the null move for none.
	Ahead   bool
	Premove rules.Move

	Hint     *Hint          // to a good move, in the position on the board
	Thought  player.Thought // the opponent's latest, about its own move
	Analysis Analysis
	Second   Second
	Review   Reviewed
	Better   *Better                       // the person looks for a better move, nil otherwise
	Showing  *Showing                      // a line is shown on the board, nil otherwise
	Asked    *Asked                        // the person asks about a move, nil otherwise
	Allowed  map[record.Node]law.Allowance // moves of Game.Record that are surprising but legal
}

// Playing reports whether a game is being played: it was begun here and is not over.
func (s Snapshot) Playing() bool { return !s.Study && !s.Game.Outcome.Over() }

// CanRematch reports whether a game that was played here is over.
func (s Snapshot) CanRematch() bool { return !s.Study && s.Game.Outcome.Over() }

// Leavable reports whether nothing is lost by leaving the game on the board, because it
// is not being played or no person has moved in it.
func (s Snapshot) Leavable() bool { return !s.Playing() || s.Game.LastOwn() < 0 }

// Live reports whether the board shows the game's current position.
func (s Snapshot) Live() bool {
	return s.Place.Path.Main() && len(s.Place.Path) == len(s.Game.Moves)
}

// MayMove reports whether a person may move in the position on the board.
func (s Snapshot) MayMove() bool {
	switch {
	case s.Showing != nil:
		return false
	case s.Asked != nil:
		return s.Asked.Open
	}
	if s.Live() && !s.Game.Outcome.Over() {
		return s.Game.Yours()
	}
	return s.remarks() || s.Game.Human[s.Place.Position().Turn()]
}

// remarks reports whether a move on the board would be a remark on the game and not a
// move of it, because nobody plays the game or the board shows a variation.
func (s Snapshot) remarks() bool {
	return !s.Playing() || !s.Place.Path.Main() || len(s.Place.Path) > len(s.Game.Moves)
}

// Orthodox reports whether the game is orthodox chess. Only that has named openings and
// articles of the Laws to quote.
func (s Snapshot) Orthodox() bool { return rules.Orthodox(s.Rules.ID()) }

// Chess reports whether the game has the pieces and the Laws of chess.
func (s Snapshot) Chess() bool { return rules.Chess(s.Rules.ID()) }

// Bottom is the side at the bottom of the board.
func (s Snapshot) Bottom() rules.Side { return rules.ShapeOf(s.Rules).Bottom(s.Flipped) }

// Arrow is the move to point out in the position on the board: the move that was written
// down, or else the hint. The moves of an analysis are in Analysis.
func (s Snapshot) Arrow() (m rules.Move, ok bool) {
	switch {
	case s.Written != nil && s.Live():
		return *s.Written, true
	case s.Hint != nil && s.Hint.Whole:
		return s.Hint.Move, true
	}
	return rules.Move{}, false
}

// CanPlayFrom reports whether a new game can begin at the position on the board: the
// rules of the game must be known.
func (s Snapshot) CanPlayFrom() bool { return s.Rules.ID() != rules.Unread }
