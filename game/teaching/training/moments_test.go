package training

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// An oracle says scores and moves, by the number of plies of the game and by whether the
// search is the longer one.
type oracle struct {
	plies map[string]int // of the positions that are also asked about without their game
	score map[int]int    // for the side to move
	best  map[int]string
	later map[int]string // that a longer search prefers to best
	other map[int]int    // the score of the second best move, if it is told
	err   error
	mu    sync.Mutex // a review asks about several positions at once
	asked []int
}

func (o *oracle) Think(_ context.Context, q player.Question) (player.Action, error) {
	ply, known := o.plies[keyOf(q.Position())]
	if !known {
		ply = len(q.Moves)
	}
	o.mu.Lock()
	o.asked = append(o.asked, ply)
	o.mu.Unlock()
	line := q.Position().Moves()[:1]
	san := o.best[ply]
	if q.Limits.Nodes > review.Nodes && o.later[ply] != "" {
		san = o.later[ply]
	}
	if m, err := chess.Read(q.Position(), san); err == nil {
		line = []rules.Move{m}
	}
	q.Tell(player.Thought{Position: q.Position(), Rank: 1, Score: o.score[ply], Line: line})
	if score, told := o.other[ply]; told && q.Lines > 1 {
		q.Tell(player.Thought{Position: q.Position(), Rank: 2, Score: score, Line: q.Position().Moves()[1:2]})
	}
	return player.Action{}, o.err
}

func (o *oracle) new() player.Thinker { return o }

// reviewed returns the review of a game by an oracle.
func reviewed(t *testing.T, moves string, o *oracle) review.Review {
	t.Helper()
	p := chess.Start()
	g := review.Game{Game: &player.Game{}, Rules: chess, Line: []rules.Position{p}}
	for san := range strings.FieldsSeq(moves) {
		m := move(t, p, san)
		p = play(t, p, san)
		g.Line, g.Moves = append(g.Line, p), append(g.Moves, m)
	}
	o.plies = map[string]int{}
	for ply, p := range g.Line {
		o.plies[keyOf(p)] = ply
	}
	r := review.New(g)
	err := review.Run(t.Context(), g, nil, player.Limits{Nodes: review.Nodes}, o.new, func(ply int, e review.Eval) { r = r.With(ply, e) })
	if err != nil {
		t.Fatal(err)
	}
	o.asked = nil
	return r
}

// lost is a game in which White makes three mistakes, after plies 2, 4 and 6.
const lost = "e4 e5 Qh5 Nc6 Qxe5 Nxe5 d4 Ng6"

func mistakes() *oracle {
	return &oracle{
		score: map[int]int{0: 300, 1: -300, 2: 300, 3: -50, 4: 50, 5: 150, 6: -150, 7: 420, 8: -420},
		best:  map[int]string{0: "e4", 1: "e5", 2: "Nf3", 3: "Nc6", 4: "Bc4", 5: "Nxe5", 6: "Nc3", 7: "Ng6"},
	}
}

func TestFromReview(t *testing.T) {
	o := mistakes()
	o.later = map[int]string{6: "Nf3"} // a longer search finds another move
	r := reviewed(t, lost, o)
	h, err := FromReview(t.Context(), r, rules.White, Source{Opponent: "Anna", Date: "2026.05.03"}, o)
	if err != nil {
		t.Fatal(err)
	}
	if len(h.Cards) != 2 || len(h.Left) != 1 || h.Left[0].Ply != 6 || h.Left[0].Why.String() != "the engine is not sure which move is best" {
		t.Fatalf("%d cards, left out %+v", len(h.Cards), h.Left)
	}
	c := h.Cards[0]
	if s := c.Sources[0]; s.Ply != 2 || s.Played != "Qh5" || s.Loss < 20 || s.Opponent != "Anna" || s.Date != "2026.05.03" {
		t.Errorf("its source is %+v", s)
	}
	if !c.Accepts(move(t, c.Position, "Nf3")) || c.Accepts(move(t, c.Position, "Qh5")) {
		t.Error("it accepts another move")
	}
	if h, err := FromReview(t.Context(), r, rules.Black, Source{}, o); err != nil || len(h.Cards)+len(h.Left) > 0 {
		t.Errorf("of Black, who made no mistake: %+v, %v", h, err)
	}
}

