package match

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// A ledger is how long each move of a game took and how long the current one has taken,
// and after how many moves the side that moved last was given a minute.
type ledger struct {
	moves []time.Duration
	now   time.Duration
	gifts []int
}

// given adds the extra time to what both sides should have after their moves.
func (l ledger) given(all [2]purse) [2]purse {
	for _, plies := range l.gifts {
		if plies <= len(l.moves) {
			all[(plies+1)%2].left += time.Minute
		}
	}
	return all
}

// back returns the ledger after a number of moves.
func (l ledger) back(moves int) ledger {
	back := ledger{moves: l.moves[:moves:moves]}
	for _, plies := range l.gifts {
		if plies <= moves {
			back.gifts = append(back.gifts, plies)
		}
	}
	return back
}

// A purse is what a side should have according to a ledger.
type purse struct {
	left     time.Duration
	overtime int
}

// audits compute what both sides should have with each control. They share no code with
// what they check.
var audits = map[string]func(ledger) [2]purse{
	"60+2": func(l ledger) [2]purse {
		return each(l, 60, func(p *purse, e time.Duration) { p.left += 2*time.Second - e }, spent)
	},
	"60d5": func(l ledger) [2]purse {
		late := func(p *purse, e time.Duration) { p.left -= max(0, e-5*time.Second) }
		return each(l, 60, late, late)
	},
	"60b5": func(l ledger) [2]purse {
		return each(l, 60, func(p *purse, e time.Duration) { p.left -= max(0, e-5*time.Second) }, spent)
	},
	"2/60:30": func(l ledger) [2]purse {
		made := map[*purse]int{}
		return each(l, 60, func(p *purse, e time.Duration) {
			if p.left -= e; made[p] == 1 {
				p.left += 30 * time.Second
			}
			made[p]++
		}, spent)
	},
	"60|90": func(l ledger) [2]purse {
		all := each(l, 60, spent, spent)
		all[rules.Black].left += 30 * time.Second
		return all
	},
	"*60": func(l ledger) [2]purse {
		all := [2]purse{{left: time.Minute}, {left: time.Minute}}
		for i, e := range append(l.moves[:len(l.moves):len(l.moves)], l.now) {
			all[i%2].left -= e
			all[1-i%2].left += e
		}
		return all
	},
	"30:3x10": func(l ledger) [2]purse { return byoyomi(l, 30) },
	"0:3x10":  func(l ledger) [2]purse { return byoyomi(l, 0) },
	"30:2/20": func(l ledger) [2]purse {
		return each(l, 30, func(p *purse, e time.Duration) {
			if canadian(p, e); p.overtime == 1 {
				p.left, p.overtime = 20*time.Second, 2
			} else if p.overtime > 0 {
				p.overtime--
			}
		}, canadian)
	},
}

func spent(p *purse, e time.Duration) { p.left -= e }

// each gives both sides some seconds, and subtracts what each move cost and what the
// current one has cost so far.
func each(l ledger, seconds int, move, thinking func(*purse, time.Duration)) [2]purse {
	var all [2]purse
	for i := range all {
		all[i].left = time.Duration(seconds) * time.Second
	}
	for i, e := range l.moves {
		move(&all[i%2], e)
	}
	thinking(&all[len(l.moves)%2], l.now)
	return all
}

func byoyomi(l ledger, main int) [2]purse {
	const period = 10 * time.Second
	think := func(p *purse, e time.Duration) {
		if p.overtime == 0 {
			if p.left > e {
				p.left -= e
				return
			}
			e, p.overtime = e-p.left, 3
		}
		p.overtime -= int(e / period)
		p.left = period - e%period
	}
	all := each(l, main, func(p *purse, e time.Duration) {
		if think(p, e); p.overtime > 0 {
			p.left = period
		}
	}, think)
	for i := range all { // before their first move
		if all[i].left == 0 && all[i].overtime == 0 {
			all[i] = purse{period, 3}
		}
	}
	return all
}

