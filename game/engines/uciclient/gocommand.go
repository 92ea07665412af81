package uciclient

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A goCommand is a "go" command and how long to wait for the answer.
type goCommand struct {
	text  string
	limit time.Duration // after which the process is told to stop
	// sinceLastLine means that the limit counts from the last line of the process, noLimit
	// that there is no limit.
	sinceLastLine, noLimit bool
}

// defaultMoveTime is the time for a move if nothing else limits it.
const defaultMoveTime = time.Second

// goCommand returns the command for a question.
func (p *process) goCommand(q player.Question) goCommand {
	g, l := goCommand{text: "go"}, q.Limits
	if p.timesOnly() {
		l.Depth, l.Nodes = 0, 0
	}
	p.addTimes(&g, q)
	if l.Depth > 0 {
		g.add("depth %d", l.Depth)
	}
	if l.Nodes > 0 {
		g.add("nodes %d", l.Nodes)
	}
	p.addLimit(&g, q.Clock(), l)
	return g
}

// addTimes adds the time for the move, or the times of the clocks.
func (p *process) addTimes(g *goCommand, q player.Question) {
	c, most := q.Clock(), q.Limits.Time
	clocked := c != (clock.Turn{})
	switch {
	case most > 0 && (!clocked || q.Budget() == most):
		g.moveTime(most, p.language)
	case clocked && p.timesOnly() && c.Increment > 0:
		g.moveTime(q.Budget(), p.language)
	case clocked && p.language == USI:
		g.usiClocks(q)
	case clocked && c.Free > 0: // UCI knows neither delay nor byoyomi
		g.moveTime(q.Budget(), p.language)
	case clocked:
		g.uciClocks(q)
	}
}

// addLimit sets how long to wait for the answer, and says so if nothing else limits the
// search.
func (p *process) addLimit(g *goCommand, c clock.Turn, l player.Limits) {
	switch {
	case c != (clock.Turn{}):
		g.limit = c.Left
		if l.Time > 0 {
			g.limit = min(g.limit, l.Time)
		}
	case l.Time > 0:
		g.limit = l.Time
	case l.Depth > 0 || l.Nodes > 0:
		g.sinceLastLine, g.limit = true, p.waits.Silent
	case p.config.Analysis:
		g.noLimit = true
		g.add("infinite")
	default:
		g.limit = cmp.Or(p.config.Time, defaultMoveTime)
		g.moveTime(g.limit, p.language)
	}
	g.limit += p.waits.Late
}

// timesOnly reports whether the process exits if "go" has more than times and byoyomi, as
// GPSShogi does.
func (p *process) timesOnly() bool {
	return p.language == USI && strings.HasPrefix(p.mailbox.name, "gpsshogi")
}

func (g *goCommand) add(form string, words ...any) { g.text += " " + fmt.Sprintf(form, words...) }

// moveTime adds an exact time for the move. For USI engines that is byoyomi, which they
// support best.
func (g *goCommand) moveTime(d time.Duration, p Protocol) {
	ms := milliseconds(d)
	if p == USI {
		g.add("btime 0 wtime 0 byoyomi %d", ms)
		return
	}
	g.add("movetime %d", ms)
}

// uciClocks adds the times of both clocks in UCI.
func (g *goCommand) uciClocks(q player.Question) {
	w, b := q.Clocks[rules.White], q.Clocks[rules.Black]
	g.add("wtime %d btime %d", spendable(w), spendable(b))
	if w.Increment > 0 || b.Increment > 0 {
		g.add("winc %d binc %d", w.Increment.Milliseconds(), b.Increment.Milliseconds())
	}
	if n := q.Clock().ToGo; n > 0 {
		g.add("movestogo %d", n)
	}
}

// usiClocks adds the times of both clocks in USI, which calls sente black.
func (g *goCommand) usiClocks(q player.Question) {
	sente, gote, c := q.Clocks[rules.White], q.Clocks[rules.Black], q.Clock()
	g.add("btime %d wtime %d", spendable(sente), spendable(gote))
	if c.Free == 0 && (sente.Increment > 0 || gote.Increment > 0) {
		g.add("binc %d winc %d", sente.Increment.Milliseconds(), gote.Increment.Milliseconds())
		return
	}
	g.add("byoyomi %d", milliseconds(c.Free-reserve(c.Free)))
}

// elapsed returns a clock that has run since the question was put, for example while a
// process was starting.
func elapsed(t clock.Turn, gone time.Duration) clock.Turn {
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

// overhead returns how much of a time is not given to the engine, since a move takes time on
// its way.
func overhead(of time.Duration) time.Duration { return min(30*time.Millisecond, of/10) }

// reserve returns how much of a period of byoyomi is not given to the engine, which uses all
// that it gets. A late move would lose the game.
func reserve(of time.Duration) time.Duration { return min(200*time.Millisecond, of/10) }

// milliseconds returns at least 1, because some engines read 0 as no limit.
func milliseconds(d time.Duration) int64 { return max(d.Milliseconds(), 1) }

// positionCommand returns the "position" command for the last position of a question. It
// begins after the last null move, which engines need not support.
func positionCommand(r rules.Rules, language Protocol, q player.Question) string {
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
