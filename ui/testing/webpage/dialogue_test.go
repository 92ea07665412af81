package webpage

import (
	"encoding/json"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"
)

// A dialogue calls methods of a browser. Both protocols number the commands, and an answer has the
// number of its command.
type dialogue struct {
	t       testing.TB
	write   func(text []byte) error
	session string               // of DevTools, "" for the browser itself
	dialogs chan json.RawMessage // the page's dialogs for files

	mu      sync.Mutex
	number  int
	ended   bool
	waiting map[int]chan message
}

// A message is an answer of the browser, or an event, which has no ID.
type message struct {
	ID      int
	Method  string
	Params  json.RawMessage
	Result  json.RawMessage
	Error   json.RawMessage
	Message string // of an error of BiDi
}

func newDialogue(t testing.TB, write func(text []byte) error) *dialogue {
	return &dialogue{t: t, write: write, dialogs: make(chan json.RawMessage, 100), waiting: map[int]chan message{}}
}

// read passes on what the browser says until it has ended.
func (d *dialogue) read(next func() ([]byte, error)) {
	for {
		text, err := next()
		if err != nil {
			break
		}
		var m message
		if json.Unmarshal(text, &m) != nil {
			continue
		}
		if m.ID == 0 {
			if m.Method == "Page.fileChooserOpened" || m.Method == "input.fileDialogOpened" {
				d.dialogs <- m.Params
			}
			continue
		}
		d.mu.Lock()
		answer := d.waiting[m.ID]
		delete(d.waiting, m.ID)
		d.mu.Unlock()
		answer <- m
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.ended = true
	for _, answer := range d.waiting {
		close(answer)
	}
}

// do calls a method and decodes its result, unless result is nil.
func (d *dialogue) do(method string, params, result any) {
	d.t.Helper()
	m, ok := <-d.send(method, params, d.session)
	switch {
	case !ok:
		d.t.Fatal("the browser has ended")
	case len(m.Error) > 0:
		d.t.Fatalf("%s: %s %s", method, m.Error, m.Message)
	case result != nil:
		if err := json.Unmarshal(m.Result, result); err != nil {
			d.t.Fatal(err)
		}
	}
}

// send sends a command to a session. The answer is closed if the browser has ended.
func (d *dialogue) send(method string, params any, session string) (answer <-chan message) {
	answers := make(chan message, 1)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.number++
	command := map[string]any{"id": d.number, "method": method, "params": map[string]any{}}
	if params != nil {
		command["params"] = params
	}
	if session != "" {
		command["sessionId"] = session
	}
	text, err := json.Marshal(command)
	if err == nil && !d.ended {
		d.waiting[d.number] = answers
		err = d.write(text)
	}
	if err != nil || d.ended {
		delete(d.waiting, d.number)
		close(answers)
	}
	return answers
}

// dialog waits for a dialog for files and decodes what the browser says of it.
func (d *dialogue) dialog(said any) {
	d.t.Helper()
	select {
	case params := <-d.dialogs:
		if err := json.Unmarshal(params, said); err != nil {
			d.t.Fatal(err)
		}
	case <-time.After(time.Minute):
		d.t.Fatal("the page opens no dialog for files")
	}
}

// decoded returns the JSON of a value that the page has made JSON itself.
func decoded(expression string) string {
	return "Promise.resolve(" + expression + ").then(value => JSON.stringify(value ?? null))"
}

// installed returns the path of the first of some programs that is here, "" if there is none.
func installed(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// profile returns a new folder for what a browser keeps. Whoever ends the browser removes it.
func profile(t testing.TB, name string) string {
	t.Helper()
	folder, err := os.MkdirTemp("", name)
	if err != nil {
		t.Fatal(err)
	}
	return folder
}
