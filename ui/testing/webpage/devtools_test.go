package webpage

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"testing"
)

// A browser is a headless Chromium, which is driven by the DevTools protocol over two pipes.
// https://chromedevtools.github.io/devtools-protocol/ describes its methods.
type browser struct {
	t       *testing.T
	in      *os.File
	session string

	mu      sync.Mutex
	number  int
	waiting map[int]chan message
}

// A message is an answer of the browser. Events have no ID, and are dropped.
type message struct {
	ID     int
	Result json.RawMessage
	Error  *struct{ Message string }
}

// chromium returns the path of a Chromium or Chrome, "" if there is none.
func chromium() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// launch starts a browser with an empty page. It ends with the test.
func launch(t *testing.T) *browser {
	t.Helper()
	theirIn, in, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	out, theirOut, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	profile, err := os.MkdirTemp("", "chromium")
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(chromium(), "--headless=new", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
		"--enable-unsafe-swiftshader", "--remote-debugging-pipe", "--no-first-run", "--user-data-dir="+profile, "about:blank")
	c.ExtraFiles = []*os.File{theirIn, theirOut} // it reads commands from 3 and writes to 4
	c.Env = append(os.Environ(), "HOME="+profile, "LC_ALL=C.UTF-8", "LANGUAGE=en")
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	_, _ = theirIn.Close(), theirOut.Close()
	b := &browser{t: t, in: in, waiting: map[int]chan message{}}
	read := make(chan struct{})
	go func() {
		defer close(read)
		b.read(out)
	}()
	t.Cleanup(func() {
		_, _ = b.send("Browser.close", nil, "") // it ends its processes, which a kill would not
		<-read
		_ = c.Wait()
		_ = in.Close()
		_ = os.RemoveAll(profile) // what is left does not matter
	})
	target := struct{ TargetID string }{}
	b.do("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	attached := struct{ SessionID string }{}
	b.do("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &attached)
	b.session = attached.SessionID
	b.do("Page.enable", nil, nil)
	return b
}

// read passes on the answers until the browser has ended.
func (b *browser) read(out *os.File) {
	answers := bufio.NewReader(out)
	for {
		text, err := answers.ReadBytes(0)
		if err != nil {
			break
		}
		var m message
		if json.Unmarshal(text[:len(text)-1], &m) != nil || m.ID == 0 {
			continue
		}
		b.mu.Lock()
		answer := b.waiting[m.ID]
		delete(b.waiting, m.ID)
		b.mu.Unlock()
		answer <- m
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, answer := range b.waiting {
		close(answer)
	}
	_ = out.Close()
}

// do calls a method and decodes its result, unless result is nil.
func (b *browser) do(method string, params, result any) {
	b.t.Helper()
	answer, err := b.send(method, params, b.session)
	if err != nil {
		b.t.Fatal(err)
	}
	m, ok := <-answer
	switch {
	case !ok:
		b.t.Fatal("the browser has ended")
	case m.Error != nil:
		b.t.Fatalf("%s: %s", method, m.Error.Message)
	case result != nil:
		if err := json.Unmarshal(m.Result, result); err != nil {
			b.t.Fatal(err)
		}
	}
}

// send sends a command to a session, "" for the browser itself.
func (b *browser) send(method string, params any, session string) (answer <-chan message, err error) {
	answers := make(chan message, 1)
	b.mu.Lock()
	b.number++
	command := map[string]any{"id": b.number, "method": method}
	b.waiting[b.number] = answers
	b.mu.Unlock()
	if params != nil {
		command["params"] = params
	}
	if session != "" {
		command["sessionId"] = session
	}
	text, err := json.Marshal(command)
	if err == nil {
		_, err = b.in.Write(append(text, 0))
	}
	return answers, err
}

// eval evaluates an expression of JavaScript, waits for it if it is a promise, and decodes its
// value.
func (b *browser) eval(value any, format string, words ...any) {
	b.t.Helper()
	var r struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails *struct{ Exception struct{ Description string } }
	}
	b.do("Runtime.evaluate", map[string]any{"expression": fmt.Sprintf(format, words...), "awaitPromise": true, "returnByValue": true}, &r)
	if r.ExceptionDetails != nil {
		b.t.Fatal(r.ExceptionDetails.Exception.Description)
	}
	if value != nil {
		if err := json.Unmarshal(r.Result.Value, value); err != nil {
			b.t.Fatal(err)
		}
	}
}
