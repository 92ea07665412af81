package match

import (
	"context"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
)

var chess orthodox.Rules

// A queue is a test's UI thread. Posted functions run when the test drains it.
type queue struct {
	todo chan func()
}

func newQueue() *queue { return &queue{todo: make(chan func(), 100)} }

func (q *queue) post(f func()) { q.todo <- f }

// one waits for the next posted function and runs it.
func (q *queue) one() { (<-q.todo)() }

// scripted is a program that answers when the test tells it to.
type scripted struct {
	asked chan asked
}

type asked struct {
	ctx   context.Context
	q     player.Question
	reply func(player.Action, error)
}

func (s scripted) Ask(ctx context.Context, q player.Question, reply func(player.Action, error)) {
	s.asked <- asked{ctx, q, reply}
}

func newScripted() scripted { return scripted{make(chan asked, 10)} }

func (a asked) move(t testing.TB, san string) {
	t.Helper()
	m, err := chess.Read(a.q.Line[len(a.q.Line)-1], san)
	if err != nil {
		t.Fatal(err)
	}
	a.reply(player.Action{Move: m}, nil)
}

func begin(t testing.TB, q *queue, rec *record.Record, white, black player.Player) (*Match, *Snapshot) {
	t.Helper()
	last := new(Snapshot)
	m, err := New(Config{
		Rules: chess, Record: rec, Post: q.post, Observe: func(s Snapshot) { *last = s },
		Seats: [2]Seat{{phrase.Say("Ada"), white}, {phrase.Say("Bob"), black}},
	})
	if err != nil {
		t.Fatal(err)
	}
	*last = m.Snapshot()
	m.Begin()
	return m, last
}

func play(t testing.TB, m *Match, moves string) {
	t.Helper()
	for _, san := range strings.Fields(moves) {
		mv, err := chess.Read(m.line.position(), san)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(mv); err != nil {
			t.Fatalf("%s: %v", san, err)
		}
	}
}

func persons(t testing.TB, moves string) (*Match, *Snapshot) {
	t.Helper()
	m, last := begin(t, newQueue(), record.New("chess", ""), player.Human{}, player.Human{})
	play(t, m, moves)
	return m, last
}

func sans(s *Snapshot) string { return strings.Join(s.SANs, " ") }
