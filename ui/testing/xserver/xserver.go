// Package xserver starts X servers for tests.
package xserver

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gofrs/flock"
)

// Start starts an X server that nothing else uses, and ends it after the test. It returns
// the name of its display and its process. A test is skipped where there is no server to
// start, and fails if the server ends before it.
//
// One server starts at a time, whichever process wants it. A server that looks for a free
// display itself does not lock it: two that start together can take the same one, and then
// the end of one test is the end of the other's server.
func Start(t testing.TB, options ...string) (display string, pid int) {
	t.Helper()
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skip("Xvfb is not here: sh .github/setup.sh test installs it")
	}
	starting := flock.New(filepath.Join(os.TempDir(), fmt.Sprintf("passedpawn-xserver-%d.lock", os.Getuid())))
	if err := starting.Lock(); err != nil {
		t.Fatal(err)
	}
	defer starting.Unlock()
	ready, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer ready.Close()
	x := exec.Command("Xvfb", append([]string{"-displayfd", "3", "-nolisten", "tcp"}, options...)...)
	x.ExtraFiles = []*os.File{write}
	var said strings.Builder
	x.Stderr = &said
	if err := x.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = x.Process.Kill()
		_ = x.Wait()
		if x.ProcessState.String() != "signal: killed" {
			t.Errorf("Xvfb ended before the test: %v\n%s", x.ProcessState, said.String())
		}
	})
	_ = write.Close()
	number, err := bufio.NewReader(ready).ReadString('\n') // the server writes it when it is ready
	if err != nil {
		t.Fatalf("Xvfb did not start: %v", err)
	}
	return ":" + strings.TrimSpace(number), x.Process.Pid
}
