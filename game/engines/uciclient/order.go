package uciclient

import (
	"fmt"
	"strings"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An order is a "go" command and how long to wait for the answer.
type order struct {
	text  string
	limit time.Duration // after which the process is told to stop
	// silent means that the limit counts from the last word of the process, never that
	// there is none.
	silent, never bool
}

// unhurried is the time for a move if nothing else limits it.
const unhurried = time.Second

// order returns the command for a question.
func (s *session) order(q player.Question) order {
	o := order{text: "go"}
	c, l := q.Clock(), q.Limits
	clocked := c != (clock.Turn{})
	if s.bare() {
		l.Depth, l.Nodes = 0, 0
	}
	switch {
	case l.Time > 0 && (!clocked || q.Budget() == l.Time):
		o.exactly(l.Time, s.language)
	case clocked && s.bare() && c.Increment > 0:
		o.exactly(q.Budget(), s.language)
	case clocked && s.language == USI:
		o.usi(q)
	case clocked && c.Free > 0: // UCI knows neither delay nor byoyomi
		o.exactly(q.Budget(), s.language)
	case clocked:
		o.uci(q)
	}
	if l.Depth > 0 {
		o.add("depth %d", l.Depth)
	}
	if l.Nodes > 0 {
		o.add("nodes %d", l.Nodes)
	}
	switch {
	case clocked:
		o.limit = c.Left
	case l.Time > 0:
		o.limit = l.Time
	case l.Depth > 0 || l.Nodes > 0:
		o.silent, o.limit = true, s.waits.Silent
	case s.config.Analysis:
		o.never = true
		o.add("infinite")
	default:
		o.limit = s.config.Time
		if o.limit == 0 {
			o.limit = unhurried
		}
		o.exactly(o.limit, s.language)
	}
	if clocked && l.Time > 0 {
		o.limit = min(o.limit, l.Time)
	}
	o.limit += s.waits.Late
	return o
}

// bare reports whether the process ends itself when "go" has more than times and byoyomi,
// as GPSShogi does.
func (s *session) bare() bool {
	return s.language == USI && strings.HasPrefix(s.heard.name, "gpsshogi")
}

func (o *order) add(form string, words ...any) { o.text += " " + fmt.Sprintf(form, words...) }

// exactly gives the engine an amount of time for the move. Engines of USI know byoyomi
// best.
func (o *order) exactly(d time.Duration, p Protocol) {
	ms := milliseconds(d)
	if p == USI {
		o.add("btime 0 wtime 0 byoyomi %d", ms)
		return
	}
	o.add("movetime %d", ms)
}

// uci tells the times of both clocks in UCI.
func (o *order) uci(q player.Question) {
	w, b := q.Clocks[rules.White], q.Clocks[rules.Black]
	o.add("wtime %d btime %d", spendable(w), spendable(b))
	if w.Increment > 0 || b.Increment > 0 {
		o.add("winc %d binc %d", w.Increment.Milliseconds(), b.Increment.Milliseconds())
	}
	if n := q.Clock().ToGo; n > 0 {
		o.add("movestogo %d", n)
	}
}

// usi tells the times of both clocks in USI, which calls sente black.
func (o *order) usi(q player.Question) {
	sente, gote, c := q.Clocks[rules.White], q.Clocks[rules.Black], q.Clock()
	o.add("btime %d wtime %d", spendable(sente), spendable(gote))
	if c.Free == 0 && (sente.Increment > 0 || gote.Increment > 0) {
		o.add("binc %d winc %d", sente.Increment.Milliseconds(), gote.Increment.Milliseconds())
		return
	}
	o.add("byoyomi %d", milliseconds(c.Free-reserve(c.Free)))
}

// without returns a clock that has run for a while since the question was put, as while a
// process started.
func without(t clock.Turn, gone time.Duration) clock.Turn {
	if t != (clock.Turn{}) {
		t.Left = max(t.Left-gone, time.Millisecond)
		t.Free = min(t.Free, t.Left)
	}
	return t
}

// spendable returns the milliseconds of a clock that an engine may plan with.
func spendable(t clock.Turn) int64 {
	left := t.Left - t.Free
	if left <= 0 {
		return 0
	}
	return milliseconds(left - overhead(left))
}

// overhead is kept back of an amount of time, since a move takes time on its way.
func overhead(of time.Duration) time.Duration { return min(30*time.Millisecond, of/10) }

// reserve is kept back of a period of byoyomi. An engine uses all of it, and the game is
// lost if the move is late.
func reserve(of time.Duration) time.Duration { return min(200*time.Millisecond, of/10) }

// milliseconds returns at least one, as some engines take none for no limit.
func milliseconds(d time.Duration) int64 { return max(d.Milliseconds(), 1) }

// place returns the "position" command for the last position of a question. Moves before
// a null move are left out, since no engine has to know it.
func place(r rules.Rules, language Protocol, q player.Question) string {
	first := 0
	for i, m := range q.Moves {
		if m.Null() {
			first = i + 1
		}
	}
	var b strings.Builder
	b.WriteString("position ")
	switch start := q.Line[first].String(); {
	case start == r.Start().String():
		b.WriteString("startpos")
	case language == USI:
		b.WriteString("sfen " + start)
	default:
		b.WriteString("fen " + start)
	}
	for i, m := range q.Moves[first:] {
		if i == 0 {
			b.WriteString(" moves")
		}
		b.WriteString(" " + rules.Coordinates(r, m))
	}
	return b.String()
}
