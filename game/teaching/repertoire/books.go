package repertoire

import (
	"context"
	"maps"
	"path/filepath"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Book is a repertoire of the list as far as it could be read.
type Book struct {
	Entry
	Repertoire *Repertoire // nil if it could not be read
	Err        error       // why not
}

// Load reads the repertoires of the list, each file once, and none again of which before has what
// is still in it. It returns the graphs of the list for the next time. games are the rule sets
// that are known.
func (s *Store) Load(ctx context.Context, games rules.Games, before Graphs) (all []Book, now Graphs, err error) {
	entries, err := s.List()
	known := Graphs{}
	maps.Copy(known, before)
	now = Graphs{}
	for _, e := range entries {
		b := Book{Entry: e}
		var g *Graph
		if g, b.Err = known.read(ctx, e.Path, games); b.Err == nil {
			now[e.Path] = known[e.Path]
			b.Repertoire = New(g, e.Side, e.Off, e.Root)
		}
		all = append(all, b)
	}
	return all, now, err
}

// Fault returns why a repertoire could not be read, the first if there are several, and nil if all
// could.
func Fault(all []Book) error {
	for _, b := range all {
		if b.Err != nil {
			return b.Err
		}
	}
	return nil
}

// Name returns what a person knows a repertoire by: the name of its file, without the extension.
func (e Entry) Name() string {
	file := filepath.Base(e.Path)
	return strings.TrimSuffix(file, filepath.Ext(file))
}

// LeaveOne returns where a game left the repertoires of a side: the one in which it stayed
// longest. Its Exit is Never if it was in none.
func LeaveOne(all []Book, side rules.Side, start bitboard.Position, moves []bitboard.Move) (of Book, l Leaving) {
	for _, b := range all {
		if b.Repertoire == nil || b.Side != side {
			continue
		}
		if one := b.Repertoire.Leave(start, moves); one.Exit != Never && (l.Exit == Never || one.Ply > l.Ply) {
			of, l = b, one
		}
	}
	return of, l
}

// LeaveGame is LeaveOne for a game by the positions of its main line, beginning with the start,
// and its moves.
func LeaveGame(all []Book, side rules.Side, line []rules.Position, moves []rules.Move) (of Book, l Leaving) {
	start, fast, ok := convertGame(line, moves)
	if !ok {
		return of, l
	}
	return LeaveOne(all, side, start, fast)
}

// Sentence says where a game of the person left a repertoire with a name. It is empty if the game
// never was in it.
func (l Leaving) Sentence(name string) phrase.Phrase {
	switch l.Exit {
	case Inside:
		return phrase.Say("repertoire.left-inside", name)
	case Mine:
		return phrase.Say("repertoire.left-mine", name, l.played(), l.has())
	case Theirs:
		return phrase.Say("repertoire.left-theirs", name, l.played(), l.has())
	case LineEnds:
		return phrase.Say("repertoire.left-end", name, l.played())
	}
	return phrase.Phrase{}
}

// Short says the same in a few words, for a list. own is set if the game is one of the person.
func (l Leaving) Short(name string, own bool) phrase.Phrase {
	switch l.Exit {
	case Never:
		return phrase.Phrase{}
	case Inside:
		return phrase.Say("repertoire.short-inside", name)
	case LineEnds:
		return phrase.Say("repertoire.short-end", l.played(), name)
	case Mine:
		if own {
			return phrase.Say("repertoire.short-mine", l.played(), l.has(), name)
		}
	case Theirs:
		if own {
			return phrase.Say("repertoire.short-theirs", l.played(), l.has(), name)
		}
	}
	return phrase.Say("repertoire.short-by", rules.Side(l.position.Turn()), l.played(), l.has(), name)
}

// played returns the move that left the repertoire.
func (l Leaving) played() phrase.Phrase {
	return phrase.Say("%v", numbered(l.position, legal(&l.position, l.Move)))
}

// has returns what the repertoire has in its place.
func (l Leaving) has() phrase.Phrase {
	var all []phrase.Phrase
	for _, m := range l.Has {
		all = append(all, phrase.Say("%v", numbered(l.position, legal(&l.position, m))))
	}
	return phrase.Join(", ", all...)
}

// After returns the position after the move that left the repertoire, for game's rules, and false
// if none did.
func (l Leaving) After(game rules.Rules) (rules.Position, bool) {
	p := l.position
	m := legal(&p, l.Move)
	if m == 0 {
		return nil, false
	}
	p.Make(m)
	after, err := game.Parse(p.String())
	return after, err == nil
}
