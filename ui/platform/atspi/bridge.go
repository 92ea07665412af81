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

	on      atomic.Bool // a reader is there
	reading *access.Reading

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
	return &Bridge{
		app: app, post: post, window: w, pause: time.Second, limit: busy, reading: access.NewReading(post, w), next: 1, wake: make(chan struct{}, 1),
	}
}

// Look says that the window may have changed since it was last read. A request that comes after
// it is answered from a new tree.
func (b *Bridge) Look() { b.reading.Look() }

// Show tells readers what is in the window now. It must be called as posted functions are.
func (b *Bridge) Show(window access.Node) {
	b.tell(notice{window: &window, looked: b.reading.Looked()})
}

// Announce lets readers say a text. An urgent one interrupts what they are saying.
func (b *Bridge) Announce(text string, urgent bool) { b.tell(notice{text: text, urgent: urgent}) }

// Speaks reports true: only a screen reader has the window listened to.
func (b *Bridge) Speaks() bool { return true }

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
