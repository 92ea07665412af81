package engine

import "passedpawn/game/bitboard"

// Scores of moves for ordering; a quiet move has its history, below them all.
const (
	hashFirst   = 1 << 30
	goodCapture = 1 << 28
	killerMove  = 1 << 27
	badCapture  = -1 << 28
	historyMax  = 1 << 14
)

// picker hands out the moves of a node, the most promising first.
type picker struct {
	list   bitboard.List
	scores [bitboard.Most]int32
	next   int
}

func (p *picker) pick() (bitboard.Move, int32, bool) {
	if p.next == p.list.Count {
		return 0, 0, false
	}
	best := p.next
	for i := best + 1; i < p.list.Count; i++ {
		if p.scores[i] > p.scores[best] {
			best = i
		}
	}
	p.list.Moves[best], p.list.Moves[p.next] = p.list.Moves[p.next], p.list.Moves[best]
	p.scores[best], p.scores[p.next] = p.scores[p.next], p.scores[best]
	p.next++
	return p.list.Moves[p.next-1], p.scores[p.next-1], true
}

func noisy(p *bitboard.Position, m bitboard.Move) bool {
	return p.On(m.To()) != bitboard.NoKind || m.EnPassant() || m.Promotion() == bitboard.Queen
}

// score rates the moves of a node.
func (s *searcher) score(k *picker, hash bitboard.Move, ply int) {
	k.next = 0
	for i, m := range k.list.All() {
		switch {
		case m == hash:
			k.scores[i] = hashFirst
		case noisy(&s.pos, m):
			k.scores[i] = s.captureScore(m)
		case m == s.killers[ply][0]:
			k.scores[i] = killerMove + 1
		case m == s.killers[ply][1]:
			k.scores[i] = killerMove
		default:
			k.scores[i] = s.history[s.pos.Turn()][m&4095] + s.answers(ply, m)
		}
	}
}

func (s *searcher) captureScore(m bitboard.Move) int32 {
	victim, hunter := s.pos.On(m.To()), s.pos.On(m.From())
	rank := int32(exchangeValue[victim]*16 - int(hunter))
	if m.Promotion() == bitboard.Queen {
		return goodCapture + rank + 8000
	}
	if m.EnPassant() || exchangeValue[victim] >= exchangeValue[hunter] || exchange(&s.pos, m) >= 0 {
		return goodCapture + rank
	}
	return badCapture + rank
}

// reward remembers a quiet move that refuted the opponent's, and marks down
// those tried before it.
func (s *searcher) reward(m bitboard.Move, tried []bitboard.Move, depth, ply int) {
	if s.killers[ply][0] != m {
		s.killers[ply][1], s.killers[ply][0] = s.killers[ply][0], m
	}
	bonus := int32(min(depth*depth*4, historyMax/8))
	s.nudge(m, bonus, ply)
	for _, t := range tried {
		s.nudge(t, -bonus, ply)
	}
}

// nudge moves what is known of a quiet move towards a bonus, the less the more
// it is known for already.
func (s *searcher) nudge(m bitboard.Move, bonus int32, ply int) {
	toward(&s.history[s.pos.Turn()][m&4095], bonus)
	if ply > 0 && s.played[ply-1] != 0 {
		toward(&s.answered[s.played[ply-1]][s.label(m)], bonus)
	}
	if ply > 1 && s.played[ply-2] != 0 {
		toward(&s.answered[s.played[ply-2]][s.label(m)], bonus)
	}
}

func toward[T int16 | int32](h *T, bonus int32) {
	*h += T(bonus - int32(*h)*max(bonus, -bonus)/historyMax)
}

// A label names a move by the piece and where it goes, from 1.
type label uint16

const labels = 1 + 12*64

func (s *searcher) label(m bitboard.Move) label {
	return 1 + (label(s.pos.On(m.From()))*2+label(s.pos.Turn()))*64 + label(m.To())
}

// answers is how well a quiet move did after the two moves before it
// (continuation history).
func (s *searcher) answers(ply int, m bitboard.Move) int32 {
	var sum int32
	if ply > 0 && s.played[ply-1] != 0 {
		sum += int32(s.answered[s.played[ply-1]][s.label(m)])
	}
	if ply > 1 && s.played[ply-2] != 0 {
		sum += int32(s.answered[s.played[ply-2]][s.label(m)])
	}
	return sum
}