func canadian(p *purse, e time.Duration) {
	if p.left -= e; p.overtime == 0 && p.left <= 0 {
		p.left, p.overtime = p.left+20*time.Second, 2
	}
}

// TestTimeIsNeitherMadeNorLost plays at random with every control: moves, pauses,
// takebacks, penalties, and games that are closed and resumed. Both sides always have
// what the times of the moves played give.
func TestTimeIsNeitherMadeNorLost(t *testing.T) {
	for control, audit := range audits {
		t.Run(control, func(t *testing.T) {
			ops := map[string]int{}
			for seed := range uint64(longtest.OfNight(3, 15, 60)) {
				randomTime(t, rand.New(rand.NewPCG(seed, 7)), control, audit, ops)
			}
			for _, op := range []string{"move", "pause", "take back", "resume", "think", "penalty"} {
				if ops[op] < 20 && (op != "penalty" || !overtime(control)) {
					t.Errorf("%s was tried %d times", op, ops[op])
				}
			}
		})
	}
}

// overtime reports whether a control has periods, whose time is not saved.
func overtime(control string) bool { return strings.Contains(control, "x") || control == "30:2/20" }

func randomTime(t *testing.T, r *rand.Rand, control string, audit func(ledger) [2]purse, ops map[string]int) {
	m, last, w, _ := timed(t, control, record.New("chess", ""), player.Human{}, player.Human{})
	var l ledger
	for step := range 250 {
		op := "think"
		switch n := r.IntN(20); {
		case n < 10:
			op = "move"
			moves := m.line.position().Moves()
			if len(moves) == 0 || m.Play(moves[r.IntN(len(moves))]) != nil {
				return // mate or a draw
			}
			l.moves, l.now = append(l.moves[:len(l.moves):len(l.moves)], l.now), 0
		case n < 12:
			op = "pause"
			if err := m.StopClock(); err != nil {
				return
			}
		case n == 12 && len(l.moves) > 0:
			op = "take back"
			if err := m.TakeBack(); err != nil {
				t.Fatal(err)
			}
			l = l.back(len(l.moves) - 1)
		case n == 14 && !overtime(control):
			op = "penalty"
			m.penalise(phrase.Phrase{})
			m.changed()
			l.gifts = append(l.gifts, len(l.moves))
		case n == 13:
			op = "resume"
			m.Close()
			m, last, w, _ = timed(t, control, last.Record.Clone(), player.Human{}, player.Human{})
			l.now = 0
		default:
			d := time.Duration(r.IntN(4000)) * time.Millisecond
			if side, runs := m.timer.clock.Running(); runs {
				if d = min(d, m.timer.clock.Flag(side, w.Time)-time.Millisecond); d <= 0 {
					return // the flag is about to fall
				}
				l.now += d
			}
			w.Pass(d)
		}
		ops[op]++
		want := l.given(audit(l))
		for side := range want {
			b := m.timer.clock.Has(rules.Side(side), w.Time)
			if got := (purse{b.Left, b.Overtime}); got != want[side] || m.outcome().Reason == rules.TimeForfeit {
				t.Fatalf("step %d, %s: %v has %v, want %v; the moves took %v, and %v so far", step, op, rules.Side(side), got, want[side], l.moves, l.now)
			}
		}
	}
}

// TestOvertimeComesBack plays into byoyomi, kills the game, and checks that it resumes
// with the periods that were left.
func TestOvertimeComesBack(t *testing.T) {
	m, last, w := twoPeople(t, "20:3x10")
	play(t, m, "e4")
	w.Pass(45 * time.Second)
	play(t, m, "e5")
	play(t, m, "Nf3")
	w.Pass(3 * time.Second)
	node := last.Record.Main()[1]
	if clk, over, emt := node.Command("clk"), node.Command("overtime"), node.Command("emt"); clk+" "+over+" "+emt != "0:00:10 1 0:00:45" {
		t.Errorf("the notes say %s, %s, %s", clk, over, emt)
	}
	_, back, w, _ := timed(t, "20:3x10", last.Record.Clone(), player.Human{}, player.Human{})
	if b := back.Clock.Has(rules.Black, w.Time); b.Overtime != 1 || b.Left != 10*time.Second {
		t.Errorf("Black comes back with %+v", b)
	}
	if b := back.Clock.Has(rules.White, w.Time); b.Overtime != 0 || b.Left != 20*time.Second {
		t.Errorf("White comes back with %+v", b)
	}
}

