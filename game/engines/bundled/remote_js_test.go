package bundled

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// A pipe is a Port to a server in this program.
type pipe struct {
	receive func(string)
	closed  *int
}

func (p pipe) Send(text string) { p.receive(text) }
func (p pipe) Close()           { *p.closed++ }

// connect returns an engine that asks a server, and counts the Workers that were closed.
func connect(e Engine) (r *Remote, closed *int) {
	closed = new(int)
	return NewRemote(e, func(receive func(string)) (Port, bool) {
		said := make(chan string, 1000)
		go func() {
			for text := range said {
				receive(text)
			}
		}()
		return pipe{Serve(variants.All(), func(text string) { said <- text }), closed}, true
	}), closed
}

// played returns a question after some moves from the start of a game.
func played(t *testing.T, game string, moves ...string) player.Question {
	t.Helper()
	r, ok := variants.All().Find(game)
	if !ok {
		t.Fatal(game)
	}
	q := player.Question{Game: &player.Game{Rules: game}, Line: []rules.Position{r.Start()}, Limits: player.Limits{Nodes: 3000}}
	for _, text := range moves {
		m, err := r.Read(q.Position(), text)
		if err != nil {
			t.Fatal(err)
		}
		p, err := q.Position().Play(m)
		if err != nil {
			t.Fatal(err)
		}
		q.Line, q.Moves = append(q.Line, p), append(q.Moves, m)
	}
	return q
}

// TestThinksAlike asks an engine here and one in a Worker: both find the same with the same nodes.
func TestThinksAlike(t *testing.T) {
	for _, tt := range []struct {
		game  string
		moves []string
	}{
		{"chess", []string{"e2e4", "e7e5", "g1f3"}},
		{"chess960", nil},
		{"shogi", []string{"7g7f", "3c3d"}},
		{variants.All()[3].ID(), nil},
	} {
		for _, role := range []Role{Opponent, Adviser, Analyst, Reviewer} {
			e := Engine{Role: role, Game: tt.game, Level: 9, Seed: 7, Threads: 1}
			ask := func(th player.Thinker) (a player.Action, found []int) {
				q := played(t, tt.game, tt.moves...)
				q.Lines = 2
				q.Watch = func(th player.Thought) {
					if th.Position != q.Position() || th.Game != q.Game {
						t.Errorf("%s: a thought about another question", tt.game)
					}
					found = append(found, th.Depth, th.Score, th.Nodes, len(th.Line))
				}
				a, err := th.Think(t.Context(), q)
				if err != nil {
					t.Fatalf("%s, %s: %v", tt.game, role, err)
				}
				return a, found
			}
			remote, _ := connect(e)
			want, here := ask(e.Here())
			got, there := ask(remote)
			if got != want || !slices.Equal(here, there) {
				t.Errorf("%s, %s: plays %v after %v in a Worker, and %v after %v here", tt.game, role, got, there, want, here)
			}
		}
	}
}

// TestWithdrawn withdraws a question without limits, and asks for the answer to another at once.
func TestWithdrawn(t *testing.T) {
	r, closed := connect(Engine{Role: Analyst, Game: "chess", Threads: 1})
	endless := func(ctx context.Context, first func()) (player.Action, error) {
		q := played(t, "chess")
		now := make(chan struct{})
		q.Limits, q.Now = player.Limits{}, now
		q.Watch = func(player.Thought) {
			if first != nil {
				first()
				return
			}
			select {
			case <-now:
			default:
				close(now)
			}
		}
		return r.Think(ctx, q)
	}
	ctx, withdraw := context.WithCancel(t.Context())
	if _, err := endless(ctx, withdraw); !errors.Is(err, context.Canceled) {
		t.Errorf("a withdrawn question: %v", err)
	}
	if a, err := endless(t.Context(), nil); err != nil || a.Move.Null() {
		t.Errorf("an answer that is wanted now: %v, %v", a, err)
	}
	if err := r.Close(); err != nil || *closed != 1 {
		t.Errorf("%d Workers were closed: %v", *closed, err)
	}
}

// TestWithoutWorker asks engines whose Worker cannot be started, fails as it is asked, or has
// failed before: they think here.
func TestWithoutWorker(t *testing.T) {
	e := Engine{Role: Reviewer, Game: "chess"}
	want, err := e.Here().Think(t.Context(), played(t, "chess"))
	if err != nil {
		t.Fatal(err)
	}
	var broken func(string)
	for name, open := range map[string]Open{
		"none":    func(func(string)) (Port, bool) { return nil, false },
		"failing": func(receive func(string)) (Port, bool) { return pipe{func(string) { go receive("") }, new(int)}, true },
		"failed": func(receive func(string)) (Port, bool) {
			broken = receive
			return pipe{func(string) { receive("") }, new(int)}, true
		},
	} {
		r := NewRemote(e, open)
		for range 2 {
			got, err := r.Think(t.Context(), played(t, "chess"))
			if err != nil || got != want {
				t.Errorf("%s: %v, %v, want %v", name, got, err, want)
			}
			if broken != nil {
				broken("")
			}
		}
	}
}

// TestSilentWorker withdraws a question from a Worker that says nothing, as when the browser has
// ended it without a word: the engine leaves it, and the next question goes to another.
func TestSilentWorker(t *testing.T) {
	e := Engine{Role: Reviewer, Game: "chess"}
	next, _ := connect(e)
	var told []message
	opened, closed := 0, 0
	r := NewRemote(e, func(receive func(string)) (Port, bool) {
		if opened++; opened > 1 {
			return next.open(receive)
		}
		return pipe{func(text string) {
			var m message
			if err := json.Unmarshal([]byte(text), &m); err != nil {
				t.Error(err)
			}
			told = append(told, m)
		}, &closed}, true
	})
	r.patience = 0
	ctx, withdraw := context.WithCancel(t.Context())
	withdraw()
	if _, err := r.Think(ctx, played(t, "chess")); !errors.Is(err, context.Canceled) || closed != 1 {
		t.Errorf("%v, and %d Workers were closed", err, closed)
	}
	if len(told) != 3 || told[1].Question == nil || !told[2].Stop {
		t.Errorf("the Worker was told %+v", told)
	}
	if a, err := r.Think(t.Context(), played(t, "chess")); err != nil || a.Move.Null() || opened != 2 {
		t.Errorf("the next question: %v, %v, %d Workers", a, err, opened)
	}
}

// TestBadMessages sends what no page sends: the next question is answered, if only with what is
// wrong.
func TestBadMessages(t *testing.T) {
	for _, text := range []string{
		"no JSON", `{"Number": 1, "Question": {}}`, `{"Engine": {"Game": "chess"}}`, `{"Engine": {"Game": "go"}}`, `{"Number": 5, "Stop": true}`,
	} {
		var last message
		receive := Serve(variants.All(), func(text string) {
			if err := json.Unmarshal([]byte(text), &last); err != nil {
				t.Errorf("it says %q", text)
			}
		})
		receive(text)
		receive(`{"Number": 2, "Question": {"Line": ["nonsense"]}}`)
		if last.Number != 2 || last.Error == "" || last.Action != nil {
			t.Errorf("after %s it answers %+v", text, last)
		}
	}
}
