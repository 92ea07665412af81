package uciclient

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/player"
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

// begun is the beginning of each of the dialogues: the first move, after which the engine
// ponders.
const begun = `
? e2e4
> setoption name Ponder value true
> ucinewgame
> isready
< readyok
> position startpos moves e2e4
> go movetime 1000
< bestmove e7e5 ponder g1f3
= e7e5
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3
> go ponder movetime 1000
`

// after is what is said about a position that was not expected.
const after = `
> isready
< readyok
> position startpos moves e2e4 e7e5 %s
> go movetime 1000
< bestmove b8c6
= b8c6
`

// ponderings are dialogues with an engine: "?" asks for a move after some moves, "=" is the
// answer, "<" is said by the engine and ">" to it, "n" begins a new game, and "." ends what
// allows it to ponder.
var ponderings = map[string]string{
	"a hit": begun + `
? e2e4 e7e5 g1f3
> ponderhit
< bestmove b8c6 ponder f1b5
= b8c6
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5
> go ponder movetime 1000
.
> stop
< bestmove a7a6`,
	"another move": begun + `
? e2e4 e7e5 f1c4
> stop
< bestmove g8f6 ponder d2d4` + fmt.Sprintf(after, "f1c4"),
	"the move taken back": begun + `
.
> stop
< bestmove b8c6
? d2d4
> isready
< readyok
> position startpos moves d2d4
> go movetime 1000
< bestmove d7d5
= d7d5`,
	"a shorter line": begun + `
? e2e4
> stop
< bestmove b8c6
> isready
< readyok
> position startpos moves e2e4
> go movetime 1000
< bestmove c7c5
= c7c5`,
	"another game": begun + `
n
? e2e4 e7e5 g1f3
> stop
< bestmove b8c6
> ucinewgame
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3
> go movetime 1000
< bestmove b8c6
= b8c6`,
	"a draw offer": begun + `
o e2e4 e7e5 g1f3
> stop
< bestmove b8c6
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3
> go movetime 500
< info depth 3 score cp -20 pv b8c6
< bestmove b8c6 ponder f1b5
= `,
	"an early move": begun + `
< bestmove b8c6 ponder f1b5
? e2e4 e7e5 g1f3
= b8c6
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5
> go ponder movetime 1000
.
> stop
< bestmove a7a6`,
	"an early move that is thrown away": begun + `
< bestmove b8c6 ponder f1b5
? e2e4 e7e5 f1c4` + fmt.Sprintf(after, "f1c4"),
	"an early move after which the game ends": begun + `
< bestmove b8c6 ponder f1b5
.`,
	"an early move that is not legal": begun + `
< bestmove (none)
? e2e4 e7e5 g1f3` + fmt.Sprintf(after, "g1f3"),
	"a limited move": begun + `
t e2e4 e7e5 g1f3
> stop
< bestmove b8c6
> setoption name Ponder value false
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3
> go depth 3
< bestmove b8c6 ponder f1b5
= b8c6`,
	"a hint": begun + `
h e2e4 e7e5 g1f3 b8c6
> stop
< bestmove b8c6
> setoption name Ponder value false
> isready
< readyok
> position startpos moves e2e4 e7e5 g1f3 b8c6
> go movetime 1000
< bestmove f1b5 ponder a7a6
= f1b5`,
	"no expected move": strings.Split(begun, "< bestmove")[0] + `
< bestmove e7e5
= e7e5`,
	"an expected move that is not legal": strings.Split(begun, "< bestmove")[0] + `
< bestmove e7e5 ponder e2e4
= e7e5`,
	"a move that the game has not": strings.Split(begun, "< bestmove")[0] + `
< bestmove e7e5 ponder
= e7e5`,
	"a mate": `
? f2f3 e7e5
> setoption name Ponder value true
> ucinewgame
> isready
< readyok
> position startpos moves f2f3 e7e5
> go movetime 1000
< bestmove g2g4 ponder d8h4
= g2g4`,
}

// A talk is an engine without a process, whose part a test plays.
type talk struct {
	t       *testing.T
	engine  *Engine
	game    *player.Game
	may     chan struct{}
	answers chan string
}

// ask asks for a move, for the answer to a draw offer (o), for a limited move (t), or for
// one with which nothing goes on (h).
func (k *talk) ask(mark, moves string) {
	q := moment(k.t, "chess", moves)
	q.Game, q.Ponder = k.game, k.may
	switch mark {
	case "o":
		q.Offer, q.Ponder = true, nil
	case "t":
		q.Limits.Depth = 3
	case "h":
		q.Ponder = nil
	}
	go func() {
		a, err := k.engine.Think(context.Background(), q)
		switch {
		case err != nil:
			k.answers <- err.Error()
		case a.Move == rules.Move{}:
			k.answers <- ""
		default:
			k.answers <- rules.Coordinates(nil, a.Move)
		}
	}()
}

// line plays a line of a dialogue.
func (k *talk) line(line string) {
	k.t.Helper()
	expect := func(from chan string, want string) {
		k.t.Helper()
		select {
		case got := <-from:
			if got != want {
				k.t.Fatalf("%q, want %q", got, line)
			}
		case <-time.After(patience):
			k.t.Fatalf("nothing, want %q", line)
		}
	}
	switch mark, text, _ := strings.Cut(line, " "); mark {
	case "?", "o", "t", "h":
		k.ask(mark, text)
	case "=":
		expect(k.answers, text)
	case ">":
		expect(k.engine.session.child.commands, text)
	case "<":
		k.engine.session.heard.hear([]byte(text))
	case "n":
		k.game = &player.Game{}
	case ".":
		close(k.may)
		k.may = make(chan struct{})
	}
}

