package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A program is running, with a home of its own.
type program struct {
	cmd    *exec.Cmd
	log    string // the file of what it says
	talk   *talk
	waited bool // for its end
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
	k, told := newTalk(s.t, s.runtime(), len(s.programs))
	c.Env = append(s.environment(home), "PASSEDPAWN_RUN=1", told)
	p := &program{cmd: c, log: log.Name(), talk: k}
	s.t.Cleanup(func() { checkLog(s.t, p) }) // after it is ended
	launch(s.t, c)
	must(s.t, log.Close())
	s.programs = append(s.programs, p)
	s.t.Cleanup(s.showFailure) // before it is ended
	return p
}

// kill ends the program as abruptly as a power cut.
func (p *program) kill() {
	_ = p.cmd.Process.Kill()
	_ = p.wait()
}

// wait waits until the program has ended, for whatever reason.
func (p *program) wait() error {
	err := p.cmd.Wait()
	p.waited = true
	return err
}

// over reports whether the program has ended.
func (p *program) over() bool { return p.waited || ended(p.cmd.Process.Pid) }

// said is all that the program has said. It is read through a descriptor of its own: the
// program shares the place of the other one, and moves it to the end when it writes.
func (p *program) said(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile(p.log)
	must(t, err)
	return string(text)
}

// checkLog looks for errors in the output of a program.
func checkLog(t testing.TB, p *program) {
	t.Helper()
	if text := p.said(t); wrongThread(text) || strings.Contains(text, "panic") {
		t.Errorf("the program said:\n%s", text)
	}
}

// wrongThread reports whether the output of a program contains an error of Fyne's check of
// threads.
func wrongThread(text string) bool { return strings.Contains(text, "Error in Fyne call thread") }