// TestLastPeriod lets periods run out. Only the last one ends the game.
func TestLastPeriod(t *testing.T) {
	m, last, w := twoPeople(t, "20:2x10")
	play(t, m, "e4")
	w.Pass(39999 * time.Millisecond)
	if last.Outcome.Over() {
		t.Fatal("the flag has fallen too early")
	}
	w.Pass(time.Millisecond)
	if last.Outcome.Reason != rules.TimeForfeit || last.Outcome.Result != rules.WhiteWins {
		t.Errorf("it ends %+v", last.Outcome)
	}
}

// TestSleep lets the computer sleep while a clock runs, both with a system clock that
// counts the time asleep and with one that does not.
func TestSleep(t *testing.T) {
	for _, counted := range []bool{true, false} {
		m, last, w := twoPeople(t, "60")
		play(t, m, "e4")
		w.Pass(5 * time.Second)
		if counted {
			w.Sleep(time.Hour)
		} else {
			m.slept(0, time.Hour)
		}
		gap := last.Sleep.For
		if last.Sleep.Side != rules.Black || (gap-time.Hour).Abs() > beat || last.Outcome.Over() || !last.Clock.Stands() {
			t.Fatalf("after the sleep: %+v, %v", last.Sleep, last.Outcome)
		}
		if left := last.Clock.Left(rules.Black, w.Time); (left - 55*time.Second).Abs() > beat {
			t.Errorf("Black has %v", left)
		}
		if counted { // counting it loses the game
			if err := m.CountSleep(); err != nil || last.Outcome.Result != rules.WhiteWins {
				t.Errorf("counted, it ends %v, %v", last.Outcome, err)
			}
			continue
		}
		play(t, m, "e5")
		if last.Sleep != (Sleep{}) {
			t.Error("the sleep is still told after the move")
		}
		if err := m.CountSleep(); err == nil {
			t.Error("it can still be counted")
		}
	}
	m, last, w := twoPeople(t, "60")
	play(t, m, "e4")
	w.Sleep(9 * time.Second) // a busy computer
	if last.Sleep != (Sleep{}) || last.Clock.Stands() {
		t.Errorf("a short wait counts as sleep: %+v", last.Sleep)
	}
	if m.slept(0, -time.Hour) {
		t.Error("a clock put back counts as sleep")
	}
}

// TestNapByTwoClocks lets the computer sleep while the clock that measures a person's
// time stops and only the real time goes on. No time is lost by it, and the sleep can be
// counted after all.
func TestNapByTwoClocks(t *testing.T) {
	var asleep time.Duration
	m, last, w := twoPeople(t, "7200")
	m.timer.world = func() time.Time { return w.Time.Add(asleep) }
	play(t, m, "e4")
	w.Pass(5 * time.Second)
	asleep = time.Hour
	w.Pass(beat)
	if last.Sleep != (Sleep{rules.Black, time.Hour}) || !last.Clock.Stands() {
		t.Fatalf("after the sleep: %+v, stands: %v", last.Sleep, last.Clock.Stands())
	}
	expectLeft(t, last, w, 7200*time.Second, 7194*time.Second)
	if err := m.CountSleep(); err != nil {
		t.Fatal(err)
	}
	expectLeft(t, last, w, 7200*time.Second, 3594*time.Second)
	w.Pass(4 * time.Second)
	expectLeft(t, last, w, 7200*time.Second, 3590*time.Second)
	asleep -= time.Hour // someone sets the computer's clock back
	if w.Pass(2 * beat); last.Sleep != (Sleep{}) || last.Clock.Stands() {
		t.Errorf("a clock put back counts as sleep: %+v", last.Sleep)
	}
}
