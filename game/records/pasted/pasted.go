// Package pasted recognises the contents of a text that the user has copied: a position,
// games, or neither. It opens no files.
package pasted

import (
	"strings"

	"passedpawn/game/editor"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Found is the contents of a text: a position, an error if the position is not valid, or
// games.
type Found struct {
	Rules rules.Rules // of the position; nil for none
	Start string      // the position
	Reset error       // what is wrong with the counters of the position, which begin anew
	Left  error       // which castling rights of the position are left out
	Wrong error
	Games []pgn.Item
}

// LookAt recognises the contents of a text. A position belongs to the first of the tried
// rules that accept it.
func LookAt(text string, tried []rules.Rules, known rules.Games) Found {
	if found, ok := shogiIn(text, known); ok {
		return found
	}
	fen := editor.FENIn(text)
	if fen != "" {
		return positionIn(fen, tried)
	}
	var found Found
	for _, item := range pgn.Scan(text) {
		if isGame(item, known) {
			found.Games = append(found.Games, item)
		}
	}
	return found
}

// shogiIn finds shogi records. A record without moves is a position.
func shogiIn(text string, known rules.Games) (found Found, ok bool) {
	if f, _ := gamefile.Detect(text); f == (gamefile.PGN{}) {
		return found, false
	}
	for _, item := range gamefile.Scan(text, "") {
		rec, err := pgn.Read(item, known)
		switch r, knows := known.Find(item.Variant()); {
		case !knows:
			return found, false
		case rec == nil:
			found.Wrong = err
		case isPosition(rec):
			if found.Rules = r; rec.Start == "" {
				rec.Start = r.Start().String()
			}
			found.Start = rec.Start
		default:
			found.Games = append(found.Games, item)
		}
	}
	if len(found.Games) > 0 {
		found.Rules, found.Wrong = nil, nil
	}
	return found, found.Rules != nil || found.Wrong != nil || len(found.Games) > 0
}

// isPosition reports whether a record contains only a position: no moves, remarks or
// players.
func isPosition(rec *record.Record) bool {
	_, moves := rec.Root().Next()
	return !moves && rec.Root().Silent() && rec.Tag("White") == "" && rec.Tag("Black") == ""
}

// positionIn reads a FEN. If it is not valid, the error is that of the first rules that
// know its pieces.
func positionIn(fen string, tried []rules.Rules) Found {
	var found Found
	known := false
	for _, r := range tried {
		var wrong error
		for _, form := range editor.Forms(fen) {
			p, err := r.Parse(form)
			if err == nil {
				r, p = meant(r, p, form, tried)
				found = Found{Rules: r, Start: p.String(), Left: leftOut(r, form)}
				if editor.Counted(fen) {
					found.Reset = rules.Cause(wrong)
				}
				return found
			}
			wrong = err
		}
		if _, err := editor.Read(r, fen); found.Wrong == nil || !known && err == nil {
			found.Wrong, known = wrong, err == nil
		}
	}
	return found
}

// meant returns the rules and the position that a FEN means, which some rules accept:
// Chess960 instead of chess if the castling rights are impossible in chess, as in a PGN.
func meant(r rules.Rules, p rules.Position, fen string, tried []rules.Rules) (rules.Rules, rules.Position) {
	if !rules.Orthodox(r.ID()) || !pgn.Castles960(fen) {
		return r, p
	}
	for _, other := range tried {
		if as, err := other.Parse(fen); err == nil && rules.Chess960(other.ID()) {
			return other, as
		}
	}
	return r, p
}

// leftOut says which castling rights of a FEN its rules leave out.
func leftOut(r rules.Rules, fen string) error {
	b, err := editor.Read(r, fen)
	if err != nil {
		return nil
	}
	return editor.LeftOut(b)
}

// isGame reports whether a text is a game and not some other copied text: it has the tags
// of a game, or moves that can be played. A single word is not a game.
func isGame(item pgn.Item, known rules.Games) bool {
	for _, name := range append(record.Roster[:], "FEN") {
		if item.Tag(name) != "" {
			return true
		}
	}
	rec, err := pgn.Read(item, known)
	if rec == nil {
		return false
	}
	moves := len(rec.Moves())
	return moves > 1 || moves == 1 && err == nil && strings.Contains(item.Text, ".")
}
