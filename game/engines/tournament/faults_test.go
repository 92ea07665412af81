package tournament

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// doing returns an engine that does something instead of moving.
func doing(instead func(context.Context) (player.Action, error)) Entrant {
	return Entrant{New: func(uint64) (player.Thinker, error) { return &script{instead: instead}, nil }}
}

func fails(context.Context) (player.Action, error) { return player.Action{}, errors.New("gone") }

// TestCrashesLoseGames plays a match with an engine that always crashes: in a game, when a
// game begins, or before it runs. It loses each game, and is started anew for the next one.
// An option ends the match after a number of crashes.
func TestCrashesLoseGames(t *testing.T) {
	for name, broken := range map[string]Entrant{
		"in a game":    doing(fails),
		"at its start": {Lasting: true, New: func(uint64) (player.Thinker, error) { return &script{instead: fails}, nil }},
		"not started":  {New: func(uint64) (player.Thinker, error) { return nil, errors.New("no such file") }},
	} {
		t.Run(name, func(t *testing.T) {
			p := levels(5)
			p.Engines = p.Engines[:2]
			c := Config{Games: orthodox.Rules{}, Entrants: []Entrant{levelled(1)[0], broken}}
			s := begun(t, p)
			if err := s.Run(context.Background(), c); err != nil || len(s.Results()) != p.Games() {
				t.Fatalf("%v after %d games of %d", err, len(s.Results()), p.Games())
			}
			_, read, err := Read(s.Path())
			if err != nil || len(read) != p.Games() {
				t.Fatalf("%v, the file has %d games", err, len(read))
			}
			for _, r := range read {
				guilty := rules.White
				if r.Black == 1 {
					guilty = rules.Black
				}
				if r.Fault != Crash || r.Result != rules.Win(guilty.Other()) {
					t.Errorf("%+v", r)
				}
			}
			s, c.Crashes = begun(t, p), 3
			if err := s.Run(context.Background(), c); err == nil || !strings.Contains(err.Error(), "two") || len(s.Results()) != 3 {
				t.Errorf("%v after %d games", err, len(s.Results()))
			}
		})
	}
}

// TestHangIsToldFromCrash reads the fault of an engine that did not answer.
func TestHangIsToldFromCrash(t *testing.T) {
	p := levels(1)
	p.Engines = p.Engines[:2]
	p.Control, p.Openings = "0.001", nil
	s := begun(t, p)
	c := Config{Games: orthodox.Rules{}, Grace: time.Millisecond, Entrants: []Entrant{
		doing(func(context.Context) (player.Action, error) { select {} }), doing(resigns),
	}}
	if err := s.Run(context.Background(), c); err != nil {
		t.Fatal(err)
	}
	_, read, err := Read(s.Path())
	if err != nil || read[0].Fault != Hang {
		t.Errorf("%v, %+v", err, read)
	}
}

// busy plays a match on a computer that is always too busy, in which each of the engines is
// late until it has been so a number of times.
func busy(t *testing.T, times int) (*Store, *int) {
	t.Helper()
	p := Plan{Format: RoundRobin, Rounds: 1, Control: "60", Engines: []Engine{{Name: "one"}, {Name: "two"}}}
	s := begun(t, p)
	lates, repeated := 0, 0
	late := doing(func(ctx context.Context) (player.Action, error) {
		if lates++; lates > times {
			return resigns(ctx)
		}
		<-ctx.Done()
		time.Sleep(time.Second)
		return player.Action{}, ctx.Err()
	})
	control, _ := clock.Parse(p.Control)
	r := &runner{
		Store: s, rules: orthodox.Rules{}, control: control, missing: s.missing(), crashes: map[int]int{}, repeats: map[int]int{}, stop: func() {},
		config: Config{Entrants: []Entrant{late, late}, Grace: long, Repeat: func(Result) { repeated++ }}.filled(),
	}
	r.machine.wake(time.Now().Add(-long)) // it has not woken up since
	r.playGames(context.Background())
	return s, &repeated
}

// TestBusyComputer plays a game again that was lost on time because the computer was too
// busy, and counts it only if that does not help.
func TestBusyComputer(t *testing.T) { synctest.Test(t, busyComputer) }

func busyComputer(t *testing.T) {
	s, repeated := busy(t, 3)
	if results := s.Results(); len(results) != 2 || *repeated != 3 || results[0].Fault != NoFault || results[1].Fault != NoFault {
		t.Errorf("%d repeated, %+v", *repeated, results)
	}
	s, repeated = busy(t, 1000)
	if results := s.Results(); len(results) != 2 || *repeated != 2*mostRepeats || !results[0].Excused {
		t.Errorf("%d repeated, %+v", *repeated, results)
	}
}
