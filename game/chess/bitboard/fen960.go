package bitboard

import "passedpawn/game/phrase"

// Parse960 reads the FEN of a position of Chess960 as Parse does. The castling field may
// be written as in X-FEN, in which K, Q, k and q are the outermost rooks, or as in
// Shredder-FEN, which names the files of the rooks. Letters without a rook there are
// dropped.
func Parse960(fen string) (Position, error) { return parse(fen, fenReader.parseRights960) }

func (p fenReader) parseRights960(field string) error {
	h := home{king: [2]Square{p.King(white), p.King(black)}, rook: usual.rook}
	for _, c := range field {
		if c == '-' && len(field) == 1 {
			break
		}
		side, letter := white, c
		if c >= 'a' {
			side, letter = black, c-'a'+'A'
		}
		if letter != 'K' && letter != 'Q' && (letter < 'A' || letter > 'H') {
			return phrase.Errorf("chess960.castling-field", field)
		}
		if right, rook, ok := p.castlingRook(side, letter); ok {
			h.rook[right] = rook
			p.rights |= 1 << right
		}
	}
	for right := range h.rook {
		if p.rights>>right&1 == 0 { // no rook: whatever moves, there is nothing to lose
			h.rook[right] = h.king[right/2]
		}
	}
	all := newHome(h.king, h.rook, true)
	p.home = &all
	p.key ^= zobrist.rights[p.rights]
	return nil
}

// castlingRook returns the right and the rook that a capital letter of the castling field
// means for a side. The king and the rook must be on the side's own rank.
func (p fenReader) castlingRook(side Side, letter rune) (right int, rook Square, ok bool) {
	king, rank := p.King(side), Square(56*int(side))
	if king&^7 != rank {
		return 0, 0, false
	}
	switch letter {
	case 'K':
		rook, ok = p.outermost(side, true)
	case 'Q':
		rook, ok = p.outermost(side, false)
	default:
		rook = rank + Square(letter-'A')
		ok = p.Pieces(Rook, side).Has(rook)
	}
	right = 2 * int(side)
	if rook < king {
		right++
	}
	return right, rook, ok
}
