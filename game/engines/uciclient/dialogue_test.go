package uciclient

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// A talk is an engine without a process, whose part a test plays.
type talk struct {
	t       *testing.T
	engine  *Engine
	session *process
	game    *player.Game
	may     chan struct{}
	answers chan string
	last    time.Time // when time was looked at
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
		if got := <-from; got != want {
			k.t.Fatalf("%q, want %q", got, line)
		}
	}
	switch mark, text, _ := strings.Cut(line, " "); mark {
	case "?", "o", "t", "h":
		k.ask(mark, text)
	case "=":
		expect(k.answers, text)
	case ">":
		expect(k.session.child.commands, text)
	case "<":
		k.session.mailbox.receive([]byte(text))
	case "n":
		k.game = &player.Game{}
	case ".":
		close(k.may)
		k.may = make(chan struct{})
	case "@":
		if passed := time.Since(k.last).String(); passed != text {
			k.t.Fatalf("%s have passed, want %s", passed, text)
		}
		k.last = time.Now()
	}
}

// sit returns an engine whose part the dialogues play.
func sit(t *testing.T) *talk {
	e := New(Config{Name: "Fake", Rules: variants.All(), Options: map[string]string{"Ponder": "true"}})
	child := &child{commands: make(chan string, commands), gone: make(chan struct{})}
	close(child.gone)
	e.process = &process{
		child: child, mailbox: newMailbox(), config: e.config, waits: Waits{}.usual(), language: UCI, closing: e.closing,
		began: time.Now(), greeted: true, sent: map[string]string{},
	}
	e.process.mailbox.receive([]byte("option name Ponder type check default false"))
	return &talk{
		t: t, engine: e, session: e.process, game: &player.Game{}, may: make(chan struct{}), answers: make(chan string), last: time.Now(),
	}
}

// TestPonder plays the engine's part in dialogues, after which nothing but "quit" is left to
// be said. No time passes but that for which the engine waits.
func TestPonder(t *testing.T) {
	for name, dialogue := range ponderings {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				k := sit(t)
				said := k.session.child.commands
				for line := range strings.SplitSeq(strings.TrimSpace(dialogue), "\n") {
					if line != "" {
						k.line(line)
					}
				}
				_ = k.engine.Close()
				for c := range said {
					if c != "quit" {
						t.Errorf("at last it hears %q", c)
					}
				}
			})
		})
	}
}
