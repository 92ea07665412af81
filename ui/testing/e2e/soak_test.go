package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"passedpawn/game/testing/longtest"
)

// TestWindowSoak uses the program for four minutes, at night for twenty, or for as long as
// PASSEDPAWN_SOAK says: new games, opened files, pages, settings. At the end the program uses
// as much memory and as many files and goroutines as early on.
func TestWindowSoak(t *testing.T) {
	last, err := time.ParseDuration(os.Getenv("PASSEDPAWN_SOAK"))
	if err != nil {
		longtest.Only(t)
		last = longtest.OfNight(0, 4*time.Minute, 20*time.Minute)
	}
	if _, err := os.Stat("/proc/self/status"); err != nil {
		t.Skip("this system has no /proc")
	}
	s := newScreenAlone(t)
	// The Go runtime itself reports its goroutines and its heap, so the program needs no
	// code for the test. It collects often, so that what was dropped since the last
	// collection counts for little.
	s.with("GODEBUG=schedtrace=1000,scheddetail=1,gctrace=1", "GOGC=25")
	dir := home(t, "opponent = \"person\"\ntheme = \"light\"\nsound = false\n")
	one, many := filepath.Join(dir, "one.pgn"), filepath.Join(dir, "many.pgn")
	must(t, os.WriteFile(one, []byte("[White \"Berg\"]\n\n1. d4 d5 1-0\n"), 0o644))
	must(t, os.WriteFile(many, []byte(strings.Repeat("[White \"Berg\"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4 {accepted}) Nc6 3. Bb5 a6 1-0\n\n", 3000)), 0o644))
	binary := builtHere(t)
	p := s.runBinary(binary, dir)
	s.focus()
	s.board()

	begun := time.Now()
	var all []sample
	for round := 0; time.Since(begun) < last || round < 4; round++ {
		s.soak(p, binary, one, many)
		now := p.sample(t)
		now.at = time.Since(begun).Round(time.Second)
		all = append(all, now)
		t.Log(now)
	}
	// The first two fifths fill caches: Fyne keeps what it has drawn for a minute.
	early, late := least(all[len(all)*2/5:len(all)*3/5+1]), least(all[len(all)*4/5:])
	t.Logf("%d rounds; early %v; late %v", len(all), early, late)
	for what, grown := range map[string][2]int{
		"MB of memory":   {late.memory - early.memory, 24},
		"MB of the heap": {late.heap - early.heap, 12},
		"files":          {late.files - early.files, 3},
		"goroutines":     {late.goroutines - early.goroutines, 3},
	} {
		if grown[0] > grown[1] {
			t.Errorf("%d more %s, at most %d are to be", grown[0], what, grown[1])
		}
	}
}

// soak does once what people do with the program.
func (s *screen) soak(p *program, binary, one, many string) {
	s.t.Helper()
	s.hand("key", "ctrl+n")
	s.idle()
	s.hand("key", "Return")
	s.focus()
	s.idle()
	s.types("e4")
	s.types("e5")
	for _, page := range []string{"ctrl+l", "ctrl+g", "ctrl+u"} {
		s.hand("key", page)
		s.idle()
		s.hand("key", "Escape")
	}
	for _, path := range []string{many, one} {
		again := exec.Command(binary, path)
		again.Env = s.environment(p.cmd.Dir)
		if out, err := again.CombinedOutput(); err != nil {
			s.t.Fatalf("%v: %s", err, out)
		}
		s.idle()
	}
	s.asked() // whether the game in progress is to be left
	s.hand("key", "Tab", "Return")
	s.titled("one.pgn – Passed Pawn")
	s.idle()
	was := setting(s.t, p.cmd.Dir, "coordinates")
	s.hand("key", "ctrl+k")
	s.hand("type", "coordinates")
	s.hand("key", "Return")
	s.until("the setting", func() bool { return setting(s.t, p.cmd.Dir, "coordinates") != was })
	s.idle()
}

// setting is a line of the settings.
func setting(t testing.TB, home, name string) string {
	data, err := os.ReadFile(filepath.Join(home, "config", "passedpawn", "settings.toml"))
	must(t, err)
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, name+" ") {
			return line
		}
	}
	return ""
}

// A sample is what a program uses at one time.
type sample struct {
	at                              time.Duration
	memory, heap, files, goroutines int
}

func (s sample) String() string {
	return fmt.Sprintf("%v: %d MB, %d MB of them live on the heap, %d files, %d goroutines", s.at, s.memory, s.heap, s.files, s.goroutines)
}

// least returns the minimum of each figure. One sample says little, because it may have been
// taken in the middle of some work. A leak is in all of them.
func least(all []sample) sample {
	m := all[0]
	for _, s := range all {
		m = sample{s.at, min(m.memory, s.memory), min(m.heap, s.heap), min(m.files, s.files), min(m.goroutines, s.goroutines)}
	}
	return m
}

var (
	residentLine  = regexp.MustCompile(`VmRSS:\s+(\d+) kB`)
	heapLine      = regexp.MustCompile(`(?m)^gc \d+ .*->(\d+) MB, `)
	goroutineLine = regexp.MustCompile(`(?m)^\s+G\d+: status=(\d+)`)
)

// dead is the status of a goroutine that has ended, in Go's runtime.
const dead = "6"

// sample measures a program, with the help of what the Go runtime writes to the log.
func (p *program) sample(t testing.TB) (s sample) {
	t.Helper()
	s.memory = p.resident(t)
	files, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", p.cmd.Process.Pid))
	must(t, err)
	s.files = len(files)
	log := p.said(t)
	s.heap = number(t, heapLine, log)
	traces := strings.Split(log, "\nSCHED ")
	if len(traces) < 3 {
		t.Fatal("the runtime does not tell of its goroutines")
	}
	for _, found := range goroutineLine.FindAllStringSubmatch(traces[len(traces)-2], -1) { // the last whole one
		if found[1] != dead {
			s.goroutines++
		}
	}
	return s
}

// resident returns how much memory a program takes, in MB.
func (p *program) resident(t testing.TB) int {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	must(t, err)
	return number(t, residentLine, string(status)) >> 10
}

// number returns the last number that a pattern finds.
func number(t testing.TB, pattern *regexp.Regexp, text string) int {
	t.Helper()
	found := pattern.FindAllStringSubmatch(text, -1)
	if len(found) == 0 {
		t.Fatalf("there is no %v", pattern)
	}
	n, err := strconv.Atoi(found[len(found)-1][1])
	must(t, err)
	return n
}
