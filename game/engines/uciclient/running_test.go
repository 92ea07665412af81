package uciclient

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/variants"
)

// host plays with the fake engine, says when it thinks, and never closes it.
func host(way, address, file string) {
	e := New(Config{
		Command: Command{os.Args[0], []string{"engine", way, address, file}}, Name: "Fake", Rules: variants.All(),
		Waits: patiently(Waits{}), Time: long,
	})
	q := question()
	q.Limits.Time = long
	q.Watch = func(player.Thought) { fmt.Println("thinking") }
	_, _ = e.Think(context.Background(), q)
}

// TestHostKilled kills a program whose engine heeds neither "quit" nor the end of its
// input. On Linux the engine ends too, and on Windows with its job.
func TestHostKilled(t *testing.T) {
	endsWithProgram(t)
	b := newBench(t, "hangs in the search")
	c := exec.Command(os.Args[0], append([]string{"host"}, b.config.Command.Args[1:]...)...)
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	_ = c.Process.Kill()
	_ = c.Wait()
} // the bench waits for the end of the engine

// TestKill kills an engine that hangs, although its answer is still waited for.
func TestKill(t *testing.T) {
	b := newBench(t, "hangs in the search")
	b.config.Running = new(Running)
	e := New(b.config)
	thinks := make(chan struct{})
	q := question()
	q.Limits.Time = long
	q.Watch = func(player.Thought) { close(thinks) }
	failed := make(chan error)
	go func() {
		_, err := e.Think(t.Context(), q)
		failed <- err
	}()
	<-thinks
	b.config.Running.Kill()
	if err := <-failed; err == nil {
		t.Error("a killed engine answers")
	}
	if _, err := e.Think(t.Context(), question()); err == nil {
		t.Error("an engine that starts after that answers")
	}
	_ = e.Close()
	if n := len(b.config.Running.children); n > 0 {
		t.Errorf("%d processes still count as running", n)
	}
}
