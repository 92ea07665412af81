package gamelist

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/library/report"
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/gamelist/chores"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
)

const file = `[White "Carl"]
[Black "Ada"]
[Date "2024.01.01"]
[Result "1-0"]

1. e4 e5 2. Nf3 1-0

[White "Ada"]
[Black "Berg"]
[Date "2022.01.01"]
[Result "0-1"]

1. Nf3 e5 2. e4 0-1

[White "Berg"]
[Black "Carl"]
[Date "2023.01.01"]
[Result "1/2-1/2"]

1. d4 1/2-1/2

[White "Zoe"]
[Black "Ada"]
[Result "1-0"]

1. e4 e5 2. Nf3 1-0
`

// print stands in for the function that typesets booklets.
func (d *desk) print(out io.Writer, title string, games []library.Read, step func(done, all int) error) error {
	for i := range games {
		if err := step(i, len(games)); err != nil {
			return err
		}
	}
	_, err := fmt.Fprint(out, title, " ", len(games), " ", games[0].Record.Tag("White"), " ", games[0].Rules.ID())
	return err
}

// line returns the game on the board.
func (d *desk) line() Line {
	p, err := orthodox.Rules{}.Parse(d.board)
	if err != nil {
		d.t.Fatal(err)
	}
	return Line{Rules: orthodox.Rules{}, Positions: []rules.Position{p}}
}

// change changes the settings as the window does.
func (d *desk) change(change func(*settings.Settings)) {
	s := d.Page.settings
	change(&s)
	d.SetSettings(s)
}

// A desk is a page in a window of the test driver.
type desk struct {
	*Page
	t      testing.TB
	window fyne.Window
	posts  tasktest.Posts
	folder *library.Folder
	path   string
	opened string
	by     Sought
	menu   *fyne.Menu // the last one requested
	copied string
	board  string
	target string
	other  string                // the file chosen when one is asked for
	engine func() player.Thinker // reviews games

	books []repertoire.Book  // the person's repertoires
	begun []repertoire.Entry // that were to be trained

	named    string // the name suggested for a file
	encoded  string // the last file whose encoding is remembered
	proposed dialogs.Checklist
	accept   func()

	asked    string // the last question
	told     string // the last message
	report   report.Request
	stale    int // how often the games changed
	answer   func(yes bool)
	answers  []dialogs.Deed
	offered  []string
	pick     func(int)
	persons  []string // the names of the person
	drags    []string // what was dragged: the label, the name of the file, and the text
	taken    bool     // drags are
	hindered error    // why they are not
	now      time.Time
}

// kept are the games in the folder of a desk.
type kept struct {
	*library.Folder
	desk *desk
}

func (k kept) Busy(name string) error {
	if name == "keep.pgn" {
		return errors.New("this one stays")
	}
	return nil
}

func (k kept) Into(from library.Collection, t *index.Table, rows []int32) (library.Addition, error) {
	return k.Folder.Into(from, t, rows, k.desk.now)
}

// shell returns the window of the page, which notes what it is asked.
func (d *desk) shell() pages.Shell {
	return pagestest.Shell{
		OnAsk:  func(_, text, _, _ string, then func(bool)) { d.asked, d.answer = text, then },
		OnPick: func(_, _ string, lines []string, then func(int)) { d.offered, d.pick = lines, then },
		OnChoose: func(_, text string, answers ...dialogs.Deed) *dialogs.Question {
			d.asked, d.answers = text, answers
			return nil
		},
		OnChecklist: func(c dialogs.Checklist, then func()) { d.proposed, d.accept = c, then },
		OnTell:      func(_, text string) { d.told = text },
		OnMenu:      func(m *fyne.Menu, _ fyne.Position) { d.menu = m },
		OnCopy:      func(text string) { d.copied = text },
		OnBack:      func() { d.opened = "board" },
		OnFocus:     func(f fyne.Focusable) { d.window.Canvas().Focus(f) },
		OnChange:    d.change,
		OnPost:      d.posts.Post,
		OnNow:       func() time.Time { return d.now },
	}
}

