package engine

import "passedpawn/game/chess/bitboard"

// Scores of moves for ordering. A quiet move is scored by its history, below all of these
// except badCapture.
const (
	hashFirst   = 1 << 30
	goodCapture = 1 << 28
	killerMove  = 1 << 27
	badCapture  = -1 << 28
	historyMax  = 1 << 14
)

// picker returns the moves of a node, the most promising first.
type picker struct {
	list   bitboard.List
	scores [bitboard.Most]int32
	next   int
}

// pick returns the next move and its score.
func (s *searcher) pick(k *picker) (bitboard.Move, int32, bool) {
	moves, scores := k.list.Moves[:k.list.Count], k.scores[:k.list.Count]
	for k.next < len(scores) {
		rank, best := scores[k.next], k.next
		for _, r := range scores[k.next:] {
			rank = max(rank, r) // compiles to code without a branch
		}
		for scores[best] != rank {
			best++
		}
		m := moves[best]
		if rank >= goodCapture && rank < hashFirst && s.loses(m) {
			scores[best] += badCapture - goodCapture
			continue
		}
		moves[best], scores[best] = moves[k.next], scores[k.next]
		k.next++
		return m, rank, true
	}
	return 0, 0, false
}

func noisy(p *bitboard.Position, m bitboard.Move) bool {
	return p.Captured(m) != bitboard.NoKind || m.Promotion() == bitboard.Queen
}

// score scores the moves of a node.
func (s *searcher) score(k *picker, hash bitboard.Move, ply int) {
	k.next = 0
	history, first, second := &s.history[s.pos.Turn()], s.answersTo(ply-1), s.answersTo(ply-2)
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
			l := s.label(m)
			k.scores[i] = history[m&4095] + int32(first[l]) + int32(second[l])
		}
	}
}

func (s *searcher) captureScore(m bitboard.Move) int32 {
	victim, hunter := s.pos.On(m.To()), s.pos.On(m.From())
	rank := int32(exchangeValue[victim]*16 - int(hunter))
	if m.Promotion() == bitboard.Queen {
		return goodCapture + rank + 8000
	}
	return goodCapture + rank
}

// loses reports whether a capture loses material. pick asks only when it is the turn of
// the capture, because an earlier move has usually refuted the opponent's move.
func (s *searcher) loses(m bitboard.Move) bool {
	victim, hunter := s.pos.On(m.To()), s.pos.On(m.From())
	return m.Promotion() != bitboard.Queen && !m.EnPassant() &&
		exchangeValue[victim] < exchangeValue[hunter] && exchange(&s.pos, m) < 0
}

// reward remembers a quiet move that refuted the opponent's move, and lowers the history
// of those tried before it.
func (s *searcher) reward(m bitboard.Move, tried []bitboard.Move, depth, ply int) {
	if s.killers[ply][0] != m {
		s.killers[ply][1], s.killers[ply][0] = s.killers[ply][0], m
	}
	bonus := int32(min(300*depth-150, 2400))
	s.nudge(m, bonus, ply)
	for _, t := range tried {
		s.nudge(t, -bonus, ply)
	}
}

// nudge moves the history of a quiet move towards a bonus, by less the closer it is
// already.
func (s *searcher) nudge(m bitboard.Move, bonus int32, ply int) {
	toward(&s.history[s.pos.Turn()][m&4095], bonus)
	for _, earlier := range []int{ply - 1, ply - 2} {
		if earlier >= 0 && s.played[earlier] != 0 {
			toward(&s.answersTo(earlier)[s.label(m)], bonus)
		}
	}
}

func toward[T int16 | int32](h *T, bonus int32) {
	*h += T(bonus - int32(*h)*max(bonus, -bonus)/historyMax)
}

// A label identifies a move by its piece and target square, from 1. 0 is a pass, after
// which no history is kept.
type label uint16

const labels = 1 + 12*64

func (s *searcher) label(m bitboard.Move) label {
	return 1 + (label(s.pos.On(m.From()))*2+label(s.pos.Turn()))*64 + label(m.To())
}

// answersTo returns how well quiet moves did after the move at a ply (continuation
// history).
func (s *searcher) answersTo(ply int) *[labels]int16 {
	if ply < 0 {
		return &s.answered[0]
	}
	return &s.answered[s.played[ply]]
}
