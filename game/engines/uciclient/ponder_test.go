package uciclient

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// moment returns the question after some moves, written as the protocols write them.
func moment(t testing.TB, game, moves string) player.Question {
	t.Helper()
	r, _ := variants.All().Find(game)
	q := player.Question{Line: []rules.Position{r.Start()}}
	for _, text := range strings.Fields(moves) {
		m, ok := legal(r, q.Position(), text)
		if !ok {
			t.Fatalf("%s is not legal in %v", text, q.Position())
		}
		p, err := q.Position().Play(m)
		if err != nil {
			t.Fatal(err)
		}
		q.Line, q.Moves = append(q.Line, p), append(q.Moves, m)
	}
	return q
}

// TestMayPonder checks who may ponder.
func TestMayPonder(t *testing.T) {
	ended := make(chan struct{})
	close(ended)
	for name, change := range map[string]func(*process, *player.Question){
		"wanted":            func(*process, *player.Question) {},
		"USI":               func(s *process, _ *player.Question) { s.mailbox.options[0].Name = "USI_Ponder" },
		"not wanted":        func(s *process, _ *player.Question) { s.config.Options = map[string]string{"Ponder": "false"} },
		"nothing said":      func(s *process, _ *player.Question) { s.config.Options = nil },
		"not able":          func(s *process, _ *player.Question) { s.mailbox.options = nil },
		"an analyst":        func(s *process, _ *player.Question) { s.config.Analysis = true },
		"a hint or a match": func(_ *process, q *player.Question) { q.Ponder = nil },
		"a draw offer":      func(_ *process, q *player.Question) { q.Offer = true },
		"limited nodes":     func(_ *process, q *player.Question) { q.Limits.Nodes = 100 },
		"limited time":      func(_ *process, q *player.Question) { q.Limits.Time = time.Second },
		"GPSShogi":          func(s *process, _ *player.Question) { s.language, s.mailbox.name = USI, "gpsshogi 0.7" },
	} {
		s := &process{mailbox: newMailbox(), language: UCI, config: Config{Options: map[string]string{"ponder": "true"}}}
		s.mailbox.receive([]byte("option name Ponder type check default true"))
		q := player.Question{Ponder: make(chan struct{})}
		change(s, &q)
		if got, want := s.mayPonder(q), name == "wanted" || name == "USI"; got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// TestPonderClocks checks what a process is told of the time when it ponders.
func TestPonderClocks(t *testing.T) {
	const s = time.Second
	for _, tt := range []struct {
		name, game string
		clocks     [2]clock.Turn
		spent      time.Duration
		want       string
		limited    time.Duration // that the process has on its next move, 0 for as much as it was told
		miss       bool
	}{
		{
			"increments", "chess",
			[2]clock.Turn{{Left: 60 * s, Increment: 2 * s}, {Left: 50 * s, Increment: s}},
			5 * s,
			"go ponder wtime 56970 btime 49970 winc 2000 binc 1000", 0, false,
		},
		{"moves to go", "chess", [2]clock.Turn{{Left: 60 * s, ToGo: 4}, {Left: 50 * s, ToGo: 4}}, 5 * s, "go ponder wtime 54970 btime 49970 movestogo 3", 0, false},
		{"more than all", "chess", [2]clock.Turn{{Left: 2 * s}, {Left: 50 * s}}, 5 * s, "go ponder wtime 1 btime 49970", 0, false},
		{"a little less", "chess", [2]clock.Turn{{Left: 60 * s}, {Left: 50 * s}}, 0, "go ponder wtime 59970 btime 49970", 55 * s, false},
		{"much less", "chess", [2]clock.Turn{{Left: 60 * s}, {Left: 50 * s}}, 0, "go ponder wtime 59970 btime 49970", 53 * s, true},
		{"no clocks", "chess", [2]clock.Turn{}, 5 * s, "go ponder movetime 1000", 0, false},
		{"clocks from now on", "chess", [2]clock.Turn{}, 5 * s, "go ponder movetime 1000", 60 * s, true},
		{
			"byoyomi", "shogi",
			[2]clock.Turn{{Left: 70 * s, Free: 10 * s}, {Left: 90 * s, Free: 10 * s}},
			5 * s,
			"go ponder btime 54970 wtime 79970 byoyomi 9800", 0, false,
		},
		{
			"a period", "shogi",
			[2]clock.Turn{{Left: 10 * s, Free: 10 * s}, {Left: 90 * s, Free: 10 * s}},
			5 * s,
			"go ponder btime 0 wtime 79970 byoyomi 9800", 0, false,
		},
	} {
		r, _ := variants.All().Find(tt.game)
		moves := map[string]string{"chess": "e2e4 ponder e7e5", "shogi": "7g7f ponder 3c3d"}[tt.game]
		x := &process{
			child: &child{commands: make(chan string, commands)}, mailbox: newMailbox(), waits: Waits{}.usual(), language: languageOf(r),
			config: Config{Options: map[string]string{"Ponder": "true"}},
		}
		x.mailbox.receive([]byte("option name Ponder type check default true"))
		x.mailbox.begin()
		x.mailbox.receive([]byte("bestmove " + moves))
		q := moment(t, tt.game, "")
		q.Game, q.Clocks, q.Ponder = &player.Game{}, tt.clocks, make(chan struct{})
		g, ok := x.expectedQuestion(r, q, tt.spent)
		if !x.expects(q) || !ok {
			t.Fatalf("%s: it expects nothing", tt.name)
		}
		x.mailbox.asked = -1 // ready for what comes
		if err := x.ponder(g); err != nil {
			t.Fatal(err)
		}
		<-x.child.commands
		if place, got := <-x.child.commands, <-x.child.commands; got != tt.want || !strings.HasSuffix(place, strings.ReplaceAll(moves, "ponder ", "")) {
			t.Errorf("%s: %q, %q; want %q", tt.name, place, got, tt.want)
		}
		next := g.Question
		if tt.limited > 0 {
			next.Clocks[0].Left = tt.limited
		}
		if got := x.isPonderHit(r, next); got == tt.miss {
			t.Errorf("%s: a hit: %v", tt.name, got)
		}
	}
}
