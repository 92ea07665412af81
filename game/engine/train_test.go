//go:build tune

package engine

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

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
				fmt.Sscan(words[0], &result)
				fmt.Sscan(words[1], &score)
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

// floats are the weights while they are learnt, one slice so that one loop
// serves them all: features, bias, then outputs.
type floats []float32

const (
	biasAt   = inputs * hidden
	outputAt = biasAt + hidden
	perOut   = 2*hidden + 1
	allOf    = outputAt + outputs*perOut
)

func fresh(rng *rand.Rand) floats {
	w := make(floats, allOf)
	for i := range w {
		if i < biasAt {
			w[i] = float32(rng.NormFloat64() * 0.12)
		} else if i < outputAt {
			w[i] = 0.1
		} else if (i-outputAt)%perOut < 2*hidden {
			w[i] = float32(rng.NormFloat64() * 0.02)
		}
	}
	return w
}

// learn adds a lesson's gradient and gives its loss; with g nil it only tells.
func (w floats) learn(l *lesson, g floats, touched []bool) float64 {
	var h [2][hidden]float32
	out := w[outputAt+int(l.output)*perOut:][:perOut]
	sum := out[2*hidden]
	for v := range h {
		copy(h[v][:], w[biasAt:outputAt])
		for _, f := range l.on[v][:l.count] {
			row := w[int(f)*hidden:][:hidden]
			for i, x := range row {
				h[v][i&(hidden-1)] += x
			}
		}
		for i, x := range h[v] {
			x = max(0, min(x, 1))
			sum += x * x * out[v*hidden+i]
		}
	}
	chance := sigmoid((float64(sum)*scale + float64(l.base)) * perCentipawn)
	err := chance - float64(l.chance)
	if g != nil {
		slope := float32(2 * err * chance * (1 - chance) * scale * perCentipawn)
		back := g[outputAt+int(l.output)*perOut:][:perOut]
		back[2*hidden] += slope
		for v := range h {
			var d [hidden]float32
			for i, x := range h[v] {
				x = max(0, min(x, 1))
				back[v*hidden+i] += slope * x * x
				if x > 0 && x < 1 {
					d[i] = slope * out[v*hidden+i] * 2 * x
					g[biasAt+i] += d[i]
				}
			}
			for _, f := range l.on[v][:l.count] {
				touched[f] = true
				row := g[int(f)*hidden:][:hidden]
				for i := range row {
					row[i] += d[i&(hidden-1)]
				}
			}
		}
	}
	return err * err
}

const (
	batch = 8192
	decay = 0.1
)

func TestTrain(t *testing.T) {
	minutes := minutes(t)
	all := loadLessons(t)
	rng := rand.New(rand.NewPCG(1, 2))
	held := all[:20_000] // whole games, so that none is known from its other positions
	all = all[20_000:]
	fmt.Println(len(all), "positions")
	w := fresh(rng)
	m, v := make(floats, allOf), make(floats, allOf)
	var gs [2]floats
	var touched [2][]bool
	for i := range gs {
		gs[i], touched[i] = make(floats, allOf), make([]bool, inputs)
	}
	began, step := time.Now(), 0
	for epoch := 0; time.Since(began) < minutes; epoch++ {
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		var losses [2]float64
		var rate float64
		for at := 0; at+batch <= len(all); at += batch {
			var wg sync.WaitGroup
			for part := range 2 {
				wg.Go(func() {
					for i := part; i < batch; i += 2 {
						losses[part] += w.learn(&all[at+i], gs[part], touched[part])
					}
				})
			}
			wg.Wait()
			step++
			gone := min(1, float64(time.Since(began))/float64(minutes))
			rate = 0.00002 + 0.001*(1+math.Cos(math.Pi*gone))/2*min(1, float64(step)/200)
			var sides sync.WaitGroup
			for part := range 2 {
				sides.Go(func() {
					fix1, fix2 := 1-math.Pow(0.9, float64(step)), 1-math.Pow(0.999, float64(step))
					r := float32(rate / fix1)
					f2 := float32(1 / fix2)
					for i := part * allOf / 2; i < (part+1)*allOf/2; i++ {
						g := (gs[0][i] + gs[1][i]) / batch
						gs[0][i], gs[1][i] = 0, 0
						m[i] = 0.9*m[i] + 0.1*g
						v[i] = 0.999*v[i] + 0.001*g*g
						w[i] -= r*m[i]/(float32(math.Sqrt(float64(v[i]*f2)))+1e-8) + float32(rate)*decay*w[i]
						if i >= outputAt {
							w[i] = max(-1.98, min(w[i], 1.98))
						}
					}
				})
			}
			sides.Wait()
		}
		test := 0.0
		for i := range held {
			test += w.learn(&held[i], nil, nil)
		}
		fmt.Printf("epoch %d, %v, rate %.5f, loss %.6f, held %.6f\n", epoch, time.Since(began).Round(time.Second), rate,
			(losses[0]+losses[1])/float64(len(all)/batch*batch), test/float64(len(held)))
	}
	write(t, w)
}

// write rounds the weights into network.bin.
func write(t *testing.T, w floats) {
	t.Helper()
	var out []byte
	put := func(x float32, unit float64) {
		out = binary.LittleEndian.AppendUint16(out, uint16(int16(math.Round(float64(x)*unit))))
	}
	for i, x := range w {
		switch {
		case i < outputAt:
			put(x, unit1)
		default:
			put(x, unit2)
		}
	}
	if err := os.WriteFile("network.bin", out, 0o644); err != nil {
		t.Fatal(err)
	}
}
