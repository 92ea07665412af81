//go:build !windows && !darwin && !js

package atspi_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"passedpawn/game/play/task/tasktest"
	"passedpawn/ui/platform/access"
	. "passedpawn/ui/platform/atspi"
	"passedpawn/ui/platform/atspi/atspitest"
	"passedpawn/ui/testing/bus"
)

// A pane is a window of two buttons and a field, on the thread of a test.
type pane struct {
	posts   tasktest.Posts
	heard   []bool
	focus   string
	pressed int
	typed   access.Text
	read    int // how often it was read
}

// Tree implements Window.
func (p *pane) Tree() access.Node {
	p.read++
	button := func(name string, x int) access.Node {
		return access.Node{
			ID: name, Role: access.Button, Name: name, States: (access.Usable | access.Focusable).With(access.Focused, p.focus == name),
			Bounds: access.Bounds{X: x, Y: 10, Width: 20, Height: 10},
			Press:  func() { p.pressed++ }, Focus: func() { p.focus = name },
		}
	}
	return access.Node{
		ID: p, Role: access.Frame, Name: "Window", States: access.Usable | access.Active,
		Bounds: access.Bounds{Width: 100, Height: 50}, Children: []access.Node{
			{
				ID: 1, Role: access.Panel, States: access.Usable, Bounds: access.Bounds{X: 10, Y: 5, Width: 90, Height: 45},
				Children: []access.Node{button("Save", 20), button("Cancel", 60)},
			},
			{ID: 2, Role: access.Entry, Name: "Move", States: access.Usable | access.Editable, Text: &access.Text{Content: p.typed.Content, Caret: p.typed.Caret}},
			{ID: 3, Role: access.Slider, Name: "Level", States: access.Usable, Range: &access.Range{Value: 3, Least: 1, Most: 12, Step: 1}},
		},
	}
}

// Listened implements Window.
func (p *pane) Listened(on bool) { p.heard = append(p.heard, on) }

// A rig is a window that is served to a reader.
type rig struct {
	*pane
	t      *testing.T
	bridge *Bridge
	reader *atspitest.Reader
	over   chan error // gets what Serve returns
	start  func()
	end    func()
}

// prepare makes a window that is to be served.
func prepare(t *testing.T) *rig {
	address := bus.Start(t)
	p := &pane{posts: make(tasktest.Posts, 1000), focus: "Save", typed: access.Text{Content: "Nf3", Caret: 3}}
	r := &rig{pane: p, t: t, over: make(chan error, 1)}
	r.reader = atspitest.New(t, address, func() { p.posts.Post(func() {}) })
	r.bridge = NewBridge(App{Name: "Program", Version: "1", Toolkit: "Kit", Locale: "en"}, p.posts.Post, p)
	ctx, end := context.WithCancel(t.Context())
	r.end = end
	r.start = func() { go func() { r.over <- r.bridge.Serve(ctx, Buses{Session: address}) }() }
	return r
}

// serve serves a window at once.
func serve(t *testing.T) *rig {
	r := prepare(t)
	r.start()
	return r
}

// until runs what is posted until a condition is true.
func (r *rig) until(what string, so func() bool) {
	r.t.Helper()
	r.posts.Until(r.t, what, so, func() string { return fmt.Sprint(r.heard, r.reader.Events()) })
}

// does runs work that asks the window, while the window answers.
func (r *rig) does(work func() error) {
	r.t.Helper()
	done := make(chan error, 1)
	go func() { err := work(); r.posts.Post(func() { done <- err }) }()
	r.until("an answer", func() bool { return len(done) > 0 })
	if err := <-done; err != nil {
		r.t.Fatal(err)
	}
}

// reads returns what the reader sees.
func (r *rig) reads() (seen atspitest.Seen) {
	r.t.Helper()
	app, _ := r.reader.App()
	r.does(func() (err error) {
		seen, err = r.reader.Read(app)
		return err
	})
	return seen
}

// listen turns the reader on and waits for the window.
func (r *rig) listen() {
	r.t.Helper()
	r.reader.Turn(true)
	r.until("the reader", func() bool { return len(r.heard) > 0 })
}

const tree = `application "Program"
  frame "Window"
    panel ""
      push button "Save" focused
      push button "Cancel"
    entry "Move"
    slider "Level"`

