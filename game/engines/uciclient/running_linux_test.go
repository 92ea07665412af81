package uciclient

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

func endsWithProgram(*testing.T) {}

// daemonise starts a child in a session of its own, which holds the engine's output open.
func (f *fake) daemonise() {
	child := exec.Command(os.Args[0], "engine", "daemon", f.test.RemoteAddr().String(), "-")
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	child.Stderr = os.Stderr
	out, err := child.StdoutPipe()
	if err == nil {
		err = child.Start()
	}
	if err == nil {
		_, err = bufio.NewReader(out).ReadString('\n') // it is connected to the test
	}
	if err != nil {
		os.Exit(9)
	}
}

func init() { atStart["leaves a daemon"] = (*fake).daemonise }

// TestSurvivor tells in the log that an engine has left a process with a session of its own.
func TestSurvivor(t *testing.T) {
	b := newBench(t, "leaves a daemon")
	e := New(b.config)
	if got := answer(t, e, question()); got != "e2e4" {
		t.Errorf("it plays %s", got)
	}
	_ = e.Close()
	log, _ := os.ReadFile(b.config.Log.Path())
	if !strings.Contains(string(log), "Fake left a process behind, in a session of its own. Passed Pawn cannot end it") {
		t.Errorf("the log says %q", log)
	}
	<-b.connected
	_ = (<-b.connected).Close() // the daemon ends
}
