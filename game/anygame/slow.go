package anygame

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/board"
	"passedpawn/game/rules"
)

// slow is a mover over positions of any game without drops. What it does not
// know of the game it finds out by playing at random.
type slow struct {
	line     []rules.Position
	layout   *board.Layout
	kinds    map[rules.Kind]int
	mobility []float64
	next     []int
}

// A trial is how a game is got to know: so many games at random, of so many plies.
const (
	trialGames = 8
	trialPlies = 80
)

func newSlow(pos rules.Position, files, ranks int) (*slow, error) {
	s := &slow{line: []rules.Position{pos}, kinds: map[rules.Kind]int{}}
	moves, pieces := map[rules.Kind]int{}, map[rules.Kind]int{}
	next := map[rules.Kind]rules.Kind{}
	state := uint64(88172645463325252)
	for range trialGames {
		for p, ply := pos, 0; ply < trialPlies && len(p.Moves()) > 0; ply++ {
			s.count(p, files, ranks, pieces)
			for _, m := range p.Moves() {
				piece, _ := p.At(m.From)
				moves[piece.Kind]++
				if m.Promote != rules.NoKind {
					pieces[m.Promote] += 0
					next[piece.Kind] = m.Promote
				}
			}
			state ^= state << 13
			state ^= state >> 7
			state ^= state << 17
			again, err := p.Play(p.Moves()[state%uint64(len(p.Moves()))])
			if err != nil {
				return nil, err
			}
			p = again
		}
	}
	var list []board.Kind
	for _, k := range slices.Sorted(maps.Keys(pieces)) {
		s.kinds[k] = len(list)
		list = append(list, board.Kind{Name: k})
		s.mobility = append(s.mobility, float64(moves[k])/float64(max(pieces[k], 1)))
		s.next = append(s.next, -1)
	}
	for from, to := range next {
		s.next[s.kinds[from]] = s.kinds[to]
	}
	var err error
	s.layout, err = board.NewLayout(files, ranks, list)
	return s, err
}

// count counts the pieces of the side to move.
func (s *slow) count(p rules.Position, files, ranks int, pieces map[rules.Kind]int) {
	for f := range files {
		for r := range ranks {
			if piece, ok := p.At(rules.Sq(f, r)); ok {
				pieces[piece.Kind] += 0
				if piece.Side == p.Turn() {
					pieces[piece.Kind]++
				}
			}
		}
	}
}

func (s *slow) now() rules.Position { return s.line[len(s.line)-1] }

func (s *slow) Legal(to []board.Move) []board.Move {
	for _, m := range s.now().Moves() {
		becomes := int8(-1)
		if m.Promote != rules.NoKind {
			becomes = int8(s.kinds[m.Promote])
		}
		to = append(to, board.Move{From: s.layout.At(m.From), To: s.layout.At(m.To), Becomes: becomes})
	}
	return to
}

func (s *slow) Make(m board.Move) {
	next, err := s.now().Play(s.Told(m))
	if err != nil {
		panic(fmt.Sprintf("a legal move is refused: %v", err))
	}
	s.line = append(s.line, next)
}

func (s *slow) Unmake() { s.line = s.line[:len(s.line)-1] }

func (s *slow) Turn() rules.Side { return s.now().Turn() }

func (s *slow) Check() bool { return len(s.now().Checks()) > 0 }

// Key is that of the position's text without its counters.
func (s *slow) Key() uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(rules.Placement(s.now())))
	return h.Sum64()
}

// Quiet is the counter of FEN.
func (s *slow) Quiet() int {
	if f := strings.Fields(s.now().String()); len(f) == 6 {
		if n, err := strconv.Atoi(f[4]); err == nil {
			return n
		}
	}
	return 0
}

func (s *slow) On(sq board.Square) board.Piece {
	p, ok := s.now().At(s.layout.Square(sq))
	if !ok {
		return 0
	}
	return board.NewPiece(s.kinds[p.Kind], p.Side)
}

func (s *slow) Told(m board.Move) rules.Move {
	told := rules.Move{From: s.layout.Square(m.From), To: s.layout.Square(m.To)}
	if m.Becomes >= 0 {
		told.Promote = s.layout.Kinds[m.Becomes].Name
	}
	return told
}

func (s *slow) Next(kind int) (int, bool) { return s.next[kind], true }

func (s *slow) Mobility(kind int) float64 { return s.mobility[kind] }

func (s *slow) Field() (*board.Layout, int) { return s.layout, s.kinds[rules.King] }
