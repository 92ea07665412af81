package uciclient

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestThoughts checks what lines on a search are understood as, from the side to move.
func TestThoughts(t *testing.T) {
	chess, _ := variants.All().Find("")
	for _, tt := range []struct {
		language                  Protocol
		text                      string
		score, mate, depth, speed int
		moves                     int // 0 if nothing is told
	}{
		{UCI, "depth 12 seldepth 18 multipv 1 score cp -31 nodes 5000 nps 100000 time 50 pv e2e4 e7e5", -31, 0, 12, 100000, 2},
		{UCI, "depth 3 score cp 20 nodes 5000 time 100 pv e2e4 e7e4 d2d4", 20, 0, 3, 50000, 1},
		{UCI, "depth 3 score mate 2 pv e2e4", 31997, 2, 3, 0, 1},
		{UCI, "depth 3 score mate -2 pv e2e4", -31996, -2, 3, 0, 1},
		{UCI, "depth 3 score mate 0 pv e2e4", -31998, -1, 3, 0, 1},
		{USI, "depth 3 score mate 3 pv e2e4", 31997, 2, 3, 0, 1},
		{USI, "depth 3 score mate -2 pv e2e4", -31998, -1, 3, 0, 1},
		{USI, "depth 3 score mate + pv e2e4", 31999, 1, 3, 0, 1},
		{USI, "depth 3 score mate - pv e2e4", -31999, -1, 3, 0, 1},
		{UCI, "depth 3 score cp 20 lowerbound pv e2e4", 0, 0, 0, 0, 0},
		{UCI, "depth 3 score cp 20 pv e2e5", 0, 0, 0, 0, 0},
		{UCI, "depth 3 pv e2e4", 0, 0, 0, 0, 0},
		{UCI, "depth 3 score cp 20", 0, 0, 0, 0, 0},
		{UCI, "string score cp 20 pv e2e4", 0, 0, 0, 0, 0},
		{UCI, "depth -3 score cp 99999999999999999999 pv e2e4", 0, 0, 0, 0, 0},
		{UCI, "score cp 5 depth 4 time 99999999999999 wdl 10 900 90 pv e2e4", 5, 0, 4, 0, 1},
	} {
		s := &process{language: tt.language, mailbox: newMailbox()}
		th, ok := s.thought(chess, chess.Start(), tt.text)
		if ok != (tt.moves > 0) || ok && (th.Score != tt.score || th.Mate != tt.mate || th.Depth != tt.depth || th.Speed != tt.speed || len(th.Line) != tt.moves) {
			t.Errorf("%s tells %+v, %v", tt.text, th, ok)
		}
	}
}

// TestHashFull reads how full the hash table is, in thousandths.
func TestHashFull(t *testing.T) {
	chess, _ := variants.All().Find("")
	s := &process{language: UCI, mailbox: newMailbox()}
	for text, want := range map[string]int{"hashfull 12": 12, "hashfull 1001": 1000, "hashfull -1": 0, "hashfull x": 0, "": 0} {
		if th, _ := s.thought(chess, chess.Start(), text+" depth 9 score cp 31 pv e2e4"); th.HashFull != want {
			t.Errorf("%q tells %d, want %d", text, th.HashFull, want)
		}
	}
}

// FuzzReader gives a reader anything that a process can say, twice.
func FuzzReader(f *testing.F) {
	for _, text := range []string{
		"id name X\noption name Hash type spin default 16 min 1 max 9\nuciok\n", goodInfo + "\nbestmove e2e4 ponder e7e5\n",
		"info multipv 3 score mate -0 pv e7e8q", "option name A type combo default x var x var\nbestmove\nreadyok\n", "\x00\xffbestmove (none)",
		"info depth 1 score mate - pv G*5b 7g7f+ P@e4", "info score cp 9223372036854775807 multipv 16 nodes -1 time 9223372036854775807 pv a2a4",
	} {
		f.Add(text, true)
		f.Add(text, false)
	}
	chess, _ := variants.All().Find("")
	shogiRules, _ := variants.All().Find("shogi")
	f.Fuzz(func(t *testing.T, text string, usi bool) {
		s := &process{language: UCI, mailbox: newMailbox(), config: Config{Name: "Fake"}}
		r := chess
		if usi {
			s.language, r = USI, shogiRules
		}
		p, m := r.Start(), s.mailbox
		for range 2 {
			m.begin()
			eachLine(strings.NewReader(text), m.receive)
			for _, line := range m.collect() {
				th, ok := s.thought(r, p, line)
				if ok && (th.Rank < 1 || th.Rank > ranks || th.Depth < 0 || th.Nodes < 0 || th.Time < 0 || th.Speed < 0 ||
					th.Time > 400*24*time.Hour || !rules.Legal(p, th.Line[0])) {
					t.Errorf("%q tells %+v", line, th)
				}
			}
			if a, err := s.move(r, p); err == nil && !a.Resign && !a.Claim && !rules.Legal(p, a.Move) {
				t.Errorf("it plays %v", a.Move)
			}
			if m.ready > m.asked || len(m.options) > mostOptions || len(m.name) > longestName {
				t.Errorf("%d answers, %d options, the name %q", m.ready, len(m.options), m.name)
			}
			for _, o := range settable(m.options, Resources{2, 1000}) {
				if v, ok := o.Value(o.Default); ok && o.Type == OptionSpin && v == "" {
					t.Errorf("%+v has no value", o)
				}
			}
		}
	})
}