// TestRead reads a window from the moment on that a reader is there.
func TestRead(t *testing.T) {
	r := serve(t)
	r.until("a question", r.reader.Asked)
	if _, there := r.reader.App(); there || r.read > 0 {
		t.Fatal("the window is read although no reader is there")
	}
	r.listen()
	if got := r.reads().String(); got != tree {
		t.Errorf("the reader sees\n%s\nwant\n%s", got, tree)
	}
	read := r.read
	r.reads()
	if r.read != read {
		t.Errorf("an unchanged window is made into a tree %d times more", r.read-read)
	}
	r.focus = "Cancel"
	r.bridge.Look()
	seen := r.reads()
	if o, _ := seen.Find("push button", "Cancel"); !o.Has(12) || r.read != read+1 {
		t.Errorf("after %d trees the reader sees\n%s", r.read, seen)
	}
}

// TestUse presses a button, and gives another the focus.
func TestUse(t *testing.T) {
	r := serve(t)
	r.listen()
	seen := r.reads()
	save, _ := seen.Find("push button", "Save")
	entry, _ := seen.Find("entry", "Move")
	if !slices.Contains(save.Interfaces, "org.a11y.atspi.Action") || slices.Contains(entry.Interfaces, "org.a11y.atspi.Action") {
		t.Errorf("the interfaces are %v and %v", save.Interfaces, entry.Interfaces)
	}
	var done, focused, wrong bool
	r.does(func() error { return r.reader.Call(save.Reference, "Action.DoAction", []any{int32(0)}, &done) })
	r.does(func() error { return r.reader.Call(save.Reference, "Action.DoAction", []any{int32(1)}, &wrong) })
	cancel, _ := seen.Find("push button", "Cancel")
	r.does(func() error { return r.reader.Call(cancel.Reference, "Component.GrabFocus", nil, &focused) })
	r.until("the focus", func() bool { return r.focus == "Cancel" })
	if r.pressed != 1 || !done || !focused || wrong {
		t.Errorf("pressed %d times: %v, %v, %v", r.pressed, done, focused, wrong)
	}
}

// TestQuestions asks what readers ask.
func TestQuestions(t *testing.T) {
	r := serve(t)
	r.listen()
	seen := r.reads()
	save, _ := seen.Find("push button", "Save")
	entry, _ := seen.Find("entry", "Move")
	slider, _ := seen.Find("slider", "Level")
	window := seen.Children[0]
	for _, c := range []struct {
		of     atspitest.Seen
		method string
		args   []any
		want   string
	}{
		{save, "Component.GetExtents", []any{uint32(0)}, "[20 10 20 10]"},
		{save, "Component.GetExtents", []any{uint32(2)}, "[10 5 20 10]"},
		{save, "Component.GetPosition", []any{uint32(1)}, "[20 10]"},
		{save, "Component.GetSize", nil, "[20 10]"},
		{save, "Component.Contains", []any{int32(39), int32(19), uint32(0)}, "[true]"},
		{save, "Component.Contains", []any{int32(39), int32(19), uint32(2)}, "[false]"},
		{window, "Component.GetAccessibleAtPoint", []any{int32(65), int32(15), uint32(0)}, "Cancel"},
		{window, "Component.GetAccessibleAtPoint", []any{int32(500), int32(15), uint32(0)}, "nothing"},
		{window, "Accessible.GetApplication", nil, "Program"},
		{window, "Accessible.GetChildAtIndex", []any{int32(1)}, "Move"},
		{window, "Accessible.GetChildAtIndex", []any{int32(9)}, "nothing"},
		{entry, "Accessible.GetIndexInParent", nil, "[1]"},
		{entry, "Text.GetText", []any{int32(1), int32(-1)}, "[f3]"},
		{entry, "Text.GetStringAtOffset", []any{int32(0), uint32(0)}, "[N 0 1]"},
		{entry, "Text.GetCharacterAtOffset", []any{int32(1)}, "[102]"},
		{entry, "Text.CaretOffset", nil, "3"},
		{entry, "Text.CharacterCount", nil, "3"},
		{slider, "Value.CurrentValue", nil, "3"},
		{slider, "Value.MaximumValue", nil, "12"},
		{save, "Action.NActions", nil, "1"},
		{save, "Action.GetName", []any{int32(0)}, "[click]"},
		{window, "Accessible.Name", nil, "Window"},
		{seen, "Application.ToolkitName", nil, "Kit"},
		{seen, "Application.GetLocale", []any{uint32(0)}, "[en]"},
		{seen, "Text.CaretOffset", nil, "error"},
		{save, "Value.CurrentValue", nil, "error"},
	} {
		var got string
		r.does(func() error { got = r.reader.Ask(c.of.Reference, c.method, c.args); return nil })
		if got != c.want {
			t.Errorf("%s of %s %v is %s, want %s", c.method, c.of.Name, c.args, got, c.want)
		}
	}
	gone := atspitest.Reference{Bus: save.Bus, Path: "/org/a11y/atspi/accessible/999"}
	r.does(func() error {
		if got := r.reader.Ask(gone, "Accessible.GetRole", nil); got != "error" {
			return fmt.Errorf("what is not there is a %s", got)
		}
		return nil
	})
}

