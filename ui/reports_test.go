package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"passedpawn/ui/pages"
	"passedpawn/ui/platform/filedialog"
)

// taps clicks a text in the window, in the menu if there is one.
func (d *rig) taps(text string) {
	d.t.Helper()
	root := d.window.Content()
	if top := d.window.Canvas().Overlays().Top(); top != nil {
		root = top
	}
	var tapped fyne.Tappable
	for _, o := range test.LaidOutObjects(root) {
		if t, ok := o.(fyne.Tappable); ok {
			tapped = t // parents come first
		}
		if c, ok := o.(*canvas.Text); ok && c.Text == text && c.Visible() && tapped != nil {
			test.Tap(tapped)
			return
		}
	}
	d.t.Fatalf("there is no %s to click:\n%s", text, d.texts())
}

// TestReportOfAList asks for a report on the games of a list, lists the games of a line,
// comes back, and opens a game at the end.
func TestReportOfAList(t *testing.T) {
	d := many(t)
	d.press("Show a report")
	d.taps("Choose a player")
	d.says("Ada 00")
	d.taps("Ben")
	d.until("the report", func() bool { return strings.Contains(strings.Join(d.seen(), "\n"), "Openings with Black") })
	seen := strings.Join(d.seen(), "\n")
	for _, want := range []string{"Ruy Lopez", "Queen's Gambit Declined", "2059"} {
		if !strings.Contains(seen, want) {
			t.Errorf("no %s in %s", want, seen)
		}
	}
	d.taps("Ruy Lopez")
	d.says("30 games found.")
	d.press("Back to the report")
	if d.inSight != pages.Page(d.reports) {
		t.Fatal("the report is not in sight")
	}
	d.key(fyne.KeyEnd, fyne.KeyEnter) // the line of Black
	d.says("60 games.")
	if d.inSight != pages.Page(d.gameList) {
		t.Error("the list is not in sight")
	}
	d.turnTo(d.reports)
	d.Open(d.file("other.pgn", "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n"))
	d.says("2 games.")
	d.turnTo(d.reports)
	d.says("The games have changed.")
}

// TestSaveReport writes a report as PDF and as PGN.
func TestSaveReport(t *testing.T) {
	d, s := withSystem(t)
	d.Open(d.file("two.pgn", "[Event \"Cup\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n[Event \"Cup\"]\n[White \"Ben\"]\n[Black "+
		"\"Ada\"]\n[Result \"1/2-1/2\"]\n\n1. d4 1/2-1/2\n"))
	d.says("2 games.")
	d.press("Show a report")
	d.taps("Choose a tournament")
	d.says("Cup")
	d.taps("Cup")
	d.until("the crosstable", func() bool { return strings.Contains(strings.Join(d.seen(), "\n"), "1. Ada") })
	for name, begins := range map[string]string{"cup.pdf": "%PDF-", "cup.pgn": "[Event \"Tournament: Cup\"]"} {
		path := filepath.Join(d.dir, name)
		d.press("Export")
		s.answer(filedialog.Answer{Paths: []string{path}}, nil)
		<-s.asked
		d.until("the file", func() bool { return strings.Contains(d.texts(), "Saved as "+path) })
		data, err := os.ReadFile(path)
		if err != nil || !bytes.HasPrefix(data, []byte(begins)) {
			t.Errorf("%v: %s holds %.60q", err, path, data)
		}
		if name == "cup.pgn" && bytes.Count(data, []byte("[Event \"Cup\"]")) != 2 {
			t.Errorf("the games are not there: %s", data)
		}
	}
}