// drag notes what is dragged.
func (d *desk) drag(label string) Drag {
	return func(_ context.Context, text, name string) (bool, error) {
		d.posts.Post(func() { d.drags = append(d.drags, label, name, text) })
		return d.taken, d.hindered
	}
}

// paths returns the files that are chosen when the page asks for one.
func (d *desk) paths() Paths {
	return Paths{
		Games: func(_ string, then func(string)) { then(d.other) },
		NewGames: func(_, name string, then func(string)) {
			d.named = name
			then(d.target)
		},
		PGN: func(_, name string, then func(string, atomicfile.State)) {
			d.named = name
			then(d.target, atomicfile.State{})
		},
		Beside: func(_, _, name string, then func(string, atomicfile.State)) {
			d.named = name
			then(d.target, atomicfile.State{})
		},
		Export: func(_, name, _ string, then func(string, atomicfile.State)) {
			d.named = name
			then(d.target, atomicfile.State{})
		},
		Book: func(then func(string)) { then(d.target) }, EditBook: func(path string) { d.opened = "edit " + filepath.Base(path) },
	}
}

func sit(t testing.TB) *desk {
	t.Helper()
	uitest.App(t, look.NewTheme("light"))
	dir := t.TempDir()
	folder, err := library.Open(filepath.Join(dir, "data"), orthodox.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{t: t, posts: make(tasktest.Posts, 1000), folder: folder, path: filepath.Join(dir, "few.pgn"), now: time.Now()}
	d.board = orthodox.Rules{}.Start().String()
	d.target = filepath.Join(dir, "out.pgn")
	if err := os.WriteFile(d.path, []byte(file), 0o644); err != nil {
		t.Fatal(err)
	}
	d.Page = New(Config{
		Shell: d.shell(),
		Files: Files{
			Files:      library.NewFiles(filepath.Join(dir, "data"), func() time.Time { return d.now }),
			Collection: func(path string) library.Collection { return library.File(path, "", orthodox.Rules{}) },
			ShowFolder: func(path string) { d.opened = path }, Drag: d.drag,
		},
		Own:   kept{folder, d},
		Paths: d.paths(),
		Board: Board{
			New: func() { d.opened = "new game" }, Line: d.line, OpenKept: func(name string, _ Sought) { d.opened = name },
			OpenItem: func(read func() (pgn.Item, error), path string, by Sought) {
				d.by = by
				i, err := read()
				if err != nil {
					t.Error(err)
				}
				d.opened = fmt.Sprint(i.Number, " ", filepath.Base(path))
			},
		},
		Encodings: Encodings{
			Choose:   func() { d.opened = "encodings" },
			Remember: func(path string, as pgn.Encoding) { d.encoded = filepath.Base(path) + " " + string(as) },
		},
		Reports: Reports{Make: func(r report.Request) { d.report = r }, Return: func() { d.opened = "report" }, Drop: func() { d.stale++ }},
		Training: Training{
			Trainer: func() chores.Trainer { return chores.Trainer{Thinker: func() player.Thinker { return absent{} }} },
			Review: func() chores.Reviewer {
				return chores.Reviewer{Dir: filepath.Join(dir, "reviewing"), Engines: map[string]chores.Engine{"chess": {New: d.engine}}}
			},
			Persons: func() []string { return d.persons }, Remember: func(name string) { d.persons = append(d.persons, name) },
			Openings: Openings{
				Copy: func(name, games string) (string, error) {
					d.copied = games
					return name + ".pgn", nil
				},
				Load:  func(context.Context) ([]repertoire.Book, error) { return d.books, nil },
				Begin: func(e repertoire.Entry) { d.begun = append(d.begun, e) },
			},
		},
		Print:  func(then func(chores.Printer)) { then(d.print) },
		Pieces: look.NewPieces("founders", "kanji"), Chess: orthodox.Rules{}, Japanese: func() {},
	}, settings.Default())
	d.window = test.NewTempWindow(t, d.Content())
	d.window.Resize(fyne.NewSize(1000, 600))
	return d
}

func (d *desk) until(what string, so func() bool) {
	d.t.Helper()
	d.posts.Until(d.t, what, so, func() string { return d.status.text.Text + ", and the list holds " + d.whites() })
}

// whites returns the players with White, in the order of the list.
func (d *desk) whites() string {
	var all []string
	for _, r := range d.list.rows {
		all = append(all, d.list.cellText(r, index.White))
	}
	return strings.Join(all, " ")
}

func (d *desk) lists(whites string) {
	d.t.Helper()
	d.until(whites, func() bool { return d.whites() == whites })
}

func (d *desk) shown() *desk {
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	if !d.actions.openButton.Disabled() || !d.actions.exportButton.Disabled() {
		d.t.Error("before anything is listed it may be opened")
	}
	d.until("the moves", func() bool { return d.source.positions != nil })
	d.t.Cleanup(func() {
		if d.source.positions != nil {
			d.source.positions.Close()
		}
	})
	d.lists("Carl Ada Berg Zoe")
	return d
}

func TestFilterAndSort(t *testing.T) {
	d := sit(t).shown()
	d.bar.field.SetText("ada 0-1")
	d.lists("Ada")
	d.bar.field.SetText("nobody")
	d.lists("")
	d.bar.field.SetText("")
	d.list.sortBy(index.White)
	d.lists("Ada Berg Carl Zoe")
	d.list.sortBy(index.White)
	d.lists("Zoe Carl Berg Ada")
	d.list.sortBy(index.Date)
	d.lists("Ada Berg Carl Zoe")
	d.bar.duplicates.SetChecked(true)
	d.lists("") // the same moves of other players
}

// TestTyping types while the table is being searched: only the last text typed is listed.
func TestTyping(t *testing.T) {
	d := sit(t).shown()
	d.until("rest", func() bool { return !d.finder.searching.Busy() })
	begun, on := make(chan bool), make(chan bool)
	task.Go(d.finder.searching, func(*task.Task) (bool, error) {
		close(begun)
		return <-on, nil
	}, func(bool, error) {})
	<-begun
	for n := range "ada 0-1" {
		d.bar.field.SetText("ada 0-1"[:n+1])
	}
	before := len(d.list.rows)
	on <- true
	d.until("what was found", func() bool { return len(d.list.rows) != before })
	d.lists("Ada")
	if d.finder.searching.Busy() {
		t.Error("it is looked through again")
	}
}

func TestChoose(t *testing.T) {
	d := sit(t).shown()
	click := func(at int, held fyne.KeyModifier) {
		r := newRow(d.list)
		r.show(at)
		r.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary, Modifier: held})
		r.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary, Modifier: held})
		d.now = d.now.Add(time.Second)
	}
	gap := fyne.NewPos(9, 2*rowHeight()+1.5*theme.Padding())
	d.list.body.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: gap}, Button: desktop.MouseButtonPrimary})
	d.now = d.now.Add(time.Second)
	if got := d.list.selected().Rows; len(got) != 1 || got[0] != 1 {
		t.Errorf("between the second row and the third %v is chosen", got)
	}
	d.list.body.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(9, 400)}, Button: desktop.MouseButtonPrimary})
	if d.list.body.TappedSecondary(&fyne.PointEvent{Position: fyne.NewPos(9, 3)}); d.menu == nil || !d.list.selection.has(0) {
		t.Errorf("the menu of the first row: %v, chosen %v", d.menu, d.list.selected().Rows)
	}
	click(0, 0)
	click(2, fyne.KeyModifierShift)
	if len(d.list.selected().Rows) != 3 {
		t.Errorf("chosen %v", d.list.selected().Rows)
	}
	click(1, fyne.KeyModifierShortcutDefault)
	if got := d.list.selected().Rows; len(got) != 2 || got[1] != 2 {
		t.Errorf("chosen %v", got)
	}
	d.CopyChosen()
	d.until("the copy", func() bool {
		return strings.Count(d.copied, "[White") == 2 && strings.Contains(d.copied, "1. d4 1/2-1/2\n\n")
	})
	d.commands.export()
	d.until("the file", func() bool { return strings.Contains(d.status.text.Text, "Saved 2 games") })
	if data, err := os.ReadFile(d.target); err != nil || string(data) != d.copied {
		t.Errorf("%v: exported %q", err, data)
	}
	d.list.body.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	d.list.body.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	d.until("the last game", func() bool { return d.opened == "4 few.pgn" })
	d.bar.field.SetText("berg")
	d.lists("Ada Berg") // with either colour
	if d.list.selection.count != 0 {
		t.Errorf("chosen and not listed: %v", d.list.selection)
	}
	d.bar.field.SetText("")
	d.lists("Carl Ada Berg Zoe")
	click(1, 0)
	d.now = d.now.Add(-900 * time.Millisecond)
	click(1, 0)
	d.until("a double click", func() bool { return d.opened == "2 few.pgn" })
}

