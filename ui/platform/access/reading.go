package access

import (
	"sync"
	"sync/atomic"
	"time"
)

// A Reading has the tree of a window that was read last. Its methods may be called from any
// goroutine.
type Reading struct {
	post   func(func())
	window Window
	looked atomic.Uint64 // counts what Look said
	tree   atomic.Pointer[Tree]
	asking sync.Mutex // held by who waits for a tree
}

// NewReading returns a Reading without a tree. post runs functions one at a time and in order,
// such as on a window's thread, and does not wait for them.
func NewReading(post func(func()), w Window) *Reading { return &Reading{post: post, window: w} }

// Look says that the window may have changed since it was last read.
func (r *Reading) Look() { r.looked.Add(1) }

// Looked returns how often Look was called.
func (r *Reading) Looked() uint64 { return r.looked.Load() }

// Tree returns the tree that was read last, nil for none.
func (r *Reading) Tree() *Tree { return r.tree.Load() }

// Replace makes a tree the one that was read last, nil for none.
func (r *Reading) Replace(t *Tree) { r.tree.Store(t) }

// Patience is how long a question waits for the window. Then it is answered from what was there
// before, so that a reader does not hang with a busy window.
const Patience = 500 * time.Millisecond

// Fresh returns a tree that was made after the window last said that it may have changed, nil if
// the bridge ends before there is one. replace is given what is in the window, and what Looked
// said by then, and has to call Replace.
func (r *Reading) Fresh(ended <-chan struct{}, replace func(window Node, looked uint64)) *Tree {
	if t, is := r.current(); is {
		return t
	}
	r.asking.Lock()
	defer r.asking.Unlock()
	if t, is := r.current(); is {
		return t
	}
	type seen struct {
		window Node
		looked uint64
	}
	made := make(chan seen, 1)
	r.post(func() {
		looked := r.looked.Load()
		made <- seen{r.window.Tree(), looked}
	})
	late := time.NewTimer(Patience)
	defer late.Stop()
	select {
	case s := <-made:
		replace(s.window, s.looked)
	case <-ended:
	case <-late.C:
	}
	return r.tree.Load()
}

// current returns the tree that was read last, and whether the window has not said since then
// that it may have changed.
func (r *Reading) current() (t *Tree, is bool) {
	t = r.tree.Load()
	return t, t != nil && t.Looked >= r.looked.Load()
}

// Do posts a function of a node, such as its Press, which is called if the node has it. seen is the
// tree in which a reader saw the node. Nothing is done if it has left the window since then: a reader
// may press a button of a dialog that has just been closed. What the function changes is read anew.
func (r *Reading) Do(seen *Tree, number int, function func(Node) func()) {
	r.post(func() {
		free := unused
		now := NewTree("", r.window.Tree(), seen, &free)
		i, there := now.At[number]
		if !there {
			return
		}
		if f := function(now.Items[i].Node); f != nil {
			f()
			r.Look()
		}
	})
}

// unused is a number that no node has: they are counted from 1.
const unused = 1 << 30