// TestEvents tells what has changed, and announces.
func TestEvents(t *testing.T) {
	r := serve(t)
	r.bridge.Announce("Nobody hears this.", true)
	r.listen()
	r.bridge.Show(r.Tree())
	r.focus = "Cancel"
	r.bridge.Look()
	r.bridge.Show(r.Tree())
	r.bridge.Announce("Knight takes f3.", true)
	r.bridge.Announce("White to move.", false)
	var got []string
	r.until("events", func() bool {
		for _, e := range r.reader.Events() {
			got = append(got, fmt.Sprint(e.Name, " ", e.Detail, " ", e.First, " ", e.About))
		}
		return len(got) > 0 && got[len(got)-1] == "Object.Announcement  1 White to move."
	})
	want := []string{
		"Window.Activate  0 Window", "Object.StateChanged focused 1 0", "Object.StateChanged focused 0 0", "Object.StateChanged focused 1 0",
		"Object.Announcement  2 Knight takes f3.", "Object.Announcement  1 White to move.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("it tells %q, want %q", got, want)
	}
}

// TestNotifications lets a reader that hears no announcements say notifications.
func TestNotifications(t *testing.T) {
	r := serve(t)
	r.reader.Deafen()
	r.listen()
	r.bridge.Show(r.Tree())
	for n, text := range []string{"Knight takes f3.", "White to move.", "White to move.", "Queen to d8.", "Black to move.", "Check."} {
		r.bridge.Announce(text, true)
		var from atspitest.Reference
		r.until(text, func() bool {
			for _, e := range r.reader.Events() {
				if e.Detail == "showing" && e.First == 1 && e.From != from {
					from = e.From
				}
				if e.Name == "Object.Announcement" {
					t.Errorf("it is told %q, which it does not hear", e.About)
				}
			}
			return from.Path != ""
		})
		seen := r.reads()
		last := seen.Children[len(seen.Children)-1]
		if len(seen.Children) != min(n+2, 5) || last.String() != fmt.Sprintf("notification %q", text) || last.Reference != from {
			t.Errorf("after %d texts the reader sees\n%s", n+1, seen)
		}
	}
	r.focus = "Cancel"
	r.bridge.Look()
	if o, there := r.reads().Find("push button", "Cancel"); !there || !o.Has(12) {
		t.Error("the window is not followed any more")
	}
}

// TestComeAndGo follows readers that come, go, and come again, until the program ends.
func TestComeAndGo(t *testing.T) {
	r := serve(t)
	r.listen()
	r.reads()
	r.reader.Turn(false)
	r.until("silence", func() bool { return slices.Equal(r.heard, []bool{true, false}) })
	first, _ := r.reader.App()
	if err := r.reader.Call(first, "Accessible.GetRole", nil, new(uint32)); err == nil {
		t.Error("the application is still on the bus")
	}
	r.reader.Turn(true)
	r.until("the reader", func() bool { return len(r.heard) == 3 })
	if second, _ := r.reader.App(); second == first {
		t.Error("it is not a new application")
	}
	if got := r.reads().String(); got != tree {
		t.Errorf("the reader sees\n%s", got)
	}
	r.end()
	if err := <-r.over; err != nil {
		t.Error(err)
	}
	r.until("the end", func() bool { return len(r.heard) == 4 && !r.heard[3] })
}

