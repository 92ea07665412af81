package reports

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/report"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// sample is a report with each kind of section.
func sample() report.Report {
	line := func(name phrase.Word, won, drawn, lost int, rows ...int32) report.Line {
		return report.Line{
			Cells:  []phrase.Word{name, phrase.Number(won + drawn + lost), report.Percent(50), report.Plain(2500)},
			Shares: [3]int{won, drawn, lost}, Rows: rows,
		}
	}
	head := []phrase.Word{phrase.Say("gamelist.opening"), phrase.Say("gamelist.times"), phrase.Say("report.score"), phrase.Say("report.performance")}
	r := report.Report{
		Title: phrase.Say("report.player-title", "Ada"),
		About: []phrase.Phrase{phrase.Say("report.counted", phrase.Number(12)), phrase.Say("report.player-bars")}, Rows: []int32{1, 2, 3},
	}
	r.Sections = []report.Section{
		{Title: phrase.Say("report.openings-white"), Head: head, Lines: []report.Line{
			line(report.Text("Sicilian Defence"), 3, 2, 1, 1, 2),
			line(report.Text("A very long name of an opening that does not fit into a narrow window"), 1, 0, 2, 3),
		}},
		{Title: phrase.Say("report.by-year"), Head: head, Chart: true},
		{
			Title: phrase.Say("report.models"), Note: phrase.Say("report.models-note"), Head: head[:2],
			Lines: []report.Line{{Cells: []phrase.Word{report.Text("Ada – Ben"), report.Text("1-0")}, Rows: []int32{7}, Game: true}},
		},
		{Title: phrase.Say("report.crosstable"), Head: head, Whole: true, Lines: []report.Line{line(report.Text("1. Ada"), 0, 0, 0, 3)}},
	}
	for year := range 12 {
		r.Sections[1].Lines = append(r.Sections[1].Lines, line(report.Plain(2010+year), year%4, year%3, 1, int32(year)))
	}
	return r
}

// A desk is a page in a window of the test driver.
type desk struct {
	*Page
	t       *testing.T
	window  fyne.Window
	posts   tasktest.Posts
	did     []string
	path    string
	written bytes.Buffer
	fails   error
	current bool
}

func sit(t *testing.T, mode string, size fyne.Size) *desk {
	t.Helper()
	uitest.App(t, look.NewTheme(mode))
	d := &desk{t: t, posts: make(tasktest.Posts, 1000), current: true, path: "out.pdf"}
	d.Page = New(Config{
		Shell:  pagestest.Shell{OnFocus: func(f fyne.Focusable) { d.window.Canvas().Focus(f) }, OnPost: d.posts.Post},
		List:   func(name string, rows []int32) { d.did = append(d.did, fmt.Sprint("list ", name, rows)) },
		Open:   func(row int32) { d.did = append(d.did, fmt.Sprint("open ", row)) },
		Return: func() { d.did = append(d.did, "back") },
		SaveAs: func(_, name string, then func(string, atomicfile.State)) { then(d.path, atomicfile.State{}) },
		Save: func(path string, _ atomicfile.State, produce func(io.Writer) error) error {
			return errors.Join(d.fails, produce(&d.written))
		},
		Print: func() func(io.Writer, report.Report) error {
			return func(out io.Writer, r report.Report) error {
				_, err := io.WriteString(out, "PDF "+r.Title.String())
				return err
			}
		},
	})
	d.window = test.NewTempWindow(t, d.Content())
	d.window.Resize(size)
	return d
}

// request returns a request for a report.
func (d *desk) request(make func(context.Context) (report.Report, error)) report.Request {
	return report.Request{
		Title:   phrase.Say("report.player-title", "Ada"),
		Make:    func(ctx context.Context, step func(int, int)) (report.Report, error) { return make(ctx) },
		Export:  func(out io.Writer, rows []int32) error { _, err := fmt.Fprint(out, "games ", rows); return err },
		Current: func() bool { return d.current },
	}
}

func (d *desk) until(what string, so func() bool) {
	d.t.Helper()
	d.posts.Until(d.t, what, so, func() string { return d.news })
}

// shown shows the sample.
func (d *desk) shown() *desk {
	d.t.Helper()
	d.Show(d.request(func(context.Context) (report.Report, error) { return sample(), nil }))
	d.Return()
	d.until("the report", func() bool { return d.ready })
	return d
}

func (d *desk) done(want ...string) {
	d.t.Helper()
	if !slices.Equal(d.did, want) {
		d.t.Errorf("it did %q, want %q", d.did, want)
	}
	d.did = nil
}

var usual = fyne.NewSize(900, 700)

func TestGoldens(t *testing.T) {
	for _, c := range []struct {
		name, mode string
		size       fyne.Size
	}{{"light", "light", usual}, {"narrow-dark", "dark", fyne.NewSize(480, 700)}} {
		d := sit(t, c.mode, c.size).shown()
		test.AssertRendersToImage(t, c.name+".png", d.window.Canvas())
	}
}

