package e2e

import (
	"fmt"
	"slices"
	"syscall"
	"testing"
	"time"
)

// No wait ends because a time has passed. A wait for a condition fails when nothing
// progresses any more: the program has reported again and again that it is idle, the screen
// has nothing to do either, and the condition is still false. How long that takes depends on
// the machine.
const (
	// inVain is how often the program must be idle before a wait fails. That takes more than
	// three seconds of its frames: some things happen only after a second.
	inVain = 60
	// stuck is how often all processes must be found asleep without an answer of the program
	// before a wait fails.
	stuck = 1000
	// tick is the pause between two looks, unless something happens before.
	tick = 15 * time.Millisecond
	// beat is the pause between two checks whether something has happened.
	beat = 2 * time.Millisecond
	// spare is how long before the time limit of go test a wait fails, so that the test can
	// show what is on the screen.
	spare = 15 * time.Second
)

// until waits until a condition is true. It fails when nothing progresses. Where a program
// does not say whether it is idle, it waits until go test ends.
func (s *screen) until(what string, so func() bool) {
	s.t.Helper()
	w, vain := s.wait(what), 0
	for !so() {
		switch answered, idle := w.look(); {
		case !answered || s.mute: // yet
		case idle:
			vain++
		default:
			vain = 0
		}
		if vain > inVain {
			w.fail("waited in vain for")
		}
	}
}

// untilDue is until for what the program does on its own at a certain time, such as the fall
// of a flag: before that, the program may be idle for any time.
func (s *screen) untilDue(what string, so func() bool) {
	s.t.Helper()
	for w := s.wait(what); !so(); w.look() {
		if len(s.programs) > 0 && len(s.running()) == 0 {
			w.fail("the program has ended before")
		}
	}
}

// idle waits until the programs have handled all input and have nothing more to do.
func (s *screen) idle() {
	s.t.Helper()
	for w := s.wait("the program to be idle"); ; {
		if _, idle := w.look(); idle {
			return
		}
	}
}

// handled waits until the screen has passed on all input.
func (s *screen) handled() {
	s.t.Helper()
	until(s.t, "the screen to rest", s.served)
}

// until waits until a condition is true that does not depend on a screen.
func until(t testing.TB, what string, so func() bool) {
	t.Helper()
	beats := time.NewTicker(beat)
	defer beats.Stop()
	for !so() {
		<-beats.C
		inTime(t, what)
	}
}

// inTime fails the test shortly before go test would end all tests without a reason.
func inTime(t testing.TB, what string) {
	t.Helper()
	if test, is := t.(*testing.T); is {
		if end, limited := test.Deadline(); limited && time.Until(end) < spare {
			t.Fatalf("was still waiting for %s when the time of go test was over", what)
		}
	}
}

// A wait waits for the programs of a screen.
type wait struct {
	s     *screen
	what  string
	first map[*program]int // questions from which on the answers count
	turns int              // of the programs, at the last look
	same  int              // looks since they had another turn
}

func (s *screen) wait(what string) *wait {
	w := &wait{s: s, what: what, first: map[*program]int{}}
	for _, p := range s.programs {
		w.first[p] = p.talk.asked + 1
	}
	return w
}

// look waits for a tick, or until all programs have answered and the screen shows what they
// have drawn. It reports whether they have answered, and whether all are idle.
func (w *wait) look() (answered, idle bool) {
	w.s.t.Helper()
	inTime(w.s.t, w.what)
	programs := w.s.running()
	beats := time.NewTicker(beat)
	defer beats.Stop()
	for end := time.Now().Add(tick); time.Now().Before(end); <-beats.C {
		if len(programs) > 0 && w.answered(programs) && w.s.served() {
			w.same = 0
			return true, w.heard(programs)
		}
	}
	if len(programs) == 0 {
		served := w.s.served()
		return served, served
	}
	w.progress(programs)
	return false, false
}

// answered reports whether all programs have answered.
func (w *wait) answered(programs []*program) bool {
	all := true
	for _, p := range programs {
		p.talk.ask()
		all = p.talk.hear().question >= max(1, w.first[p]) && all
	}
	return all
}

// heard reports whether all answers are that a program is idle.
func (w *wait) heard(programs []*program) bool {
	idle := true
	for _, p := range programs {
		w.first[p] = p.talk.asked + 1
		idle = idle && p.talk.last.state == "idle"
	}
	return idle
}

// progress fails the test if the programs do not answer, and neither they nor anything that
// they could wait for gets a processor.
func (w *wait) progress(programs []*program) {
	w.s.t.Helper()
	sum := 0
	for _, p := range programs {
		sum += turns(p.cmd.Process.Pid)
	}
	if w.same++; sum != w.turns || !w.s.asleep() {
		w.turns, w.same = sum, 0
	}
	if w.same > stuck {
		for _, p := range programs {
			_ = p.cmd.Process.Signal(syscall.SIGQUIT) // Go's runtime tells what all goroutines do
			_ = p.cmd.Process.Signal(syscall.SIGCONT) // where it was stopped
			_ = p.wait()
		}
		w.fail("the program is stuck, waiting for")
	}
}

// fail ends the test with a description of the state of all programs.
func (w *wait) fail(how string) {
	w.s.t.Helper()
	text := fmt.Sprintf("%s %s", how, w.what)
	for i, p := range w.s.programs {
		if p.over() {
			text += fmt.Sprintf("\nprogram %d has ended; it said: %s", i, p.said(w.s.t))
		}
	}
	w.s.t.Fatal(text)
}

// running returns the programs that have not ended.
func (s *screen) running() (all []*program) {
	for _, p := range s.programs {
		if !p.over() {
			all = append(all, p)
		}
	}
	return all
}

// served reports whether the screen has nothing to do: all input has reached the programs,
// and the picture shows what they have drawn. A server may wake the other one between the looks
// at the two. If neither has had a turn from one round to the next, both slept in between.
func (s *screen) served() bool {
	turns, rest := s.rest()
	if !rest {
		return false
	}
	later, rest := s.rest()
	return rest && slices.Equal(turns, later)
}

// rest returns how often each server has been scheduled, and whether none is working.
func (s *screen) rest() (scheduled []int, rest bool) {
	for _, pid := range s.servers {
		if working(fmt.Sprintf("/proc/%d/stat", pid)) { // either works on one thread
			return nil, false
		}
		scheduled = append(scheduled, turns(pid))
	}
	return scheduled, true
}

// asleep reports whether neither the screen nor a program has anything to do.
func (s *screen) asleep() bool {
	for _, p := range s.running() {
		if !asleep(p.cmd.Process.Pid) {
			return false
		}
	}
	return s.served()
}