// TestTwoRightMoves leaves out a moment in which another move is nearly as good as the best one.
func TestTwoRightMoves(t *testing.T) {
	for score, want := range map[int]int{300: 2, 200: 2, 150: 2, 140: 3, -250: 3} {
		o := mistakes()
		o.other = map[int]int{2: score}
		r := reviewed(t, lost, o)
		h, err := FromReview(t.Context(), r, rules.White, Source{}, o)
		if err != nil || len(h.Cards) != want || len(h.Left) != 3-want {
			t.Errorf("%d: %d cards, left out %+v, %v", score, len(h.Cards), h.Left, err)
		}
		if len(h.Left) > 0 && h.Left[0].Why.String() != "another move is nearly as good" {
			t.Errorf("%d: %v", score, h.Left[0].Why)
		}
	}
}

// TestNoMistakeAfterAll leaves out a move that a longer search finds good enough. The review
// does not confirm it, because it is no blunder.
func TestNoMistakeAfterAll(t *testing.T) {
	o := mistakes()
	o.score[3] = -150
	r := reviewed(t, lost, o)
	o.score[3] = -300
	h, err := FromReview(t.Context(), r, rules.White, Source{}, o)
	if err != nil || len(h.Cards) != 2 || len(h.Left) != 1 || h.Left[0].Why.String() != "on closer inspection, the move was not a mistake" {
		t.Errorf("%+v, %v", h, err)
	}
}

func TestFailingEngine(t *testing.T) {
	o := mistakes()
	r := reviewed(t, lost, o)
	o.err = errors.New("broken")
	if h, err := FromReview(t.Context(), r, rules.White, Source{}, o); !errors.Is(err, o.err) || len(h.Cards) > 0 {
		t.Errorf("%+v, %v", h, err)
	}
	if _, err := Judge(t.Context(), chess, card(t, after(t, "e4 e5"), "Nf3"), move(t, after(t, "e4 e5"), "Qh5"), o.new); !errors.Is(err, o.err) {
		t.Error(err)
	}
}

// TestFromFile asks for the better move if the evaluations are from a file, which has none:
// three times, and about the move that was played.
func TestFromFile(t *testing.T) {
	o := mistakes()
	r := reviewed(t, lost, o)
	for i := range r.Evals {
		r.Evals[i].Line = nil
	}
	h, err := FromReview(t.Context(), r, rules.White, Source{}, o)
	if err != nil || len(h.Cards) != 3 || len(o.asked) != 12 {
		t.Errorf("%d cards, asked about %v, %v", len(h.Cards), o.asked, err)
	}
}

// TestJudge accepts another move that loses at most five points of winning chances, and
// answers a worse one by its refutation.
func TestJudge(t *testing.T) {
	p := after(t, "e4 e5 Qh5 Nc6")
	c := card(t, p, "Bc4")
	for _, tt := range []struct {
		move  string
		score int // after it, for Black
		good  bool
	}{
		{"Nc3", -50, true}, {"Qe2", -10, true}, {"Nf3", 30, false}, {"Qxe5", 900, false},
	} {
		o := &oracle{score: map[int]int{0: 50, 1: tt.score}, best: map[int]string{0: "Bc4", 1: "Nxe5"}}
		v, err := Judge(t.Context(), chess, c, move(t, p, tt.move), o.new)
		if err != nil || v.Good != tt.good {
			t.Errorf("%s: %+v, %v", tt.move, v, err)
		}
		if tt.move == "Qxe5" && (chess.Write(play(t, p, "Qxe5"), v.Reply) != "Nxe5" || v.Loses < 40 || !v.Answer.Proved) {
			t.Errorf("%s is answered by %+v", tt.move, v)
		}
	}
	if _, err := Judge(t.Context(), chess, c, rules.Move{From: rules.Sq(0, 0), To: rules.Sq(7, 7)}, (&oracle{}).new); err == nil {
		t.Error("an illegal move is judged")
	}
}