// TestLinesAndColumns clicks lines, a column of the chart and places without games.
func TestLinesAndColumns(t *testing.T) {
	d := sit(t, "light", usual).shown()
	test.Tap(d.sheets[0].lines[1])
	test.Tap(d.sheets[2].lines[1])
	test.Tap(d.sheets[0].lines[0]) // the names of the columns
	d.done("list Openings with White: Sicilian Defence[1 2]", "open 7")
	var c *chart
	for _, o := range test.LaidOutObjects(d.content) {
		if found, ok := o.(*chart); ok {
			c = found
		}
	}
	at := func(column float32) fyne.Position { return fyne.NewPos(pad+(column+0.5)*c.step(), 80) }
	test.TapAt(c, at(3))
	test.TapAt(c, at(12)) // there is no such column
	d.done("list By year: 2013[3]")
	c.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at(4)}})
	if got := c.headline(); got != "2014: 2 games, Score 50 %" {
		t.Error(got)
	}
	c.MouseOut()
	if got := c.headline(); got != "The highest column has 6 games." {
		t.Error(got)
	}
}

// TestKeys walks through all tables by the arrow keys.
func TestKeys(t *testing.T) {
	d := sit(t, "light", fyne.NewSize(600, 300)).shown()
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			d.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	press(fyne.KeyEnd, fyne.KeyReturn, fyne.KeyUp, fyne.KeySpace, fyne.KeyUp)
	d.done("list Openings with White: A very long name of an opening that does not fit into a narrow window[3]", "list Openings with White: Sicilian Defence[1 2]")
	press(fyne.KeyDown, fyne.KeyDown, fyne.KeyEnter)
	d.done("list By year: 2010[0]")
	press(fyne.KeyEnd, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	d.done("list Crosstable: 1. Ada[3]")
	if d.scroll.Offset.Y == 0 {
		t.Error("the last table is out of sight")
	}
	press(fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyHome, fyne.KeyUp, fyne.KeyHome, fyne.KeyEscape)
	d.done("back")
	if d.sheets[0].at != 1 || !d.sheets[0].focused {
		t.Error("the first line has no cursor")
	}
}

// TestChartByKeys reads what a chart shows, and its columns one by one. Enter lists the games of one.
func TestChartByKeys(t *testing.T) {
	d := sit(t, "light", fyne.NewSize(600, 300)).shown()
	var c *chart
	for _, o := range test.LaidOutObjects(d.content) {
		if found, ok := o.(*chart); ok {
			c = found
		}
	}
	if said := d.Said(); len(said) != 3 || !strings.Contains(said[0], "Ada") || !strings.Contains(said[1], "12 games") || said[2] != "" {
		t.Errorf("the page says %q", said)
	}
	d.window.Canvas().Focus(c)
	if d.scroll.Offset.Y == 0 {
		t.Error("the chart is out of sight")
	}
	const whole = "By year: from 2010 to 2021. The highest column is 2021: 6 games, Score 50 %."
	for _, tt := range []struct {
		key  fyne.KeyName
		says string
	}{
		{"", whole},
		{fyne.KeyReturn, whole},
		{fyne.KeyRight, "By year. 2010: 1 game, Score 50 %"},
		{fyne.KeyLeft, "By year. 2010: 1 game, Score 50 %"},
		{fyne.KeyEnd, "By year. 2021: 6 games, Score 50 %"},
		{fyne.KeyHome, "By year. 2010: 1 game, Score 50 %"},
		{fyne.KeyRight, "By year. 2011: 3 games, Score 50 %"},
		{fyne.KeyEnter, "By year. 2011: 3 games, Score 50 %"},
	} {
		if c.TypedKey(&fyne.KeyEvent{Name: tt.key}); widgets.Spoken(c) != tt.says {
			t.Errorf("after %s, it says %q, want %q", tt.key, widgets.Spoken(c), tt.says)
		}
	}
	d.done("list By year: 2011[1]")
	if d.window.Canvas().Focus(d.sheets[1]); widgets.Spoken(c) != whole {
		t.Errorf("without the focus, it says %q", widgets.Spoken(c))
	}
	if got := widgets.Spoken(d.sheets[1]); got != "By year\n2010, 1, 50 %, 2500" {
		t.Errorf("the table says %q", got)
	}
}

// TestColumnsThatFit leaves out columns for which there is no room, but none of a
// crosstable.
func TestColumnsThatFit(t *testing.T) {
	d := sit(t, "light", usual).shown()
	table, cross := d.sheets[0], d.sheets[3]
	all, bar := table.edges(800)
	few, least := table.edges(300)
	if len(all) != 4 || len(few) >= 4 || bar != mostBar || least < leastBar {
		t.Errorf("%d columns and %v in 800, %d and %v in 300", len(all), bar, len(few), least)
	}
	if whole, _ := cross.edges(100); len(whole) != 4 || cross.MinSize().Width < whole[3] {
		t.Error("the crosstable is cut")
	}
}

// TestSideways scrolls a wide table by the arrow keys, and the page by the wheel above it.
func TestSideways(t *testing.T) {
	d := sit(t, "light", fyne.NewSize(300, 300)).shown()
	cross := d.sheets[3]
	d.window.Canvas().Focus(cross)
	cross.wide[0] = 600
	cross.Refresh()
	cross.side.Refresh()
	for _, c := range []struct {
		key  fyne.KeyName
		want float32
	}{{fyne.KeyLeft, 0}, {fyne.KeyRight, stride}, {fyne.KeyRight, 2 * stride}, {fyne.KeyLeft, stride}} {
		cross.TypedKey(&fyne.KeyEvent{Name: c.key})
		if got := cross.side.Offset.X; got != c.want {
			t.Errorf("%s scrolls to %v, want %v", c.key, got, c.want)
		}
	}
	d.sheets[0].TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight}) // it needs no scrolling
	d.scroll.ScrollToTop()
	cross.side.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -50)})
	if d.scroll.Offset.Y != 50 || cross.side.Offset.X != stride {
		t.Errorf("the wheel scrolls to %v and %v", d.scroll.Offset, cross.side.Offset)
	}
	cross.side.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(-50, 0)})
	if d.scroll.Offset.Y != 50 || cross.side.Offset.X != stride+50 {
		t.Errorf("a wheel that tilts scrolls to %v and %v", d.scroll.Offset, cross.side.Offset)
	}
}

