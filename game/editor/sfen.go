package editor

import (
	"fmt"
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// lettered returns the kinds of a game with tiles: the king, and the kinds that can be in
// a hand.
func lettered(game rules.Rules) []board.PieceDef {
	letters := map[rules.Kind]byte{}
	for l, k := range rules.LettersOf(game) {
		letters[k] = l
	}
	var all []board.PieceDef
	for _, k := range append([]rules.Kind{rules.King}, rules.ShapeOf(game).Hand...) {
		all = append(all, board.PieceDef{Name: k, Letter: letters[k]})
	}
	return all
}

// plain returns the unpromoted face of a tile.
func (b Position) plain(face rules.Kind) rules.Kind {
	for _, k := range b.kinds {
		if face != rules.NoKind && rules.Promoted(b.game, k.Name) == face {
			return k.Name
		}
	}
	return face
}

// Other returns a piece with its other face showing, or unchanged if it has none.
func (b Position) Other(p rules.Piece) rules.Piece {
	if face := rules.Promoted(b.game, p.Kind); face != rules.NoKind {
		p.Kind = face
		return p
	}
	p.Kind = b.plain(p.Kind)
	return p
}

// readSFEN reads the fields of an SFEN: the board, the side to move, the hands and the
// number of the move.
func (b Position) readSFEN(f []string) (Position, error) {
	if strings.EqualFold(f[0], "sfen") {
		f = f[1:]
	}
	if len(f) == 0 {
		return b, nil
	}
	if err := (sfenReader{&b}).readTiles(f[0]); err != nil {
		return Position{}, err
	}
	if len(f) > 1 {
		i := slices.Index([]string{"b", "w"}, f[1])
		if i < 0 {
			return Position{}, phrase.Errorf("shogiboard.side-move-b-w", f[1])
		}
		b.turn = rules.Side(i)
	}
	if len(f) > 2 {
		if err := (sfenReader{&b}).readHands(f[2]); err != nil {
			return Position{}, err
		}
	}
	if len(f) > 3 {
		b.counters = f[3]
	}
	return b, nil
}

// An sfenReader puts the pieces of an SFEN into a position.
type sfenReader struct{ *Position }

func (b sfenReader) readTiles(field string) error {
	files, ranks := b.game.Size()
	rows := strings.Split(field, "/")
	if len(rows) != ranks {
		return phrase.Errorf("common.shogi-board-nine-ranks", len(rows))
	}
	for i, row := range rows {
		if err := b.readRank(files, ranks-1-i, row); err != nil {
			return err
		}
	}
	return nil
}

// readRank reads a rank of so many files.
func (b sfenReader) readRank(files, rank int, row string) error {
	file, plus, name := 0, false, b.shape.RankNames[rank]
	for _, c := range row {
		piece, ok := b.Piece(c)
		switch {
		case c == '+' && !plus:
			plus = true
			continue
		case c >= '1' && c <= '9' && !plus:
			file += int(c - '0')
			continue
		case !ok || plus && rules.Promoted(b.game, piece.Kind) == rules.NoKind:
			return phrase.Errorf("common.rank-sfen-contains-not", name, c)
		case file >= files:
			return phrase.Errorf("common.rank-sfen-more-than", name)
		case plus:
			piece = b.Other(piece)
		}
		b.on[rank*files+file] = piece
		file, plus = file+1, false
	}
	if file != files || plus {
		return phrase.Errorf("common.rank-sfen-not-nine", name)
	}
	return nil
}

// mostOfAKind is more pieces of one kind than any set has.
const mostOfAKind = 99

func (b sfenReader) readHands(field string) error {
	if field == "-" {
		return nil
	}
	n := 0
	for _, c := range field {
		if c >= '0' && c <= '9' && n < 10 {
			n = 10*n + int(c-'0')
			continue
		}
		piece, ok := b.Piece(c)
		if !ok || b.slot(piece.Kind) < 0 {
			return phrase.Errorf("common.not-name-pieces-hand", field)
		}
		*b.Position = b.Hold(piece, max(n, 1))
		n = 0
	}
	if n != 0 {
		return phrase.Errorf("common.not-name-pieces-hand", field)
	}
	return nil
}

// held returns the field of the hands, "-" if both are empty.
func (b Position) held() string {
	var text strings.Builder
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for i, k := range b.shape.Hand {
			n := b.hands[side][i]
			if n > 1 {
				fmt.Fprint(&text, n)
			}
			if n > 0 {
				text.WriteByte(b.letter(rules.Piece{Side: side, Kind: k}))
			}
		}
	}
	if text.Len() == 0 {
		return "-"
	}
	return text.String()
}