// TestPonder plays the engine's part in dialogues, after which nothing but "quit" is left to
// be said.
func TestPonder(t *testing.T) {
	for name, dialogue := range ponderings {
		t.Run(name, func(t *testing.T) {
			k := &talk{t, New(Config{Name: "Fake", Rules: variants.All(), Options: map[string]string{"Ponder": "true"}}), &player.Game{}, make(chan struct{}), make(chan string)}
			child := &child{commands: make(chan string, commands), gone: make(chan struct{})}
			close(child.gone)
			k.engine.session = &session{
				child: child, heard: newMailbox(), config: k.engine.config, waits: Waits{}.usual(), language: UCI, closing: k.engine.closing,
				began: time.Now(), greeted: true, said: map[string]string{},
			}
			k.engine.session.heard.hear([]byte("option name Ponder type check default false"))
			for _, line := range strings.Split(strings.TrimSpace(dialogue), "\n") {
				if line != "" {
					k.line(line)
				}
			}
			if !within(func() { _ = k.engine.Close() }) {
				t.Fatal("it is not closed")
			}
			for c := range child.commands {
				if c != "quit" {
					t.Errorf("at last it hears %q", c)
				}
			}
		})
	}
}

// TestMayPonder holds who may ponder.
func TestMayPonder(t *testing.T) {
	ended := make(chan struct{})
	close(ended)
	for name, change := range map[string]func(*session, *player.Question){
		"wanted":            func(*session, *player.Question) {},
		"USI":               func(s *session, _ *player.Question) { s.heard.options[0].Name = "USI_Ponder" },
		"not wanted":        func(s *session, _ *player.Question) { s.config.Options = map[string]string{"Ponder": "false"} },
		"nothing said":      func(s *session, _ *player.Question) { s.config.Options = nil },
		"not able":          func(s *session, _ *player.Question) { s.heard.options = nil },
		"an analyst":        func(s *session, _ *player.Question) { s.config.Analysis = true },
		"a hint or a match": func(_ *session, q *player.Question) { q.Ponder = nil },
		"a draw offer":      func(_ *session, q *player.Question) { q.Offer = true },
		"limited nodes":     func(_ *session, q *player.Question) { q.Limits.Nodes = 100 },
		"limited time":      func(_ *session, q *player.Question) { q.Limits.Time = time.Second },
		"GPSShogi":          func(s *session, _ *player.Question) { s.language, s.heard.name = USI, "gpsshogi 0.7" },
	} {
		s := &session{heard: newMailbox(), language: UCI, config: Config{Options: map[string]string{"ponder": "true"}}}
		s.heard.hear([]byte("option name Ponder type check default true"))
		q := player.Question{Ponder: make(chan struct{})}
		change(s, &q)
		if got, want := s.mayPonder(q), name == "wanted" || name == "USI"; got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// TestPonderClocks holds what a process is told of the time when it ponders.
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
		{"increments", "chess", [2]clock.Turn{{Left: 60 * s, Increment: 2 * s}, {Left: 50 * s, Increment: s}}, 5 * s, "go ponder wtime 56970 btime 49970 winc 2000 binc 1000", 0, false},
		{"moves to go", "chess", [2]clock.Turn{{Left: 60 * s, ToGo: 4}, {Left: 50 * s, ToGo: 4}}, 5 * s, "go ponder wtime 54970 btime 49970 movestogo 3", 0, false},
		{"more than all", "chess", [2]clock.Turn{{Left: 2 * s}, {Left: 50 * s}}, 5 * s, "go ponder wtime 1 btime 49970", 0, false},
		{"a little less", "chess", [2]clock.Turn{{Left: 60 * s}, {Left: 50 * s}}, 0, "go ponder wtime 59970 btime 49970", 55 * s, false},
		{"much less", "chess", [2]clock.Turn{{Left: 60 * s}, {Left: 50 * s}}, 0, "go ponder wtime 59970 btime 49970", 53 * s, true},
		{"no clocks", "chess", [2]clock.Turn{}, 5 * s, "go ponder movetime 1000", 0, false},
		{"clocks from now on", "chess", [2]clock.Turn{}, 5 * s, "go ponder movetime 1000", 60 * s, true},
		{"byoyomi", "shogi", [2]clock.Turn{{Left: 70 * s, Free: 10 * s}, {Left: 90 * s, Free: 10 * s}}, 5 * s, "go ponder btime 54970 wtime 79970 byoyomi 9800", 0, false},
		{"a period", "shogi", [2]clock.Turn{{Left: 10 * s, Free: 10 * s}, {Left: 90 * s, Free: 10 * s}}, 5 * s, "go ponder btime 0 wtime 79970 byoyomi 9800", 0, false},
	} {
		r, _ := variants.All().Find(tt.game)
		moves := map[string]string{"chess": "e2e4 ponder e7e5", "shogi": "7g7f ponder 3c3d"}[tt.game]
		x := &session{
			child: &child{commands: make(chan string, commands)}, heard: newMailbox(), waits: Waits{}.usual(), language: languageOf(r),
			config: Config{Options: map[string]string{"Ponder": "true"}},
		}
		x.heard.hear([]byte("option name Ponder type check default true"))
		x.heard.begin()
		x.heard.hear([]byte("bestmove " + moves))
		q := moment(t, tt.game, "")
		q.Game, q.Clocks, q.Ponder = &player.Game{}, tt.clocks, make(chan struct{})
		g, ok := x.foresee(r, q, tt.spent)
		if !x.expects(q) || !ok {
			t.Fatalf("%s: it expects nothing", tt.name)
		}
		x.heard.asked = -1 // ready for what comes
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
		if got := x.hits(r, next); got == tt.miss {
			t.Errorf("%s: a hit: %v", tt.name, got)
		}
	}
}