// TestOutOfReach joins readers that are there all the time and can be reached only later, without
// being told: their bus is not found, or one of the questions gets no answer.
func TestOutOfReach(t *testing.T) {
	for name, trouble := range map[string]func(*atspitest.Reader){
		"lost":      func(r *atspitest.Reader) { r.Lose(3) },
		"asking":    func(r *atspitest.Reader) { r.Hang(atspitest.Asking) },
		"finding":   func(r *atspitest.Reader) { r.Hang(atspitest.Finding) },
		"embedding": func(r *atspitest.Reader) { r.Hang(atspitest.Embedding) },
	} {
		t.Run(name, func(t *testing.T) {
			r := prepare(t)
			Hurry(r.bridge, time.Millisecond, 200*time.Millisecond)
			r.reader.Turn(true)
			trouble(r.reader)
			r.start()
			r.until("the reader", func() bool { return r.reader.Hung() && len(r.heard) > 0 && r.heard[len(r.heard)-1] })
			if got := r.reads().String(); got != tree {
				t.Errorf("the reader sees\n%s", got)
			}
		})
	}
}

// TestSet takes the number that the registry gives the application, and refuses what cannot be set.
func TestSet(t *testing.T) {
	r := serve(t)
	r.listen()
	app, _ := r.reader.App()
	window := r.reads().Children[0].Reference
	set := func(of atspitest.Reference, name string, value any) error {
		return r.reader.Set(of, name, value)
	}
	if err := set(app, "Application.Id", int32(7)); err != nil {
		t.Error(err)
	}
	if got, err := r.reader.Property(app, "Application.Id"); err != nil || got != int32(7) {
		t.Errorf("the number is %v, %v", got, err)
	}
	for _, err := range []error{
		set(app, "Application.Id", "seven"), set(app, "Application.Version", "2"), set(window, "Accessible.Name", "Door"),
		set(window, "Application.Id", int32(8)), set(window, "Value.CurrentValue", 2.0),
	} {
		if err == nil {
			t.Error("something was set that cannot be")
		}
	}
	if got, err := r.reader.Property(app, "Application.Id"); err != nil || got != int32(7) {
		t.Errorf("the number is %v, %v", got, err)
	}
}

// TestBusy answers from what was there while the window is busy, so that a reader does not hang.
func TestBusy(t *testing.T) {
	r := serve(t)
	r.listen()
	seen := r.reads()
	r.bridge.Look()
	var name any
	done := make(chan error, 1)
	go func() {
		var err error
		name, err = r.reader.Property(seen.Children[0].Reference, "Accessible.Name")
		done <- err
	}()
	if err := <-done; err != nil || name != "Window" { // nothing that is posted runs
		t.Errorf("it answers %v, %v", name, err)
	}
}

// TestRegistry reads a window through the system's own registry.
func TestRegistry(t *testing.T) {
	address := bus.Start(t)
	bus.Launch(t, address)
	reader := atspitest.Join(t, address)
	p := &pane{posts: make(tasktest.Posts, 1000), focus: "Save"}
	r := &rig{pane: p, t: t, reader: reader, over: make(chan error, 1)}
	r.bridge = NewBridge(App{Name: "Program"}, p.posts.Post, p)
	go func() { r.over <- r.bridge.Serve(t.Context(), Buses{Session: address}) }()
	r.until("the reader", func() bool { return len(r.heard) > 0 })
	var seen atspitest.Seen
	r.does(func() error {
		all, err := reader.Registered()
		if err != nil || len(all) != 1 {
			return fmt.Errorf("the registry knows %v: %w", all, err)
		}
		seen, err = reader.Read(all[0])
		return err
	})
	if got := seen.String(); got != tree {
		t.Errorf("the reader sees\n%s\nwant\n%s", got, tree)
	}
}

// TestNoBus ends at once without a bus, or with one that is not there.
func TestNoBus(t *testing.T) {
	p := &pane{posts: make(tasktest.Posts, 10)}
	b := NewBridge(App{}, p.posts.Post, p)
	if err := b.Serve(t.Context(), Buses{}); err != nil {
		t.Error(err)
	}
	if err := b.Serve(t.Context(), Buses{Session: "unix:path=" + t.TempDir() + "/bus"}); err == nil {
		t.Error("a bus that is not there is one")
	}
	b.Show(p.Tree())
	b.Announce("", false)
	if len(p.posts) > 0 || len(p.heard) > 0 {
		t.Error("the window was asked")
	}
}
