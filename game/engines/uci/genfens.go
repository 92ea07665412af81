package uci

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
	"passedpawn/game/files/openfile"
)

// Where a generated position comes from: random moves from the start, fewer from a book, and
// how good for one side it may be, in centipawns after so many nodes.
const (
	randomPlies   = 8
	bookPlies     = 4
	balanced      = 150
	balancedNodes = 5_000
)

// genfens writes positions in which games for learning can begin: "genfens N seed S book
// FILE", with "None" for no book, as OpenBench asks engines for them. A book has a position in
// FEN or EPD on each line. The same seed gives the same positions.
func (s *server) genfens(words []string) {
	s.stop()
	count, seed, book, err := parseGenfens(words)
	if err != nil {
		s.say("info string %v", err)
		return
	}
	g := rand.New(rand.NewPCG(seed, 0))
	for failed := 0; count > 0 && failed < mostFailures; {
		p, ok := generate(g, book)
		if !ok {
			failed++
			continue
		}
		s.say("info string genfens %s", p.String())
		count, failed = count-1, 0
	}
}

// mostFailures is after how many attempts in a row a book is given up, because its positions
// are all won for one side.
const mostFailures = 10_000

func parseGenfens(words []string) (count int, seed uint64, book []bitboard.Position, err error) {
	if len(words) > 0 {
		count, err = strconv.Atoi(words[0])
	}
	if len(words) == 0 || err != nil {
		return 0, 0, nil, errors.New("genfens needs how many positions: genfens 100 seed 1 book None")
	}
	for i := 1; i+1 < len(words); i += 2 {
		switch words[i] {
		case "seed":
			if seed, err = strconv.ParseUint(words[i+1], 10, 64); err != nil {
				return 0, 0, nil, fmt.Errorf("%s is not a seed", words[i+1])
			}
		case "book":
			if words[i+1] != "None" {
				book, err = readBook(words[i+1])
			}
		}
		if err != nil {
			return 0, 0, nil, err
		}
	}
	return count, seed, book, nil
}

// readBook reads the positions of a file, one on each line.
func readBook(path string) (all []bitboard.Position, err error) {
	data, err := openfile.ReadFile(path)
	if err != nil {
		return nil, err
	}
	for n, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		fields := strings.Fields(line)
		p, err := bitboard.Parse(strings.Join(fields[:min(4, len(fields))], " ") + " 0 1")
		if err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", path, n+1, err)
		}
		all = append(all, p)
	}
	return all, nil
}

// generate plays random moves from the start or from a position of a book. It reports whether
// the position that they lead to is one in which a game may begin.
func generate(g *rand.Rand, book []bitboard.Position) (bitboard.Position, bool) {
	p, plies := bitboard.Start(), randomPlies
	if len(book) > 0 {
		p, plies = book[g.IntN(len(book))], bookPlies
	}
	for range plies + g.IntN(2) { // so that either side may be to move
		var l bitboard.List
		if p.Generate(&l); l.Count == 0 {
			return p, false
		}
		p.Make(l.All()[g.IntN(l.Count)])
	}
	var l bitboard.List
	if p.Generate(&l); l.Count == 0 {
		return p, false
	}
	a := engine.Search(context.Background(), engine.Question{Position: p, Limits: engine.Limits{Nodes: balancedNodes}}, nil)
	return p, max(a.Score, -a.Score) <= balanced
}
