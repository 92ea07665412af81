// Package atspi tells screen readers what is in a window. It speaks AT-SPI 2 over D-Bus, the
// language of screen readers under Linux and the BSDs:
// https://gitlab.gnome.org/GNOME/at-spi2-core, folder xml.
//
// As long as no screen reader runs, a Bridge only waits for one on the session bus. It starts
// no services there.
package atspi

import (
	"sync"
	"sync/atomic"
	"time"

	"passedpawn/ui/platform/access"
)

// An App is the program that has the window.
type App struct {
	Name, Version string
	Toolkit       string // with which it is made
	Locale        string // of the texts, for example "de"
}

// A Bridge tells screen readers what is in a window. Its methods may be called from any
// goroutine, and none but Serve waits for anything.
type Bridge struct {
	app    App
	post   func(func())
	window access.Window
	pause  time.Duration // before the second try to reach readers
	limit  time.Duration // of waiting for an answer of theirs

	on     atomic.Bool   // a reader is there
	looked atomic.Uint64 // counts what Look said
	tree   atomic.Pointer[access.Tree]
	asking sync.Mutex // held by the request that waits for a tree

	mu      sync.Mutex
	next    int // the first free number
	waiting []notice
	wake    chan struct{} // holds one while something waits
}

// busy is how long a bus or a reader may take for an answer.
const busy = 5 * time.Second

// A notice is what a window has to tell: what is in it, or a text.
type notice struct {
	window *access.Node // nil for a text
	looked uint64
	text   string
	urgent bool
}

// NewBridge creates a bridge, which does nothing before Serve. post runs functions one at a
// time and in order, such as on a window's thread, and does not wait for them.
func NewBridge(app App, post func(func()), w access.Window) *Bridge {
	return &Bridge{app: app, post: post, window: w, pause: time.Second, limit: busy, next: 1, wake: make(chan struct{}, 1)}
}

// Look says that the window may have changed since it was last read. A request that comes after
// it is answered from a new tree.
func (b *Bridge) Look() { b.looked.Add(1) }

// Show tells readers what is in the window now. It must be called as posted functions are.
func (b *Bridge) Show(window access.Node) { b.tell(notice{window: &window, looked: b.looked.Load()}) }

// Announce lets readers say a text. An urgent one interrupts what they are saying.
func (b *Bridge) Announce(text string, urgent bool) { b.tell(notice{text: text, urgent: urgent}) }

func (b *Bridge) tell(n notice) {
	b.mu.Lock()
	on := b.on.Load() // under the lock, so that nothing is added once the last reader's notices are dropped
	if on {
		b.waiting = append(b.waiting, n)
	}
	b.mu.Unlock()
	if !on {
		return
	}
	select {
	case b.wake <- struct{}{}:
	default:
	}
}

// take returns what waits to be told.
func (b *Bridge) take() []notice {
	b.mu.Lock()
	defer b.mu.Unlock()
	all := b.waiting
	b.waiting = nil
	return all
}

// patience is how long a request waits for the window. Then it is answered from what was there
// before, so that a reader does not hang with a busy window.
const patience = 500 * time.Millisecond

// fresh returns a tree that was made after the window last said that it may have changed, nil if
// the bridge ends before there is one.
func (b *Bridge) fresh(ended <-chan struct{}, replace func(notice)) *access.Tree {
	current := func() (*access.Tree, bool) {
		t := b.tree.Load()
		return t, t != nil && t.Looked >= b.looked.Load()
	}
	if t, new := current(); new {
		return t
	}
	b.asking.Lock()
	defer b.asking.Unlock()
	if t, new := current(); new {
		return t
	}
	made := make(chan notice, 1)
	b.post(func() {
		looked := b.looked.Load()
		window := b.window.Tree()
		made <- notice{window: &window, looked: looked}
	})
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case n := <-made:
		replace(n)
	case <-ended:
	case <-late.C:
	}
	return b.tree.Load()
}