// TestDropped drops a report whose games have changed: while it is made, and later.
func TestDropped(t *testing.T) {
	d := sit(t, "light", usual)
	held := make(chan struct{})
	d.Show(d.request(func(context.Context) (report.Report, error) { <-held; return sample(), nil }))
	d.Drop()
	close(held)
	d.until("the end", func() bool { return !d.tasks.Busy() })
	if d.ready || !strings.Contains(d.say.Text, "have changed") || !d.export.Disabled() {
		t.Errorf("it says %q", d.say.Text)
	}
	d.shown()
	d.current = false
	test.Tap(d.sheets[0].lines[1])
	d.done()
	if d.ready || !strings.Contains(d.say.Text, "have changed") {
		t.Errorf("it says %q", d.say.Text)
	}
}

// TestLeft makes a report while another page is in sight: the focus stays there.
func TestLeft(t *testing.T) {
	d := sit(t, "light", usual).shown()
	d.window.Canvas().Unfocus()
	d.Leave()
	d.Show(d.request(func(context.Context) (report.Report, error) { return sample(), nil }))
	d.until("the report", func() bool { return d.ready })
	if f := d.window.Canvas().Focused(); f != nil {
		t.Errorf("the focus is on %v", f)
	}
	d.Return()
	if d.window.Canvas().Focused() != fyne.Focusable(d.sheets[0]) {
		t.Error("the first table has no focus")
	}
}

// TestNoReport stops a report, fails to make one, and makes an empty one.
func TestNoReport(t *testing.T) {
	d := sit(t, "light", usual)
	d.Show(d.request(func(ctx context.Context) (report.Report, error) { <-ctx.Done(); return report.Report{}, ctx.Err() }))
	d.Stop()
	d.until("the end", func() bool { return strings.HasPrefix(d.say.Text, "Stopped.") })
	d.Show(d.request(func(context.Context) (report.Report, error) { return sample(), errors.New("no such file") }))
	d.until("the reason", func() bool { return strings.Contains(d.say.Text, "no such file") })
	d.Show(d.request(func(context.Context) (report.Report, error) { return report.Report{}, nil }))
	d.until("nothing", func() bool { return strings.HasPrefix(d.say.Text, "No game matches") })
	if d.ready || !d.export.Disabled() {
		t.Error("there is a report")
	}
}

// TestSave writes a report as PDF and as PGN, and fails.
func TestSave(t *testing.T) {
	d := sit(t, "light", usual).shown()
	test.Tap(d.export)
	d.until("the PDF", func() bool { return strings.Contains(d.say.Text, "out.pdf") && !d.writes.Busy() })
	if got := d.written.String(); got != "PDF Report on Ada" {
		t.Error(got)
	}
	if end := d.scroll.Position().Y + d.scroll.Size().Height; d.low.Position().Y < end || d.low.Size().Height < 20 {
		t.Errorf("the news begins at %v, the tables end at %v", d.low.Position().Y, end)
	}
	d.written.Reset()
	d.path = "out.pgn"
	test.Tap(d.export)
	d.until("the PGN", func() bool { return strings.Contains(d.say.Text, "out.pgn") && !d.writes.Busy() })
	for _, part := range []string{"[Event \"Report on Ada\"]", "{Report on Ada", "Sicilian Defence: Games 6, Score 50 %", "games [1 2 3]"} {
		if !strings.Contains(strings.ReplaceAll(d.written.String(), "\n", " "), part) {
			t.Errorf("no %q in %s", part, d.written.String())
		}
	}
	d.fails = errors.New("the disk is full")
	test.Tap(d.export)
	d.until("the reason", func() bool { return strings.Contains(d.say.Text, "disk is full") })
	d.current = false
	test.Tap(d.export)
	if d.ready {
		t.Error("a report on other games is saved")
	}
}
