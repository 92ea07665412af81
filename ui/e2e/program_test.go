package e2e

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// A running program, with a home of its own.
type program struct {
	cmd *exec.Cmd
	log *os.File
}

// run starts this test's own binary as the program.
func (s *screen) run(home string, args ...string) *program {
	s.t.Helper()
	self, err := os.Executable()
	if err != nil {
		s.t.Fatal(err)
	}
	return s.runBinary(self, home, args...)
}

// runBinary starts a program that was built.
func (s *screen) runBinary(binary, home string, args ...string) *program {
	s.t.Helper()
	log, err := os.OpenFile(filepath.Join(home, "log"), os.O_CREATE|os.O_APPEND|os.O_RDWR, 0o644)
	if err != nil {
		s.t.Fatal(err)
	}
	c := exec.Command(binary, args...)
	c.Dir, c.Stdout, c.Stderr = home, log, log
	c.Env = append(s.environment(home), "PASSEDPAWN_RUN=1")
	p := &program{c, log}
	s.t.Cleanup(func() { checkLog(s.t, p) }) // after it is ended
	launch(s.t, c)
	s.t.Cleanup(s.showFailure) // before it is ended
	return p
}

// kill ends the program as a power cut would.
func (p *program) kill() {
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait()
}

// rests waits until a program has next to nothing to do while its window stands.
func (s *screen) rests(p *program) {
	s.t.Helper()
	const looks = 40
	var used []int
	s.until("the program to rest", func() bool {
		used = append(used, p.used())
		n := len(used)
		return n > looks && used[n-1]-used[n-1-looks] < looks/4
	})
}

// used is the time of a processor that a program has taken, in hundredths of a
// second, by proc(5); 0 where the system does not tell.
func (p *program) used() (sum int) {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	_, rest, _ := strings.Cut(string(text), ") ")
	if fields := strings.Fields(rest); len(fields) > 12 {
		for _, f := range fields[11:13] {
			n, _ := strconv.Atoi(f)
			sum += n
		}
	}
	return sum
}

func (p *program) said(t testing.TB) string {
	t.Helper()
	if _, err := p.log.Seek(0, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(p.log)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// checkLog finds what a program said that it must not.
func checkLog(t testing.TB, p *program) {
	t.Helper()
	if text := p.said(t); wrongThread(text) || strings.Contains(text, "panic") {
		t.Errorf("the program said:\n%s", text)
	}
}

// wrongThread reports whether Fyne's own check has found something in what a
// program said.
func wrongThread(text string) bool { return strings.Contains(text, "Error in Fyne call thread") }
