package uciclient

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/player"
)

// flooded starts a search of an engine that floods, and returns its process and what ends
// the search.
func flooded(t testing.TB, way string, watch func(player.Thought)) (s *process, end func() error) {
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
	if err := s.prepare(t.Context(), r, q); err != nil {
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

// heardLines waits until a process has sent a number of lines.
func (p *process) heardLines(n uint64) {
	for heard := false; !heard; time.Sleep(time.Millisecond) {
		p.mailbox.locked(func() { heard = p.mailbox.lines >= n })
	}
}

// TestFloods reads many lines of a search, which are reported about fifteen times per
// second, and other floods. The process is still stopped when the question is withdrawn.
func TestFloods(t *testing.T) {
	for way, lines := range map[string]uint64{"floods": 100_000, "floods with rubbish": 100_000, "floods without a line end": 1000} {
		t.Run(way, func(t *testing.T) {
			told, first := 0, make(chan struct{})
			begun := time.Now()
			s, end := flooded(t, way, func(player.Thought) {
				if told++; told == 1 {
					close(first)
				}
			})
			s.heardLines(lines)
			if way == "floods" {
				<-first
			}
			if err := end(); !errors.Is(err, context.Canceled) || !s.alive() {
				t.Errorf("error %v", err)
			}
			if most := int(time.Since(begun)/frame) + 2; told > most {
				t.Errorf("%d reports in %v", told, time.Since(begun))
			}
		})
	}
}

// TestFloodsTakeNoMemory checks that a line is heard without an allocation of its own.
func TestFloodsTakeNoMemory(t *testing.T) {
	for _, line := range []string{goodInfo, strings.Repeat("rubbish ", 20), strings.Repeat("bestmove", 1000), strings.Repeat("x", 2*longest)} {
		m := newMailbox()
		m.begin()
		flood := strings.Repeat(line+"\n", 1000)
		if n := testing.AllocsPerRun(10, func() { eachLine(strings.NewReader(flood), m.receive) }); n > 100 {
			t.Errorf("1000 lines like %.40q take %v allocations", line, n)
		}
	}
}

// A meter is a reader that remembers the most bytes that it was asked for at once.
type meter struct {
	io.Reader
	most int
}

func (m *meter) Read(p []byte) (int, error) {
	m.most = max(m.most, len(p))
	return m.Reader.Read(p)
}

// TestLongLines cuts lines off. A long line takes no more memory than a short one.
func TestLongLines(t *testing.T) {
	read := func(length int) (first string, most int) {
		text := strings.Repeat("x", longest-1) + "\n" + strings.Repeat("y", length) + "\n\n  z \r\nlast"
		in := &meter{Reader: strings.NewReader(text)}
		eachLine(in, func(line []byte) {
			first += string(line[:1])
			if len(line) > longest {
				t.Errorf("a line of %d bytes", len(line))
			}
		})
		return first, in.most
	}
	if first, most := read(50 * megabyte); first != "xyzl" || most > longest {
		t.Errorf("lines %q, read by %d bytes", first, most)
	}
	allocations := func(length int) float64 { return testing.AllocsPerRun(2, func() { read(length) }) }
	if short, much := allocations(10), allocations(5*megabyte); much > short+3 {
		t.Errorf("a long line takes %v allocations, a short one %v", much, short)
	}
}

// BenchmarkHear is what a line of a search costs the reader.
func BenchmarkHear(b *testing.B) {
	m := newMailbox()
	m.begin()
	block := bytes.Repeat([]byte(goodInfo+"\n"), 1000)
	for b.Loop() {
		eachLine(bytes.NewReader(block), m.receive)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000, "ns/line")
}

// BenchmarkThought is what a report costs, of which there are fifteen per second and line
// of a search.
func BenchmarkThought(b *testing.B) {
	c := newBench(b, "good").config
	r, _ := c.Rules.Find("")
	s := &process{config: c, language: UCI, mailbox: newMailbox()}
	p := r.Start()
	b.ReportAllocs()
	for b.Loop() {
		if _, ok := s.thought(r, p, goodInfo[len("info "):]); !ok {
			b.Fatal("it says nothing")
		}
	}
}