// TestKeysOfThePage moves from the search field to the list and back to the board.
func TestKeysOfThePage(t *testing.T) {
	d := sit(t)
	d.shown()
	canvas := d.window.Canvas()
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			canvas.Focused().TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	d.bar.focus()
	if press(fyne.KeyDown); canvas.Focused() != fyne.Focusable(d.list.body) || !d.list.selection.has(d.list.rows[0]) {
		t.Fatalf("Down chose %v, the keys go to %T", d.list.selection, canvas.Focused())
	}
	if press(desktop.KeyMenu); d.menu == nil {
		t.Error("no menu")
	}
	press(fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyReturn)
	d.until("the second game", func() bool { return d.opened == "2 few.pgn" })
	d.bar.focus()
	d.bar.field.SetText("berg")
	if press(fyne.KeyEscape); d.bar.field.Text != "" || d.opened == "board" {
		t.Errorf("Esc left %q, or the page", d.bar.field.Text)
	}
	if press(fyne.KeyEscape); d.opened != "board" {
		t.Error("Esc does not leave the page")
	}
}

func TestDeleteAndBringBack(t *testing.T) {
	d := sit(t)
	for _, name := range []string{"a.pgn", "b.pgn", "keep.pgn"} {
		text := "[White \"" + name + "\"]\n\n1. e4 *\n"
		if err := os.WriteFile(d.folder.Path(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	d.Show(d.folder.Kept())
	d.until("three games", func() bool { return len(d.list.rows) == 3 && d.source.positions != nil })
	d.list.sortBy(index.White)
	d.lists("a.pgn b.pgn keep.pgn")
	d.list.selectAt(0, false, false)
	d.commands.star(true)
	d.lists("★ a.pgn b.pgn keep.pgn")
	d.bar.stars.SetChecked(true)
	d.lists("★ a.pgn")
	d.bar.stars.SetChecked(false)
	d.lists("★ a.pgn b.pgn keep.pgn")
	d.list.selectAll()
	d.commands.delete()
	d.answer(true)
	d.until("one game", func() bool { return len(d.list.rows) == 1 && d.status.undo.Visible() })
	d.status.undo.OnTapped()
	d.until("all of them", func() bool { return len(d.list.rows) == 3 })
	d.source.positions = nil
}

func TestDeleteFromAFile(t *testing.T) {
	d := sit(t)
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("four games", func() bool { return len(d.list.rows) == 4 && d.source.positions != nil })
	d.list.selectAt(2, false, false)
	d.commands.star(true)
	d.lists("Carl Ada ★ Berg Zoe")
	d.bar.field.SetText("ada")
	d.lists("Carl Ada Zoe")
	d.list.selectAt(0, false, false)
	d.list.selectAt(1, true, false)
	d.commands.delete()
	if !strings.HasPrefix(d.asked, "Delete 2 games from few.pgn?") {
		t.Errorf("asked: %s", d.asked)
	}
	if d.answer(false); d.status.work.Busy() {
		t.Error("deleted, though the answer is no")
	}
	d.commands.delete()
	d.answer(true)
	d.until("the others", func() bool { return d.status.undo.Visible() && d.source.positions != nil && d.source.table.Len() == 2 })
	d.lists("Zoe")
	if text := contents(t, d.path); strings.Contains(text, "Carl\"]\n[Black \"Ada") || !strings.Contains(text, "[White \"Berg\"]") {
		t.Errorf("the file is %s", text)
	}
	d.status.undo.OnTapped()
	d.until("all of them", func() bool { return d.source.table.Len() == 4 && d.source.positions != nil })
	if text := contents(t, d.path); text != file {
		t.Errorf("brought back, the file is %s", text)
	}
	// What another program writes in the meantime is left alone.
	d.bar.field.SetText("")
	d.lists("Carl Ada ★ Berg Zoe")
	d.list.selectAt(3, false, false)
	if err := os.WriteFile(d.path, []byte("1. a3 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	d.commands.delete()
	d.answer(true)
	d.until("the new file", func() bool {
		return d.source.table.Len() == 1 && strings.Contains(d.status.text.Text, "another program has changed")
	})
	if text := contents(t, d.path); text != "1. a3 *\n" {
		t.Errorf("the file is %s", text)
	}
}

func contents(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestGoldens(t *testing.T) {
	for _, mode := range []string{"light", "dark"} {
		t.Run(mode, func(t *testing.T) {
			d := sit(t)
			test.ApplyTheme(t, look.NewTheme(mode))
			d.shown()
			d.bar.here.SetChecked(true)
			d.until("the explorer", func() bool { return d.explorer.found.Find.All.Games == 4 && len(d.list.rows) == 4 })
			d.list.sortBy(index.Date)
			d.lists("Ada Berg Carl Zoe")
			d.list.selectAt(1, false, false)
			d.list.selectAt(2, true, false)
			fyne.CurrentApp().Driver().CanvasForObject(d.list.body).Unfocus()
			test.AssertRendersToImage(t, "few-"+mode+".png", fyne.CurrentApp().Driver().CanvasForObject(d.list.body))
		})
	}
}

func TestManyRowsStayQuick(t *testing.T) {
	d := sit(t)
	if err := os.WriteFile(d.path, []byte(strings.Repeat(file, 5000)), 0o644); err != nil {
		t.Fatal(err)
	}
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("the first of them", func() bool { return len(d.list.rows) > 0 })
	d.status.cancel.OnTapped()
	d.until("the end of reading", func() bool { return !d.status.progress.Visible() && !d.source.reading.Busy() })
	if n := d.source.table.Len(); n == 0 {
		t.Error("what was read is gone")
	}
	d.listed(context.Canceled)
	d.until("how far it came", func() bool { return d.status.text.Text == "Stopped after "+gamesText(d.source.table.Len())+"." })
}

// TestRestore deletes games of a file, leaves the page, and restores them from the list
// of deleted games.
func TestRestore(t *testing.T) {
	d := sit(t).shown()
	d.list.selectAt(1, false, false)
	d.list.selectAt(2, true, false)
	d.commands.delete()
	d.answer(true)
	d.lists("Carl Zoe")
	d.until("rest", func() bool { return d.source.positions != nil && !d.finder.searching.Busy() })
	d.source.positions.Close()
	d.source.positions = nil
	d.Show(d.folder.Kept())
	d.until("no games", func() bool { return d.finder.empty.content.Visible() && d.finder.empty.headline.Text == "No games yet" })
	d.commands.showBackups()
	d.until("what can be restored", func() bool { return len(d.offered) == 2 })
	if !strings.HasSuffix(d.offered[0], "2 games deleted from few.pgn:  Ada – Berg, …") || !strings.HasSuffix(d.offered[1], "few.pgn, earlier version") {
		t.Errorf("offered: %q", d.offered)
	}
	d.pick(0)
	if d.asked != "Restore 2 games to "+d.path+"?" {
		t.Errorf("asked: %s", d.asked)
	}
	d.answers[2].Do()
	d.until("the file", func() bool { return d.status.text.Text == "Restored to "+d.path+"." })
	if text := contents(t, d.path); text != file {
		t.Errorf("the file is %s", text)
	}
	if err := os.WriteFile(d.path, []byte("1. a3 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	d.offered = nil
	d.commands.showBackups()
	d.until("the version", func() bool { return len(d.offered) == 1 })
	d.pick(0)
	d.answers[2].Do()
	d.until("the file as it was", func() bool { return contents(t, d.path) == file })
}
