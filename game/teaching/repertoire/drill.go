package repertoire

import (
	"cmp"
	"slices"
	"time"

	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// A drill is a tour through what is due. It goes along lines from where the repertoire begins:
// the opponent's replies are drawn, and a line is shown from its first position that is due.
type drill struct {
	r      *Repertoire
	recall []float64 // of the cards, by place
	fresh  []bool    // cards that the person has never seen, by place
	open   []bool    // cards that are still to be answered, by place
	need   []float64 // how forgotten the most forgotten open card is that follows a place
	counts *Counts
	draw   func(n int) int
	again  []failed
	next   []Place // cards that come before all others
	left   int
	due    bool // what it asks for counts for the schedule
	now    Step
	line   Place          // where the line goes on, Nowhere at its end
	asked  map[Place]bool // in this line: it does not go round in circles
	order  []Place        // the cards, the most forgotten first
}

// late is when a failed card no longer waits for the end of a line.
const late = -3

// A failed card comes again after some others, as does one whose move was shown.
type failed struct {
	at    Place
	after int // as many other answers
	shown bool
	due   bool // its answer counts for the schedule
}

// Drill returns a tour through the due cards, new ones included. If none is due, it practises all
// of them, and changes no date. Replies of the opponent are drawn by how often they were played in
// the games of counts, or in those of the repertoire for nil, times how forgotten what follows is.
// draw returns a random number from 0 to n-1.
func (r *Repertoire) Drill(m training.Memory, now time.Time, counts *Counts, draw func(n int) int) Tour {
	d := &drill{
		r: r, recall: make([]float64, r.Len()), fresh: make([]bool, r.Len()), open: make([]bool, r.Len()), need: make([]float64, r.Len()),
		counts: counts, draw: draw, due: true, line: Nowhere, asked: map[Place]bool{},
	}
	d.openAll(func(id string) bool { return due(m, id, now) })
	if d.left == 0 {
		d.due = false
		d.openAll(func(id string) bool { return !m.Suspended(id) })
	}
	for id, at := range r.byID {
		_, seen := m.States[id]
		d.recall[at], d.fresh[at] = m.Recall(id, now), !seen
	}
	d.order = slices.Clone(r.cards)
	slices.SortStableFunc(d.order, func(a, b Place) int { return cmp.Compare(d.forgotten(b), d.forgotten(a)) })
	return d
}

// openAll lets the cards come up that are wanted.
func (d *drill) openAll(wanted func(id string) bool) {
	for id, at := range d.r.byID {
		if wanted(id) {
			d.open[at] = true
			d.left++
		}
	}
}

// Left implements Tour.
func (d *drill) Left() int { return d.left + len(d.again) }

// Next implements Tour.
func (d *drill) Next() (Step, bool) {
	d.prune()
	if d.left+len(d.again) == 0 {
		return Step{}, false
	}
	if len(d.next) > 0 {
		first := d.next[0]
		d.next, d.line = d.next[1:], Nowhere
		return d.ask(Step{At: first})
	}
	d.weigh()
	on, follows := d.follow()
	switch {
	case len(d.again) > 0 && (d.again[0].after <= late || !follows && (d.left == 0 || d.again[0].after <= 0)):
		first := d.again[0]
		d.again = d.again[1:]
		d.line = Nowhere
		return d.ask(Step{At: first.at, Again: !first.shown, Due: first.due})
	case follows:
		return d.ask(on)
	}
	return d.ask(d.begin())
}

// prune closes the cards whose moves have been switched off.
func (d *drill) prune() {
	for _, at := range d.order {
		if d.open[at] && !d.r.answered(at) {
			d.open[at] = false
			d.left--
		}
	}
	d.again = slices.DeleteFunc(d.again, func(f failed) bool { return !d.r.answered(f.at) })
	d.next = slices.DeleteFunc(d.next, func(at Place) bool { return !d.open[at] })
	if d.line != Nowhere && !d.r.inside(d.line) {
		d.line = Nowhere
	}
}

// ask returns a step as the one that is asked.
func (d *drill) ask(s Step) (Step, bool) {
	if d.open[s.At] {
		s.New = d.fresh[s.At]
		s.Due = d.due && !s.New
		d.fresh[s.At] = false
		d.open[s.At] = false
		d.left--
	}
	d.now, d.asked[s.At] = s, true
	return s, true
}

// follow returns the next position of the line, if something that is open follows.
func (d *drill) follow() (s Step, ok bool) {
	if d.line == Nowhere || d.need[d.line] == 0 {
		return s, false
	}
	e := d.choose(d.line)
	return Step{At: e.to, Reply: convert.Move(e.move), On: true}, d.r.answered(e.to) && !d.asked[e.to]
}

// begin draws a line from its start, and returns its first position that is open.
func (d *drill) begin() Step {
	roots := make([]float64, len(d.r.roots))
	for i, root := range d.r.roots {
		roots[i] = d.need[root]
	}
	s := Step{At: d.r.roots[draw(roots, d.draw)]}
	d.asked = map[Place]bool{}
	for range longest {
		if d.open[s.At] {
			return s
		}
		e := d.choose(s.At)
		s = Step{At: e.to, Reply: convert.Move(e.move)}
		if d.r.mine(s.At) {
			continue
		}
		s.Reply = rules.Move{}
	}
	return Step{At: Place(slices.Index(d.open, true))} // the line went round in circles
}

// longest is how many plies a line may have before it must have gone round in circles.
const longest = 1000

// choose draws a move of either side in a position that something open follows.
func (d *drill) choose(at Place) edge {
	moves := d.r.moves(at)
	weights := make([]float64, len(moves))
	for i, e := range moves {
		weights[i] = d.need[e.to] * d.r.weight(at, i, d.counts)
	}
	return moves[draw(weights, d.draw)]
}

// weigh finds out for each place how forgotten the most forgotten open card is that follows. It
// goes from the most forgotten cards back to what leads to them, so that it comes to each move
// once.
func (d *drill) weigh() {
	clear(d.need)
	for _, card := range d.order {
		if !d.open[card] {
			continue
		}
		left := []Place{card}
		for len(left) > 0 {
			at := left[len(left)-1]
			left = left[:len(left)-1]
			if d.need[at] > 0 {
				continue
			}
			d.need[at] = d.forgotten(card)
			left = append(left, d.r.before[at]...)
		}
	}
}

// forgotten returns how likely a card is forgotten.
func (d *drill) forgotten(at Place) float64 { return max(1-d.recall[at], least) }

// least is how forgotten a card is at least, so that practice comes to all.
const least = 0.01

// Answered implements Tour.
func (d *drill) Answered(m rules.Move, known bool) {
	for i := range d.again {
		d.again[i].after--
	}
	s := d.now
	d.line = Nowhere
	if !s.Again {
		d.line = d.r.after(s.At, legal(&d.r.nodes[s.At].position, m))
	}
	if !known || s.New {
		d.again = append(d.again, failed{s.At, behind, s.New, s.Due || s.New})
	}
}

// Insert implements Tour.
func (d *drill) Insert(at Place) {
	shown := slices.ContainsFunc(d.again, func(f failed) bool { return f.at == at && f.shown })
	d.again = slices.DeleteFunc(d.again, func(f failed) bool { return f.at == at })
	d.fresh[at] = d.fresh[at] || shown // its move has been on the board, and not been played
	if !d.open[at] {
		d.open[at] = true
		d.left++
	}
	d.next = append(d.next, at)
}

// draw returns the index of a weight, which is drawn in proportion to it.
func draw(weights []float64, draw func(n int) int) int {
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	const fine = 1 << 30
	x := float64(draw(fine)) / fine * sum
	last := 0
	for i, w := range weights {
		if w == 0 {
			continue
		}
		if x -= w; x < 0 {
			return i
		}
		last = i
	}
	return last
}
