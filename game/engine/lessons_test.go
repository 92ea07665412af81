//go:build tune

package engine

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/bitboard"
)

// A lesson is a position to learn from: its inputs for the side to move and for
// the other, and the chance of winning it is to foretell.
type lesson struct {
	on     [2][32]uint16
	count  uint8
	output uint8
	base   float32 // centipawns of the hand-made evaluation
	chance float32
}

const lambda = 0.05 // share of the game's result in the chance, the rest is the score's

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

const perCentipawn = 1.0 / 240 // winning chance against score, fitted to the games

func lessonOf(p *bitboard.Position, score, result float64) (l lesson) {
	us := p.Turn()
	if us == 1 {
		score, result = -score, 1-result
	}
	for i, view := range []bitboard.Side{us, us ^ 1} {
		l.count = 0
		f := flip(view, p.King(view))
		for side := range bitboard.Side(2) {
			for kind := bitboard.Pawn; kind <= bitboard.King; kind++ {
				for set := p.Pieces(kind, side); set != 0; l.count++ {
					l.on[i][l.count] = uint16(input(view, side, kind, set.Pop(), f))
				}
			}
		}
	}
	l.base = float32(handmade(p))
	l.output = (l.count - 1) / 4
	l.chance = float32(lambda*result + (1-lambda)*sigmoid(score*perCentipawn))
	return l
}

func loadLessons(t *testing.T) []lesson {
	t.Helper()
	f, err := os.Open(games())
	if err != nil {
		t.Skip(err)
	}
	defer f.Close()
	var lines []string
	for sc := bufio.NewScanner(f); sc.Scan(); {
		lines = append(lines, sc.Text())
	}
	all := make([]lesson, len(lines))
	var wg sync.WaitGroup
	for part := range 2 {
		wg.Go(func() {
			for i := part; i < len(lines); i += 2 {
				words := strings.SplitN(lines[i], " ", 3)
				if len(words) < 3 {
					continue
				}
				p, err := bitboard.Parse(words[2])
				if err != nil {
					continue
				}
				var result, score float64
				if _, err := fmt.Sscan(words[0], &result); err != nil {
					continue
				}
				if _, err := fmt.Sscan(words[1], &score); err != nil {
					continue
				}
				all[i] = lessonOf(&p, score, result)
			}
		})
	}
	wg.Wait()
	kept := all[:0]
	for _, l := range all {
		if l.count > 0 {
			kept = append(kept, l)
		}
	}
	return kept
}
