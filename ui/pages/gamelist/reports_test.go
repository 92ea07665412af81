package gamelist

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/library/report"
	"passedpawn/game/phrase"
	"passedpawn/ui/widgets"
)

// reportLabels returns the labels of the menu of reports, without separators.
func (d *desk) reportLabels() (all []string) {
	for _, i := range d.Page.reports.menu().Items {
		if !i.IsSeparator {
			all = append(all, i.Label)
		}
	}
	return all
}

// pressReport chooses a report in the menu.
func (d *desk) pressReport(label string) {
	d.t.Helper()
	test.Tap(d.reportButton)
	for _, i := range d.menu.Items {
		if i.Label == label && !i.Disabled {
			i.Action()
			return
		}
	}
	d.t.Fatalf("there is no %s among %q", label, d.reportLabels())
}

// made makes the report that was requested.
func (d *desk) made() report.Report {
	d.t.Helper()
	r, err := d.report.Make(d.t.Context(), func(int, int) {})
	if err != nil {
		d.t.Fatal(err)
	}
	return r
}

// TestReports asks for each kind of report on the games that the filter shows.
func TestReports(t *testing.T) {
	d := sit(t).shown()
	d.list.selectAt(0, false, false)
	if got := strings.Join(d.reportLabels(), ", "); got != "Player: Carl, Player: Ada, Position on the board, Choose a player, Choose a tournament" {
		t.Error(got)
	}
	d.pressReport("Player: Ada")
	if r := d.made(); len(r.Rows) != 3 || r.Title.String() != "Report on Ada" {
		t.Errorf("%v on %v", r.Title, r.Rows)
	}
	d.bar.field.SetText("year:2022")
	d.lists("Ada")
	d.pressReport("Choose a player")
	d.until("the names", func() bool { return len(d.offered) > 0 })
	if got := strings.Join(d.offered, " "); got != "Ada Berg" {
		t.Error(got)
	}
	d.pick(0)
	if r := d.made(); len(r.Rows) != 1 {
		t.Errorf("the filter shows one game, the report has %v", r.Rows)
	}
	d.bar.field.SetText("")
	d.lists("Carl Ada Berg Zoe")
	d.pressReport("Position on the board")
	if r := d.made(); r.Title.String() != "Report on the position: Starting position" || len(r.Rows) != 4 {
		t.Errorf("%v on %v", r.Title, r.Rows)
	}
	d.bar.here.SetChecked(true)
	d.explores(4)
	d.explorer.play(d.explorer.found.Find.Next[0].Move)
	d.lists("Carl Zoe")
	d.pressReport("Position on the board")
	if r := d.made(); r.Title.String() != "Report on the position: After e4" || len(r.Rows) != 2 {
		t.Errorf("%v on %v", r.Title, r.Rows)
	}
	var out bytes.Buffer
	if err := d.report.Export(&out, []int32{1}); err != nil || !strings.Contains(out.String(), "[White \"Ada\"]") {
		t.Errorf("%v, %s", err, out.String())
	}
	if !d.report.Current() {
		t.Error("the games are said to have changed")
	}
	d.pressReport("Back to the report")
	if d.opened != "report" {
		t.Error("the report is not shown again")
	}
	stale := d.stale
	d.Reload()
	if d.report.Current() || d.stale == stale {
		t.Error("the games changed, and nobody was told")
	}
	if labels := d.reportLabels(); slices.Contains(labels, "Back to the report") {
		t.Errorf("the menu offers %q", labels)
	}
}

// TestGamesOfAReport lists some games under a name, filters them, and lists all again.
func TestGamesOfAReport(t *testing.T) {
	d := sit(t).shown()
	d.ListOnly("By year: 2022", []int32{1, 3})
	d.lists("Ada Zoe")
	buttons := func() (all []*widgets.Button) {
		for _, o := range d.bar.chips.box.Objects {
			all = append(all, o.(*widgets.Button))
		}
		return all
	}
	if b := buttons(); len(b) != 2 || b[1].Text != "By year: 2022  ×" || !d.bar.chips.content.Visible() {
		t.Fatal("the list does not say which games it shows")
	}
	test.Tap(buttons()[0])
	if d.opened != "report" {
		t.Error("there is no way back to the report")
	}
	d.bar.field.SetText("zoe")
	d.lists("Zoe")
	d.bar.field.SetText("")
	d.list.sortBy(0)
	d.lists("Ada Zoe")
	test.Tap(buttons()[1])
	d.lists("Ada Berg Carl Zoe")
	if len(buttons()) != 0 || d.bar.chips.content.Visible() {
		t.Error("the name of the part is still there")
	}
	d.ListOnly("one", []int32{2})
	d.lists("Berg")
	d.OpenRow(0) // not in the list
	if d.opened != "1 few.pgn" {
		t.Errorf("opened %s", d.opened)
	}
	d.Reload()
	d.lists("Ada Berg Carl Zoe")
}

// TestReportMenuOfARow finds the reports in the menu of a game, too.
func TestReportMenuOfARow(t *testing.T) {
	d := sit(t).shown()
	d.list.popUp(1, fyne.Position{})
	for _, i := range d.menu.Items {
		if i.Label == phrase.Say("gamelist.report").String() && i.ChildMenu != nil {
			if got := i.ChildMenu.Items[1].Label; got != "Player: Berg" {
				t.Error(got)
			}
			return
		}
	}
	t.Error("there is no report")
}
