package desk

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock/clocktest"
	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/teaching/training"
	"passedpawn/game/variants"
)

// nobody stands for programs that are never asked.
type nobody struct{ session.Opponents }

// A table is a desk with a folder, and the window that it has.
type table struct {
	*Desk
	t       testing.TB
	dir     string
	posts   tasktest.Posts
	session *session.Session
	folder  *library.Folder
	slot    *library.Slot
	wall    *clocktest.Wall

	resumed bool // at the start
	wrong   phrase.Phrase

	now       Snapshot
	said      []string // below the board
	told      []string // until the user closes it
	boards    int      // how often the board was shown
	listed    []string // files
	opened    []string // files
	encodings map[string]pgn.Encoding
	path      string // where a game is to be saved
	quits     int
	released  atomic.Int32 // how often memory was returned
}

// sit makes a table with a new game between two people in a folder. change changes what
// the desk is made from.
func sit(t testing.TB, dir string, change func(*Config)) *table {
	t.Helper()
	tb := &table{t: t, dir: dir, posts: make(tasktest.Posts, 100), wall: clocktest.New(), encodings: map[string]pgn.Encoding{}}
	data := filepath.Join(dir, "data")
	var err error
	if tb.folder, err = library.Open(data, variants.All()); err != nil {
		t.Fatal(err)
	}
	if tb.slot, err = tb.folder.Adopt(); err != nil {
		t.Fatal(err)
	}
	c := Config{
		Window: tb, Games: variants.All(), Folder: tb.folder, Slot: tb.slot, Files: library.NewFiles(data, time.Now),
		Keeper: library.NewKeeper(tb.slot, time.Millisecond, func(err error) { tb.posts.Post(func() { tb.Keeping.Kept(err) }) }),
		Post:   tb.posts.Post, After: tb.wall.After, Patience: time.Second,
		Release: func() { tb.released.Add(1) },
	}
	change(&c)
	tb.session = session.New(session.Config{
		Variants: variants.All(), Opponents: nobody{}, Keeper: c.Keeper, Say: phrase.Phrase.String, Post: tb.posts.Post,
		Tasks: task.NewGroupOn(runNow, runNow), Wall: tb.wall,
		Events: session.Events{
			Observe: func(session.Snapshot) {}, Thinks: func(session.Snapshot) {}, Tick: func() {}, Cue: func(session.Cue) {},
			Ended: func(match.Snapshot) {}, Reviewed: func(training.Tally) {},
		},
	}, session.Options{})
	tb.Desk = New(c, tb.session)
	if tb.resumed, tb.wrong = tb.Keeping.Resume(); !tb.resumed {
		tb.begins()
	}
	t.Cleanup(func() {
		c.Keeper.Close()
		tb.slot.Release()
	})
	return tb
}

// runNow runs work at once.
func runNow(work func()) { work() }

// plain leaves the desk as it is.
func plain(*Config) {}

// until runs what is posted until something is so.
func (tb *table) until(what string, so func() bool) {
	tb.t.Helper()
	tb.posts.Until(tb.t, what, so, func() string {
		return fmt.Sprintf("said %q, told %q, asked %v", tb.said, tb.told, tb.now.Questions)
	})
}

// idle waits until nothing is under way.
func (tb *table) idle() {
	tb.t.Helper()
	tb.until("nothing to be under way", func() bool { return !tb.tasks.Busy() && !tb.Ending.writes.Busy() })
}

func (tb *table) Observe(s Snapshot) { tb.now = s }

func (tb *table) Say(p phrase.Phrase) { tb.said = append(tb.said, p.String()) }

func (tb *table) Tell(title, text phrase.Phrase) {
	tb.told = append(tb.told, title.String()+": "+text.String())
}

func (tb *table) ToBoard() { tb.boards++ }

func (tb *table) ToFile(path string) { tb.listed = append(tb.listed, filepath.Base(path)) }

func (tb *table) AskPath(_ *record.Record, then func(string)) {
	if tb.path != "" {
		then(tb.path)
	}
}

