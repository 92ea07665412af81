package chores

import (
	"cmp"
	"context"
	"slices"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/i18n"
)

// A Left is a game that left one of the person's repertoires, or stayed in it.
type Left struct {
	Row int32
	repertoire.Leaving
	Line string // how it left, and its players
}

// Leavings are the games that were in one of the person's repertoires: first those that the person
// left.
type Leavings struct {
	Left []Left
	Exit [repertoire.LineEnds + 1]int // how many games ended in each way
	Own  bool                         // the person played them
	// Fault is why the first repertoire that could not be read could not, nil if all could.
	Fault error
}

// Leave finds where games left the repertoires of a person, whose names are persons. Games in
// which the person did not play count for neither side, unless nobody of that name played in any:
// then both sides are looked at, and the one that stayed longer counts. load reads the
// repertoires. If no game was in any, and one could not be read, that is an error. Leave runs off
// Fyne's thread.
func Leave(t *task.Task, s Scope, persons []string, load func(context.Context) ([]repertoire.Book, error)) (all Leavings, err error) {
	books, err := load(t.Context())
	if err != nil {
		return all, err
	}
	own := s.playedBy(persons)
	all.Own, all.Fault = own, repertoire.Fault(books)
	read := 0
	for line, err := range library.MainLines(s.Games, s.Table, s.Rows, repertoire.Depth) {
		if err == nil {
			err = t.Context().Err()
		}
		if err != nil {
			return all, err
		}
		if read++; read%200 == 0 {
			t.Report(float64(read)/float64(len(s.Rows)), fixed(i18n.F("gamelist.leaving", phrase.Number(read), gamesText(len(s.Rows)))))
		}
		book, l := s.leave(books, line, persons, own)
		if all.Exit[l.Exit]++; l.Exit == repertoire.Never {
			continue
		}
		text := record.Players(s.Table.Text(int(line.Row), index.White), s.Table.Text(int(line.Row), index.Black))
		all.Left = append(all.Left, Left{line.Row, l, i18n.F("gamelist.left-line", l.Short(book.Name(), own), text)})
	}
	if len(all.Left) == 0 {
		return all, all.Fault
	}
	slices.SortStableFunc(all.Left, func(a, b Left) int { return cmp.Compare(order[a.Exit], order[b.Exit]) })
	return all, nil
}

// order ranks the exits in the list: first what the person can learn from.
var order = [...]int{repertoire.Mine: 0, repertoire.Theirs: 1, repertoire.LineEnds: 2, repertoire.Inside: 3}

// playedBy reports whether a person played in any of the games.
func (s Scope) playedBy(persons []string) bool {
	for _, row := range s.Rows {
		if _, ok := sideOf(s.Table.Text(int(row), index.White), s.Table.Text(int(row), index.Black), persons); ok {
			return true
		}
	}
	return false
}

// leave returns where a game left a repertoire of the person, or of either side.
func (s Scope) leave(books []repertoire.Book, line library.MainLine, persons []string, own bool) (book repertoire.Book, l repertoire.Leaving) {
	sides := []rules.Side{rules.White, rules.Black}
	if own {
		side, ok := sideOf(s.Table.Text(int(line.Row), index.White), s.Table.Text(int(line.Row), index.Black), persons)
		if !ok {
			return book, l
		}
		sides = []rules.Side{side}
	}
	for _, side := range sides {
		if of, one := repertoire.LeaveOne(books, side, line.Start, line.Moves); one.Exit != repertoire.Never && (l.Exit == repertoire.Never || one.Ply > l.Ply) {
			book, l = of, one
		}
	}
	return book, l
}
