package index

import (
	"bytes"
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// invented returns a table of many games that nobody has played, as a cache gives it.
func invented(games int) *Table {
	const names = 200_000
	random := rand.New(rand.NewSource(1))
	syllables := strings.Fields("ka ro vi ch sto men le ba ta shi mo an der sen ov sky li na pe tr os ian")
	any := func() string { return syllables[random.Intn(len(syllables))] }
	players := make([]string, names)
	for i := range players {
		players[i] = "The " + any() + any() + any() + ", " + any()
	}
	b := NewBuilder()
	t := &b.table
	add := func(c Column, text string) { t.column[c] = append(t.column[c], b.id(text)) }
	for i := range games {
		add(White, players[random.Intn(names)])
		add(Black, players[random.Intn(names)])
		add(Event, fmt.Sprintf("Open %d", random.Intn(30_000)))
		add(Round, fmt.Sprintf("%d.%d", random.Intn(12), random.Intn(80)))
		add(ECO, fmt.Sprintf("%c%02d", 'A'+random.Intn(5), random.Intn(100)))
		add(Opening, fmt.Sprintf("Opening %d", random.Intn(3000)))
		add(Site, fmt.Sprintf("Town %d", random.Intn(5000)))
		t.spot, t.hash = append(t.spot, spotOf(int64(i)*800, 798)), append(t.hash, random.Uint64())
		t.date, t.plies = append(t.date, uint32(19500101+random.Intn(700_000))), append(t.plies, uint16(random.Intn(200)))
		t.result = append(t.result, uint8(random.Intn(4)))
		for side := range t.elo {
			t.elo[side] = append(t.elo[side], uint16(2000+random.Intn(800)))
		}
	}
	return b.Finish()
}

// BenchmarkOrder orders a known list of a million games: by White for the first time, and
// then by each column.
func BenchmarkOrder(b *testing.B) {
	t := invented(1_000_000)
	rows := make([]int32, t.Len())
	order := func(b *testing.B, c Column, before func()) {
		for b.Loop() {
			b.StopTimer()
			before()
			for i := range rows {
				rows[i] = int32(i)
			}
			b.StartTimer()
			t.Sort(rows, c, false)
		}
	}
	b.Run("first", func(b *testing.B) { order(b, White, func() { t.ranks = &ranks{} }) })
	for _, c := range []Column{White, Event, Round, Date, WhiteElo, Plies} {
		b.Run(c.String(), func(b *testing.B) { order(b, c, func() {}) })
	}
}

// BenchmarkOpen opens the list of a million games from a cache.
func BenchmarkOpen(b *testing.B) {
	var out bytes.Buffer
	if err := WriteCache(&out, invented(1_000_000).Of("x"), Sums{}); err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(out.Len()))
	for b.Loop() {
		if _, _, err := OpenCache(bytes.NewReader(out.Bytes()), int64(out.Len()), "x"); err != nil {
			b.Fatal(err)
		}
	}
}
