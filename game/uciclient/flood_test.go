package uciclient

import (
	"bytes"
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"
	"time"

	"passedpawn/game/player"
)

// allocated returns how many bytes have been allocated so far.
func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// flooded starts a search of an engine that floods, and returns its session and what ends
// the search.
func flooded(t testing.TB, way string, watch func(player.Thought)) (s *session, end func() error) {
	t.Helper()
	c := newBench(t, way).config
	s, err := open(c, UCI, false, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.end)
	r, _ := c.Rules.Find("")
	q := question()
	q.Watch = watch
	if err := s.prepareFor(t.Context(), r, q); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	answered := make(chan error)
	go func() {
		_, err := s.search(ctx, r, q)
		answered <- err
	}()
	return s, func() error {
		cancel()
		return <-answered
	}
}

// heardLines waits until a session has heard a number of lines.
func (s *session) heardLines(n uint64) bool {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(time.Millisecond) {
		var heard uint64
		if s.heard.see(func() { heard = s.heard.lines }); heard >= n {
			return true
		}
	}
	return false
}

// TestFloods reads a few hundred thousand lines of a search, which are reported about
// fifteen times per second, and other floods. None takes memory.
func TestFloods(t *testing.T) {
	for way, lines := range map[string]uint64{"floods": 300_000, "floods with rubbish": 300_000, "floods without a line end": 1000} {
		t.Run(way, func(t *testing.T) {
			told, first := 0, make(chan struct{})
			begun := time.Now()
			s, end := flooded(t, way, func(player.Thought) {
				if told++; told == 1 {
					close(first)
				}
			})
			before := allocated()
			if !s.heardLines(lines) {
				t.Error("the lines are not heard")
			}
			got := allocated() - before
			if way == "floods" && !within(func() { <-first }) {
				t.Error("nothing is reported")
			}
			if err := end(); !errors.Is(err, context.Canceled) || !s.alive() {
				t.Errorf("error %v", err)
			}
			if got > 4*megabyte {
				t.Errorf("%d lines took %d bytes", lines, got)
			}
			if most := int(time.Since(begun)/frame) + 2; told > most {
				t.Errorf("%d reports in %v", told, time.Since(begun))
			}
		})
	}
}

// TestLongLines cuts lines off, and keeps the memory that it needs bounded.
func TestLongLines(t *testing.T) {
	text := strings.Repeat("x", longest-1) + "\n" + strings.Repeat("y", 50*megabyte) + "\n\n  z \r\nlast"
	before := allocated()
	var got []string
	eachLine(strings.NewReader(text), func(line []byte) {
		got = append(got, string(line[:1]))
		if len(line) > longest {
			t.Errorf("a line of %d bytes", len(line))
		}
	})
	if all := strings.Join(got, ""); all != "xyzl" {
		t.Errorf("lines %q", got)
	}
	if used := allocated() - before; used > megabyte {
		t.Errorf("it took %d bytes", used)
	}
}

// BenchmarkHear is what a line of a search costs the reader.
func BenchmarkHear(b *testing.B) {
	m := newMailbox()
	m.begin()
	block := bytes.Repeat([]byte(goodInfo+"\n"), 1000)
	for b.Loop() {
		eachLine(bytes.NewReader(block), m.hear)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000, "ns/line")
}

// BenchmarkThought is what a report costs, of which there are fifteen per second and line
// of a search.
func BenchmarkThought(b *testing.B) {
	c := newBench(b, "good").config
	r, _ := c.Rules.Find("")
	s := &session{config: c, language: UCI, heard: newMailbox()}
	p := r.Start()
	b.ReportAllocs()
	for b.Loop() {
		if _, ok := s.thought(r, p, goodInfo[len("info "):]); !ok {
			b.Fatal("it says nothing")
		}
	}
}
