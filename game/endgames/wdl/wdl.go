// Package wdl says whether a position with up to four men is won, drawn or lost. It knows all
// 35 endings from a file that is part of the program, so nothing has to be built. Counters and
// repetitions are ignored, and positions with a right to castle are not known.
package wdl

import (
	"errors"

	"passedpawn/assets"
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// A Result is what a position is worth to the side to move with best play by both.
type Result int8

// The results.
const (
	Lost Result = iota - 1
	Drawn
	Won
)

// none is less than every result.
const none = Lost - 1

// packed is the file in the program. It is unpacked when it is first needed, which takes some
// hundredths of a second. A page has to load it, too.
var packed = newSource(func() (*file, error) {
	data := assets.Endgames()
	if data == nil {
		return nil, errNotLoaded
	}
	f, err := read(data)
	if err != nil {
		panic(err) // cannot happen: a test reads the file
	}
	return f, nil
})

// errNotLoaded is the error of a page that could not load the file.
var errNotLoaded = errors.New("wdl: the file of endings could not be loaded")

// Probe returns what a position is worth. ok is false if it has more than four men or a right
// to castle, or if a page could not load the file: then it is loaded again meanwhile. The position
// must be one that can be played.
func Probe(p *bitboard.Position) (r Result, ok bool) {
	small, ok := ending.Of(p)
	if !ok {
		return Drawn, false
	}
	f := packed.file()
	if f == nil {
		return Drawn, false
	}
	return f.value(*p, small), true
}

// Longest returns in how many plies the side that wins mates at the latest, with best play by
// both, in the ending of a position that Probe knows. Draws by the 50-move rule are impossible
// before that.
func Longest(p *bitboard.Position) int {
	small, ok := ending.Of(p)
	if e, _, _ := small.Find(); ok && e != nil {
		if f := packed.file(); f != nil {
			return f.longest[e]
		}
	}
	return 0
}

// value returns what a position is worth. The file only counts where no capture or promotion
// does as well, see read.
func (f *file) value(p bitboard.Position, small ending.Position) Result {
	e, turn, at := small.Find()
	if e == nil {
		return Drawn
	}
	best, only := f.exits(&p)
	if best == Won || only {
		return best
	}
	return max(best, f.at(e, turn, at))
}

// exits returns the best result of the moves that lead to another ending: captures and
// promotions. only means that there are such moves and no others.
func (f *file) exits(p *bitboard.Position) (best Result, only bool) {
	var l bitboard.List
	p.Generate(&l)
	best, only = none, l.Count > 0
	for _, m := range l.All() {
		if p.Captured(m) == bitboard.NoKind && m.Promotion() == bitboard.NoKind {
			only = false
			continue
		}
		next := *p
		next.Make(m)
		small, _ := ending.Of(&next) // it has no more men, and no right to castle
		if best = max(best, -f.value(next, small)); best == Won {
			break
		}
	}
	return best, only
}