func (tb *table) Encoding(path string) pgn.Encoding { return tb.encodings[path] }

func (tb *table) Opened(paths ...string) {
	for _, path := range paths {
		tb.opened = append(tb.opened, filepath.Base(path))
	}
}

func (tb *table) Quit() { tb.quits++ }

// says waits until a sentence is said below the board, and forgets all that was said.
func (tb *table) says(text string) {
	tb.t.Helper()
	tb.until(text, func() bool { return contain(tb.said, text) })
	tb.said = nil
}

// tells waits until a text is told, and forgets all that was told.
func (tb *table) tells(text string) {
	tb.t.Helper()
	tb.until(text, func() bool { return contain(tb.told, text) })
	tb.told = nil
}

func contain(all []string, text string) bool {
	return slices.ContainsFunc(all, func(s string) bool { return strings.Contains(s, text) })
}

// asks waits for a question with a text.
func (tb *table) asks(text string) (q Question) {
	tb.t.Helper()
	tb.until(text, func() bool {
		for _, q = range tb.now.Questions {
			if strings.Contains(q.Title.String()+"\n"+q.Text.String(), text) {
				return true
			}
		}
		return false
	})
	return q
}

// answers waits for a question and answers it.
func (tb *table) answers(text, with string) {
	tb.t.Helper()
	q := tb.asks(text)
	i := slices.IndexFunc(q.Answers, func(p phrase.Phrase) bool { return p.String() == with })
	if i < 0 {
		tb.t.Fatalf("%q cannot be answered with %q but with %v", text, with, q.Answers)
	}
	tb.Answer(q.ID, i)
}

// quiet checks that nothing is asked.
func (tb *table) quiet() {
	tb.t.Helper()
	if len(tb.now.Questions) > 0 {
		tb.t.Errorf("asked %v", tb.now.Questions)
	}
}

func (tb *table) file(name, text string) string {
	tb.t.Helper()
	path := filepath.Join(tb.dir, name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		tb.t.Fatal(err)
	}
	return path
}

func content(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// holds waits until a file ends with a text.
func (tb *table) holds(path, end string) {
	tb.t.Helper()
	tb.until(end, func() bool {
		text, _ := os.ReadFile(path)
		return strings.HasSuffix(string(text), end)
	})
}

// begins starts a game between two people.
func (tb *table) begins() {
	tb.t.Helper()
	if err := tb.session.Start(session.Setup{}); err != nil {
		tb.t.Fatal(err)
	}
}

func (tb *table) plays(moves ...string) {
	tb.t.Helper()
	for _, san := range moves {
		m, _, err := tb.session.Snapshot().Read(san)
		if err != nil {
			tb.t.Fatal(err)
		}
		if replace := tb.session.Play(m); replace != nil {
			replace()
		}
	}
}

func (tb *table) line() string { return strings.Join(tb.session.Snapshot().Game.SANs, " ") }

// shows waits until a game is on the board.
func (tb *table) shows(line string) {
	tb.t.Helper()
	tb.until(line, func() bool { return tb.line() == line })
}

// marks annotates the last move of the game.
func (tb *table) marks(nag int) {
	tb.session.Browse(record.Mainline(len(tb.session.Snapshot().Game.Moves)))
	tb.session.Edits.ToggleNAG(nag)
}

// running waits until the game on the board has a file, and returns its name.
func (tb *table) running() string {
	tb.t.Helper()
	if err := tb.Ending.Flush(); err != nil {
		tb.t.Fatal(err)
	}
	return tb.slot.Game()
}

// edited sits down with the only game of a file, edited and not yet saved.
func edited(t testing.TB, change func(*Config)) (tb *table, path string) {
	t.Helper()
	tb = sit(t, t.TempDir(), change)
	path = tb.file("one.pgn", "[White \"A\"]\n\n1. a3 *\n")
	tb.Opening.Open(path)
	tb.shows("a3")
	tb.marks(1)
	if s := tb.Snapshot(); s.Source.Path != path || !s.Edited {
		t.Fatalf("it is %+v", s)
	}
	return tb, path
}
