package kifu

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// kif writes KIF, KI2 or a diagram.
func (w *writer) kif() {
	if pgn.Encoding(w.as) == pgn.UTF8 && w.format == KIF {
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

// kifHeaders writes what is known of the game, and where it starts.
func (w *writer) kifHeaders() {
	began := false
	var late []string
	for _, t := range w.rec.Tags {
		switch {
		case t.Name == otherHeader:
			if name, _, ok := cutHeader(t.Value); ok && known(name) { // the first of a name counts
				late = append(late, t.Value)
			} else {
				w.line(t.Value)
			}
		case t.Name == "Date" && w.rec.Tag(startTag) != "", w.told(t.Name), w.value(t.Name) == "":
		case t.Name == "Date", t.Name == startTag:
			if start := startOf(w.value); start != "" && !began {
				began = true
				w.line("開始日時：" + start)
			}
		default:
			w.line(kifName(t.Name) + "：" + strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ").Replace(t.Value))
		}
	}
	w.strays(w.rec.Root())
	name := handicapOf(w.rec.Start)
	handicap := 0
	if name != "" && name != even {
		handicap = 1
	}
	switch d, _ := diagramOf(w.start.String()); {
	case w.format == BOD || name == "":
		w.lines = append(w.lines, d.lines(handicap)...)
	default:
		w.line(handicapName + "：" + name)
	}
	for _, p := range players {
		if v := w.value(p.tag); v != "" {
			w.line(p.kif[handicap] + "：" + v)
		}
	}
	if why := w.value("Termination"); why != "" && !reasonKnown(why) {
		w.line("Termination：" + why)
	}
	w.lines = append(w.lines, late...)
}

// reasonKnown reports whether the end of the moves says why a game ended.
func reasonKnown(why string) bool {
	return slices.ContainsFunc(gameEnds, func(e ending) bool { return e.why != rules.NoReason && strings.EqualFold(e.why.String(), why) })
}

// kifName is what KIF calls a tag.
func kifName(tag string) string {
	for _, h := range headers {
		if h.tag == tag && len(h.kif) > 0 {
			return h.kif[0]
		}
	}
	return tag
}

// kifLine writes a line from a move on, and then the variations on its moves, the last
// first. ply is the number of moves before it.
func (w *writer) kifLine(first record.Node, pos rules.Position, spent [2]time.Duration, ply int) {
	all := w.steps(first, pos, spent)
	for i, s := range all {
		if i > 0 { // those before the first are behind the line that announces it
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
		w.variations(all, i, pos, spent, ply)
	}
}

// spentBefore is how long a side has thought up to a step.
func spentBefore(all []step, i int, spent [2]time.Duration, side rules.Side) time.Duration {
	for ; i >= 0; i-- {
		if all[i].before.Turn() == side {
			return all[i].spent
		}
	}
	return spent[side]
}

// variations writes those on a step of a line.
func (w *writer) variations(all []step, i int, pos rules.Position, spent [2]time.Duration, ply int) {
	s := all[i]
	before, times := after(all, i, pos)
	if i == 0 {
		times = spent
	} else {
		for side := range times {
			times[side] = spentBefore(all, i-1, spent, rules.Side(side))
		}
	}
	if i > 0 || w.isMain(s.node) {
		for v := range parentOf(w.rec, all, i).Variations() {
			w.announce(ply + i + 1)
			w.befores(v)
			w.kifLine(v, before, times, ply+i)
		}
	}
	w.otherEnds(parentOf(w.rec, all, i), i, ply, s.before.Turn(), times[s.before.Turn()])
	w.unread(s.node, record.Unread)
}

// otherEnds writes how a line could have ended that went on, as variations on its next
// move.
func (w *writer) otherEnds(n record.Node, i, ply int, turn rules.Side, spent time.Duration) {
	if i == 0 && ply > 0 { // which the line has that this one varies
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
			w.line(summary(e, e.result.resultFor(turn), turn, ply+i))
		}
	}
}

func (w *writer) isMain(n record.Node) bool {
	first, ok := w.rec.Root().Next()
	return ok && first == n
}

// parentOf is the node that a step of a line follows.
func parentOf(rec *record.Record, all []step, i int) record.Node {
	if i == 0 {
		return rec.Root()
	}
	return all[i-1].node
}

// announce says which move the next line varies.
func (w *writer) announce(number int) {
	w.flush()
	w.line("")
	w.line(fmt.Sprintf("変化：%d手", number))
}

// befores writes the comments before a move.
func (w *writer) befores(n record.Node) {
	for text := range n.Texts(record.Before) {
		for _, r := range said(text, false) {
			w.kifRemark(r, 0, 0, 0)
		}
	}
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

// flush writes the moves of KI2 that wait for more on their line.
func (w *writer) flush() {
	if len(w.row) > 0 {
		w.line(strings.Join(w.row, "    "))
		w.row = nil
	}
}

// kifRemarks writes what is said of a node. number is that of the next move.
func (w *writer) kifRemarks(n record.Node, number int, turn rules.Side, spent time.Duration) {
	for _, r := range w.remarks(n) {
		if r.end {
			if _, more := n.Next(); more { // the game went on
				continue
			}
		}
		w.kifRemark(r, number, turn, spent)
	}
}

func (w *writer) kifRemark(r remark, number int, turn rules.Side, spent time.Duration) {
	switch {
	case r.end:
		w.kifEnd(r.text, number, turn, spent)
		return
	case r.bookmark:
		w.flush()
		w.line("&" + r.text)
	default:
		w.flush()
		w.line("*" + r.text)
	}
}

// strays writes lines that mean nothing.
func (w *writer) strays(n record.Node) {
	for text := range n.Texts(record.Stray) {
		w.flush()
		bare, own := strings.CutPrefix(text, "\n%")
		if f, _ := kifFormat(trim(bare)); !own || f != None || trim(bare) == "" || strings.HasPrefix(bare, "まで") || strings.HasPrefix(bare, "変化") {
			bare = "# " + strings.ReplaceAll(trim(text), "\n", " ")
		}
		w.line(bare)
	}
}

// unread writes text that was not understood, as it stood.
func (w *writer) unread(n record.Node, role record.Role) {
	for text := range n.Texts(role) {
		w.flush()
		if role == record.Unread {
			w.line("")
		}
		for _, l := range strings.Split(text, "\n") {
			bare, own := strings.CutPrefix(strings.TrimLeft(l, " "), unread)
			if !own {
				bare = "# " + l
			}
			w.line(bare)
		}
	}
}
