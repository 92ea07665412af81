package gamelist

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/ui/pages/gamelist/chores"
)

// A reading is a source without a window.
type reading struct {
	*source
	t     *testing.T
	posts tasktest.Posts
	group *task.Group

	listings, ended, refreshed int
	failed                     error
	marks                      func()    // is called, off the thread, when favourites are looked up
	mark                       int32     // the favourite
	hold                       chan bool // holds up the marking of favourites, nil if nothing does
}

func (r *reading) listed(error)   { r.listings++ }
func (r *reading) read(err error) { r.ended, r.failed = r.ended+1, err }
func (r *reading) refresh()       { r.refreshed++ }

func (r *reading) Favourites(library.Collection, *index.Table) map[int32]bool {
	r.marks()
	return map[int32]bool{r.mark: true}
}

func (r *reading) SetFavourites(library.Collection, *index.Table, []int32, bool) error {
	if r.hold != nil {
		<-r.hold
	}
	return errors.New("no room")
}

func newReading(t *testing.T) *reading {
	r := &reading{t: t, posts: make(tasktest.Posts, 100), marks: func() {}, mark: 1}
	r.group = task.NewGroup(r.posts.Post, nil)
	r.source = newSource(r, r, r.group)
	t.Cleanup(func() { r.closePositions() })
	return r
}

func (r *reading) until(what string, so func() bool) {
	r.t.Helper()
	r.posts.Until(r.t, what, so, func() string { return fmt.Sprint(r.source.table.Len(), " games") })
}

// showFile begins to read a file with a number of games.
func (r *reading) showFile(games int) {
	r.t.Helper()
	path := filepath.Join(r.t.TempDir(), "some.pgn")
	if err := os.WriteFile(path, []byte(strings.Repeat("[White \"Ada\"]\n\n1. e4 *\n\n", games)), 0o644); err != nil {
		r.t.Fatal(err)
	}
	r.show(library.File(path, "", orthodox.Rules{}))
	r.start()
}

// TestSource reads a collection: first its games, then its favourites, then its moves.
func TestSource(t *testing.T) {
	r := newReading(t)
	r.showFile(3)
	if r.table.Len() != 0 || r.positions != nil || r.shown == nil {
		t.Error("something is there before anything was read")
	}
	r.until("the moves", func() bool { return r.ended == 1 })
	if r.failed != nil || r.positions == nil || r.table.Len() != 3 || !r.starred[1] || r.listings == 0 || r.refreshed != 1 {
		t.Errorf("%v: %d games, favourites %v, listed %d times", r.failed, r.table.Len(), r.starred, r.listings)
	}
	r.show(library.File(filepath.Join(t.TempDir(), "gone.pgn"), "", orthodox.Rules{}))
	if r.start(); r.positions != nil || r.starred != nil {
		t.Error("what belongs to the file before is still there")
	}
	r.until("the end", func() bool { return r.ended == 2 })
	if r.failed != errUnlisted {
		t.Errorf("a file that is not there: %v", r.failed)
	}
}

// TestLateSource shows a second file while the first one is read: what that still delivers
// is dropped.
func TestLateSource(t *testing.T) {
	r := newReading(t)
	begun, on := make(chan bool), make(chan bool)
	first := true
	r.marks = func() {
		if first {
			first = false
			close(begun)
			<-on
		}
	}
	r.showFile(3)
	<-begun
	shown := r.shown
	r.showFile(5)
	if on <- true; !shown.Dropped() {
		t.Error("the first reading is not dropped")
	}
	r.until("the second file", func() bool { return r.ended == 1 && !r.group.Busy() })
	if r.table.Len() != 5 || r.ended != 1 || r.failed != nil {
		t.Errorf("%v: %d games, %d readings ended", r.failed, r.table.Len(), r.ended)
	}
}

// TestLateFavourites marks games, and shows another file before that is done: its
// favourites stay as they are.
func TestLateFavourites(t *testing.T) {
	r := newReading(t)
	r.showFile(3)
	r.until("the moves", func() bool { return r.ended == 1 })
	var failed error
	star := func() { r.star(r.group, chores.Scope{}, true, func(err error) { failed = err }) }
	r.mark = 2
	star()
	r.until("the favourites", func() bool { return failed != nil })
	if !r.starred[2] || r.refreshed != 2 {
		t.Errorf("the favourites are %v", r.starred)
	}
	failed, r.hold = nil, make(chan bool)
	star()
	r.showFile(5)
	r.until("the second file", func() bool { return r.ended == 2 })
	r.mark = 3
	r.hold <- true
	r.until("the late favourites", func() bool { return failed != nil })
	if !r.starred[2] || r.refreshed != 3 {
		t.Errorf("late favourites are shown: %v", r.starred)
	}
}
