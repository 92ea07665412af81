package kifu

import (
	"fmt"
	"strings"
	"time"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// kif writes KIF, KI2 or a diagram.
func (w *writer) kif() {
	if w.as == pgn.UTF8 && w.format == KIF {
		w.line("#KIF version=2.0 encoding=UTF-8")
	}
	w.kifHeaders()
	moves, any := w.rec.Root().Next()
	if w.format == KIF {
		w.line("手数----指手---------消費時間--")
	} else if any {
		w.line("")
	}
	root := w.rec.Root()
	w.kifRemarks(root, 1, w.start.Turn(), 0)
	w.first = true
	if !any {
		w.close(root, 0, w.start.Turn(), 0)
		w.unread(root, record.Rest)
		return
	}
	w.kifLine(moves, w.start, [2]time.Duration{}, 0)
}

// kifLine writes a line from a move on, then the variations on its moves, the last first.
// ply is the number of moves before it.
func (w *writer) kifLine(first record.Node, pos rules.Position, spent [2]time.Duration, ply int) {
	all := w.steps(first, pos, spent)
	for i, s := range all {
		if i > 0 { // the comments before the first move follow the line that announces it
			w.befores(s.node)
		}
		w.kifMove(s, ply+i+1)
		side := s.before.Turn()
		w.kifRemarks(s.node, ply+i+2, side.Other(), spentBefore(all, i, spent, side.Other()))
		w.strays(s.node)
	}
	last := all[len(all)-1]
	turn := last.before.Turn().Other()
	w.close(last.node, ply+len(all), turn, spentBefore(all, len(all)-1, spent, turn))
	w.unread(last.node, record.Rest)
	w.first = false
	for i := len(all) - 1; i >= 0; i-- {
		w.variations(all, i, spent, ply)
	}
}

// spentBefore returns the total time of a side up to a step.
func spentBefore(all []step, i int, spent [2]time.Duration, side rules.Side) time.Duration {
	for ; i >= 0; i-- {
		if all[i].before.Turn() == side {
			return all[i].spent
		}
	}
	return spent[side]
}

// timesBefore returns the total times of both sides before a step.
func timesBefore(all []step, i int, spent [2]time.Duration) (times [2]time.Duration) {
	for side := range times {
		times[side] = spentBefore(all, i-1, spent, rules.Side(side))
	}
	return times
}

// variations writes the variations on a step of a line.
func (w *writer) variations(all []step, i int, spent [2]time.Duration, ply int) {
	s := all[i]
	times := timesBefore(all, i, spent)
	if i > 0 || w.isMain(s.node) {
		for v := range parentOf(w.rec, all, i).Variations() {
			w.announce(ply + i + 1)
			w.befores(v)
			w.kifLine(v, s.before, times, ply+i)
		}
	}
	w.otherEnds(parentOf(w.rec, all, i), i, ply, s.before.Turn(), times[s.before.Turn()])
	w.unread(s.node, record.Unread)
}

// otherEnds writes the endings of a line that continued after them, as variations on its
// next move.
func (w *writer) otherEnds(n record.Node, i, ply int, turn rules.Side, spent time.Duration) {
	if i == 0 && ply > 0 { // these belong to the line that this one varies
		return
	}
	for _, r := range w.remarks(n) {
		if !r.end {
			continue
		}
		w.announce(ply + i + 1)
		w.kifEnd(r.text, ply+i+1, turn, spent)
		word, _, _ := strings.Cut(r.text, " ")
		if e, ok := endingOf(word); ok && w.format != KIF {
			w.line(w.summary(e, e.result.resultFor(turn), turn, ply+i))
		}
	}
}

func (w *writer) isMain(n record.Node) bool {
	first, ok := w.rec.Root().Next()
	return ok && first == n
}

// parentOf returns the node before a step of a line.
func parentOf(rec *record.Record, all []step, i int) record.Node {
	if i == 0 {
		return rec.Root()
	}
	return all[i-1].node
}

// announce writes the line that says which move the next line varies.
func (w *writer) announce(number int) {
	w.flush()
	w.line("")
	w.line(fmt.Sprintf("変化：%d手", number))
}

// kifMove writes a move.
func (w *writer) kifMove(s step, number int) {
	if w.format != KIF {
		w.row = append(w.row, shogi.Japanese(s.before, s.node.Move()))
		if len(w.row) == 6 {
			w.flush()
		}
		return
	}
	w.line(fmt.Sprintf("%4d %s   (%s/%s)", number, shogi.KIF(s.before, s.node.Move()), minutes(s.took), hours(s.spent)))
}

// flush writes the KI2 moves of the current line.
func (w *writer) flush() {
	if len(w.row) > 0 {
		w.line(strings.Join(w.row, "    "))
		w.row = nil
	}
}
