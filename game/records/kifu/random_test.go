package kifu

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/testing/longtest"
)

// some lists texts for comments and names, including characters with a meaning in the
// formats.
var some = []string{"好手", "悪手。", "good move", "7六歩", "▲７六歩", "*star", "&and", "#hash", "'quote", "まで", "変化：3手", "x  y", "評価値 35", "12 ３四歩(33)", "（笑）"}

// randomGame returns a game with variations, comments and times, as far as a format can
// store them.
func randomGame(rnd *rand.Rand, f Format) *record.Record {
	start := ""
	if all := shogi.Handicaps(); rnd.IntN(3) == 0 {
		start = all[rnd.IntN(len(all))].SFEN
	}
	if rnd.IntN(4) == 0 {
		start = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"
	}
	rec := record.New("shogi", start)
	word := func() string { return some[rnd.IntN(len(some))] }
	rec.SetTag("White", "甲野 "+word())
	rec.SetTag("Black", "B. Otsu")
	rec.SetTag("Date", "2024.05.06")
	rec.SetTag("WhiteElo", "1500")
	g := growth{rnd: rnd, format: f, word: word}
	if rnd.IntN(2) == 0 {
		rec.Root().Remark(record.After, word())
	}
	pos := startPosition(rec)
	last := g.line(rec.Root(), pos, 10+rnd.IntN(80), 0)
	if rnd.IntN(2) == 0 {
		g.end(rec, last)
	}
	rec.Tags = append(rec.Tags, record.Tag{Name: "Variant", Value: variant})
	return rec
}

type growth struct {
	rnd    *rand.Rand
	format Format
	word   func() string
}

// line adds random moves after a node and returns the position after them.
func (g *growth) line(n record.Node, pos rules.Position, plies, depth int) rules.Position {
	for range plies {
		moves := pos.Moves()
		if len(moves) == 0 {
			break
		}
		m := moves[g.rnd.IntN(len(moves))]
		c := n.Add(m, shogi.Rules{}.Write(pos, m))
		if g.format != KI2 && g.format != BOD && g.rnd.IntN(2) == 0 {
			c.Set(spentCommand, spent(time.Duration(1+g.rnd.IntN(5000))*time.Second/4))
		}
		if g.rnd.IntN(5) == 0 {
			c.Remark(record.After, g.word())
			if g.rnd.IntN(3) == 0 {
				c.Remark(record.After, "[%bookmark しおり]")
			}
		}
		if g.rnd.IntN(20) == 0 {
			c.AddNAG(1 + g.rnd.IntN(20))
		}
		if g.format != CSA && len(moves) > 1 && depth < 3 && g.rnd.IntN(12) == 0 {
			g.vary(n, pos, m, depth)
		}
		next, err := pos.Play(m)
		if err != nil {
			panic(err)
		}
		n, pos = c, next
	}
	return pos
}

func (g *growth) vary(n record.Node, pos rules.Position, not rules.Move, depth int) {
	m := pos.Moves()[g.rnd.IntN(len(pos.Moves()))]
	next, err := pos.Play(m)
	if m == not || err != nil {
		return
	}
	for _, c := range n.Children() {
		if c.Move() == m {
			return
		}
	}
	v := n.Add(m, shogi.Rules{}.Write(pos, m))
	if g.rnd.IntN(3) == 0 {
		v.Remark(record.Before, g.word())
	}
	g.line(v, next, g.rnd.IntN(8), depth+1)
}

// end ends a game in one of the ways that all formats have.
func (g *growth) end(rec *record.Record, pos rules.Position) {
	e := gameEnds[g.rnd.IntN(len(gameEnds))]
	if len(pos.Moves()) == 0 || e.why == rules.NoReason || e.csa == "ILLEGAL_ACTION" || g.format == KI2 && e.csa == "TSUMI" ||
		(g.format == KI2 || g.format == BOD) && e.csa == "MAX_MOVES" {
		return
	}
	lastOf(rec).Remark(record.After, "[%end "+e.csa+"]")
	rec.Result = e.result.resultFor(pos.Turn())
	rec.SetTag("Termination", e.why.String())
}

// TestRandom writes random games in every format and encoding, and reads them back.
func TestRandom(t *testing.T) {
	for _, f := range []Format{KIF, KI2, CSA, BOD, JKF} {
		for _, as := range []pgn.Encoding{pgn.UTF8, pgn.ShiftJIS, pgn.EUCJP} {
			t.Run(fmt.Sprint(f, " ", as), func(t *testing.T) {
				rnd := rand.New(rand.NewPCG(uint64(f), 25))
				for n := range longtest.OfNight(30, 100, 1000) {
					rec := randomGame(rnd, f)
					text := f.Write(rec, as)
					raw, ok := as.Encode(text)
					if !ok {
						t.Fatalf("%s has no sign for something in\n%s", as, text)
					}
					checkBack(t, n, rec, raw, as)
				}
			})
		}
	}
}

// checkBack reads the bytes of a game.
func checkBack(t *testing.T, n int, rec *record.Record, raw string, as pgn.Encoding) {
	t.Helper()
	items := scan(raw)
	if len(items) != 1 || items[0].Encoding != as && as != pgn.UTF8 {
		t.Fatalf("game %d is read as %d games in %v", n, len(items), items)
	}
	back, errs := items[0].Format.Read(items[0], games{})
	if back == nil || len(errs) > 0 || !back.Equal(rec) {
		t.Fatalf("game %d: %v\nwritten as\n%s\nreads as\n%s\nnot\n%s", n, errs, items[0].Text, pgn.Write(back), pgn.Write(rec))
	}
}

// TestPGN writes games from records as PGN, and reads them back with all their
// annotations.
func TestPGN(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 25))
	for n := range longtest.OfNight(30, 100, 1000) {
		first := randomGame(rnd, KIF)
		items := scan(KIF.Write(first, "UTF-8"))
		rec, _ := items[0].Format.Read(items[0], games{})
		text := pgn.Write(rec)
		back, err := pgn.Read(pgn.Scan(text)[0], games{})
		if err != nil || back == nil {
			t.Fatalf("game %d: %v\n%s", n, err, text)
		}
		if one, two := KIF.Write(rec, "UTF-8"), KIF.Write(back, "UTF-8"); one != two {
			t.Fatalf("game %d: through PGN it is\n%s\nnot\n%s\n%s", n, two, one, text)
		}
		if strings.Count(text, "[Variant ") != 1 {
			t.Fatalf("game %d has the tags\n%s", n, text)
		}
	}
}
