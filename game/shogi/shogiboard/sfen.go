package shogiboard

import (
	"strconv"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Start is the SFEN of the standard start position, where sente moves first.
const Start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

// mostMoves is an upper limit for the move number of an SFEN.
const mostMoves = 60_000

// Parse reads an SFEN: the board, the side to move, the hands, and the move number, which
// may be missing. "startpos" means Start, and a leading "sfen" is allowed. Parse returns
// an error for a position that no game can reach.
func Parse(text string) (Position, error) {
	f := strings.Fields(text)
	if len(f) > 0 && strings.EqualFold(f[0], "sfen") {
		f = f[1:]
	}
	if len(f) == 1 && strings.EqualFold(f[0], "startpos") {
		f = strings.Fields(Start)
	}
	if len(f) < 3 || len(f) > 4 {
		return Position{}, phrase.Errorf("shogiboard.sfen-three-four-fields", len(f))
	}
	p := empty()
	if err := p.place(f[0]); err != nil {
		return Position{}, err
	}
	switch f[1] {
	case "b":
	case "w":
		p.turn = Gote
		p.key ^= zobrist.turn
	default:
		return Position{}, phrase.Errorf("shogiboard.side-move-b-w", f[1])
	}
	if err := p.fill(f[2]); err != nil {
		return Position{}, err
	}
	if len(f) == 4 {
		n, err := strconv.ParseUint(f[3], 10, 16)
		if err != nil || n > mostMoves {
			return Position{}, phrase.Errorf("common.move-number-not", f[3], mostMoves)
		}
		p.number = uint16(max(n, 1))
	}
	return p, p.sound()
}

// place reads the first field.
func (p *Position) place(field string) error {
	ranks := strings.Split(field, "/")
	if len(ranks) != 9 {
		return phrase.Errorf("common.shogi-board-nine-ranks", len(ranks))
	}
	for i, text := range ranks {
		if err := p.placeRank(i+1, text); err != nil {
			return err
		}
	}
	return nil
}

// placeRank reads a rank of the first field.
func (p *Position) placeRank(rank int, text string) error {
	name := string(rune('a' + rank - 1))
	file, plus := 9, false
	for _, c := range []byte(text) {
		if c == '+' && !plus {
			plus = true
			continue
		}
		if n := strings.IndexByte("0123456789", c); n > 0 && !plus {
			file -= n
			continue
		}
		kind, side, ok := kindOf(c)
		switch {
		case !ok || plus && !kind.MayPromote():
			return phrase.Errorf("common.rank-sfen-contains-not", name, c)
		case file < 1:
			return phrase.Errorf("common.rank-sfen-more-than", name)
		case kind == King && p.kings[side] != None:
			return rules.Illegal(phrase.Errorf("shogiboard.side-two-kings"))
		case plus:
			kind = kind.Promoted()
		}
		p.put(At(file, rank), kind, side)
		file, plus = file-1, false
	}
	if file != 0 || plus {
		return phrase.Errorf("common.rank-sfen-not-nine", name)
	}
	return nil
}

// kindOf returns the piece for a letter.
func kindOf(c byte) (k PieceType, side Side, ok bool) {
	if c >= 'a' && c <= 'z' {
		side, c = Gote, c-'a'+'A'
	}
	i := strings.IndexByte(letters, c)
	return PieceType(i), side, i >= 0
}

// fill reads the hands.
func (p *Position) fill(field string) error {
	if field == "-" {
		return nil
	}
	count := 0
	for _, c := range []byte(field) {
		if c >= '0' && c <= '9' && count < 10 {
			count = 10*count + int(c-'0')
			continue
		}
		kind, side, ok := kindOf(c)
		if !ok || kind == King {
			return phrase.Errorf("common.not-name-pieces-hand", field)
		}
		n := int(p.hands[side][kind]) + max(count, 1)
		if n > most[kind] {
			return rules.Illegal(phrase.Errorf("shogiboard.set-only", n, setNames[kind], most[kind]))
		}
		p.hold(side, kind, int8(max(count, 1)))
		count = 0
	}
	if count != 0 {
		return phrase.Errorf("common.not-name-pieces-hand", field)
	}
	return nil
}
