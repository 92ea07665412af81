package kifu

import (
	"fmt"
	"slices"
	"time"

	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Commands in comments, by which a record holds what has no place of its own there.
const (
	spentCommand    = "emt"      // how long a move took
	totalCommand    = "total"    // the time of a side so far, where that is not the sum
	leftCommand     = "clk"      // what a side had left
	overtimeCommand = "overtime" // and of its periods
	endCommand      = "end"      // how a line ends, by the word of CSA
	bookmarkCommand = "bookmark" // of KIF
	lineCommand     = "line"     // an empty line of a comment
)

// A place is a position in the line that is being read.
type place struct {
	node  record.Node
	pos   rules.Position
	spent [2]time.Duration
}

// A builder makes a record of what is read, line by line.
type builder struct {
	item    pgn.Item
	rules   rules.Rules
	rec     *record.Record
	tags    []record.Tag
	diagram *diagram
	start   string  // in SFEN, by the name of a handicap
	foreign line    // with a handicap that is not known
	path    []place // the first is the start; nil until the first move
	first   int     // how the file numbers the first move, 0 for not yet
	early   []string
	fresh   bool // a variation was announced and has no move yet
	varied  line // by this line
	blank   int  // empty lines of a comment
	broken  *broken
	main    bool // the main line is being read
	ended   rules.Result
	errs    []error
	seen    map[string]bool // what was unusual
}

// broken is a line that cannot be read any further.
type broken struct {
	lines []string
	err   *pgn.Error
}

func newBuilder(item pgn.Item, r rules.Rules) *builder {
	b := &builder{item: item, rules: r, rec: record.New(r.ID(), ""), main: true, seen: map[string]bool{}}
	b.rec.Source(item.Text)
	return b
}

// begin sets up the start, once.
func (b *builder) begin() error {
	if b.path != nil {
		return nil
	}
	b.strange()
	start := b.start
	if b.diagram != nil {
		if !b.diagram.told && b.start != "" { // a handicap: uwate begins
			b.diagram.turn = rules.Black
		}
		start = b.diagram.sfen()
	}
	p := b.rules.Start()
	if start != "" {
		var err error
		if p, err = b.rules.Parse(start); err != nil {
			return err
		}
		if p.String() != b.rules.Start().String() {
			b.rec.Start = p.String()
		}
	}
	b.path = []place{{node: b.rec.Root(), pos: p}}
	return nil
}

// here is the end of the line that is being read.
func (b *builder) here() *place { return &b.path[len(b.path)-1] }

// node is the last move, or the root.
func (b *builder) node() record.Node {
	if b.path == nil {
		return b.rec.Root()
	}
	return b.here().node
}

// number is how the file numbers the next move.
func (b *builder) number() int { return max(b.first, 1) + len(b.path) - 1 }

// play plays a move that the rules read.
func (b *builder) play(text string) error {
	at := b.here()
	m, err := b.rules.Read(at.pos, text)
	if err != nil {
		return err
	}
	return b.step(m, b.rules.Write(at.pos, m))
}

// pass plays the null move.
func (b *builder) pass() error { return b.step(rules.Move{}, "--") }

// step plays a move that is written so.
func (b *builder) step(m rules.Move, san string) error {
	at := b.here()
	next, err := at.pos.Play(m)
	if err != nil {
		return err
	}
	n := at.node.Add(m, san)
	for _, c := range b.early {
		n.Remark(record.Before, c)
	}
	b.early, b.fresh, b.blank = nil, false, 0
	b.path = append(b.path, place{node: n, pos: next, spent: at.spent})
	return nil
}

// took notes how long the last move took. The whole time of the side is negative where
// it is not known.
func (b *builder) took(d, whole time.Duration) {
	at := b.here()
	side := b.path[len(b.path)-2].pos.Turn()
	at.spent[side] += d
	if whole >= 0 && whole != at.spent[side] && d+whole > 0 {
		at.spent[side] = whole
		at.node.Set(totalCommand, spent(whole))
	}
	if d > 0 {
		at.node.Set(spentCommand, spent(d))
	}
}

// vary goes back to before a move, where another stands in its place.
func (b *builder) vary(number int, l line) {
	b.close()
	b.main = false
	ply := number - max(b.first, 1) // of the move, from 0
	if ply < 0 || ply >= len(b.path) {
		b.fail(l, "", fmt.Sprintf("there is no move %d to vary", number))
		return
	}
	b.path = slices.Clone(b.path[:ply+1])
	b.fresh, b.varied, b.blank = true, l, 0
}

// finish is the record, or why there is none.
func (b *builder) finish() (*record.Record, []error) {
	if err := b.begin(); err != nil {
		return nil, []error{&pgn.Error{Game: b.item.Number, Line: b.item.Line, Why: err.Error()}}
	}
	b.close()
	b.rec.Tags = append(b.tags, record.Tag{Name: "Variant", Value: variant})
	if b.ended != "" {
		b.rec.Result = b.ended
	}
	return b.rec, b.errs
}
