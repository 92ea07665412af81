// Package puzzles chooses puzzles of chess for a person: by theme, about as hard as the person
// is strong, and none twice within weeks. The puzzles and their ratings come from lichess.org,
// which has placed them in the public domain (CC0). make_test.go packs them. It leaves out each
// puzzle in which an engine finds a second solution.
package puzzles

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/phrase"
)

//go:generate go test -tags tools -run TestMake -timeout 12h . -args lichess_db_puzzle.csv

// A Puzzle is a position in which one move is clearly the best, and so on to the end of the
// solution.
type Puzzle struct {
	ID     string // of lichess.org
	Before string // the position before the opponent's move that leads to the puzzle, in FEN without counters
	Moves  string // that move and the solution, in UCI
	Rating Rating
	Themes []Theme // in the order of Themes
	// Blunder reports whether the opponent's move has cost at least 15 percentage points of
	// winning chances. It has not if the opponent was lost anyway.
	Blunder bool
}

// A Set is puzzles in the order of their ratings.
type Set struct {
	all     []Puzzle
	byID    map[string]int
	byTheme map[Theme][]int
}

// columns are the parts of a puzzle. All IDs come first, one per line, and then the other
// columns, because what is alike packs better together.
const columns = 7

// blundered stands in the last column of a puzzle whose first move is a blunder.
const blundered = "?"

// Parse reads a set. An empty text is that of a page that could not load it, and an error.
func Parse(text string) (*Set, error) {
	if text == "" {
		return nil, phrase.Errorf("puzzles.not-loaded")
	}
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if len(lines)%columns != 0 {
		return nil, fmt.Errorf("%d lines are not puzzles with %d columns", len(lines), columns)
	}
	return newSet(lines, len(lines)/columns)
}

// newSet makes a set of n puzzles.
func newSet(lines []string, n int) (*Set, error) {
	s := &Set{all: make([]Puzzle, n), byID: make(map[string]int, n), byTheme: map[Theme][]int{}}
	for i := range s.all {
		p := &s.all[i]
		p.ID, p.Before, p.Moves = lines[i], lines[n+i], lines[2*n+i]
		var bad error
		for column, number := range []*float64{3: &p.Rating.Mean, 4: &p.Rating.Deviation} {
			if number == nil {
				continue
			}
			if *number, bad = strconv.ParseFloat(lines[column*n+i], 64); bad != nil {
				return nil, fmt.Errorf("puzzle %s: %w", p.ID, bad)
			}
		}
		p.Blunder = lines[6*n+i] == blundered
		s.byID[p.ID] = i
		for name := range strings.FieldsSeq(lines[5*n+i]) {
			p.Themes = append(p.Themes, Theme(name))
			s.byTheme[Theme(name)] = append(s.byTheme[Theme(name)], i)
		}
	}
	return s, nil
}

// Len returns how many puzzles there are.
func (s *Set) Len() int { return len(s.all) }

// Find returns the puzzle with an ID.
func (s *Set) Find(id string) (Puzzle, bool) {
	i, there := s.byID[id]
	if !there {
		return Puzzle{}, false
	}
	return s.all[i], true
}
