package gamelist

import (
	"os"
	"strings"
	"testing"

	"passedpawn/ui/i18n"
)

// TestReviewIntoACopy asks before the games are reviewed, proposes a file beside theirs, and never
// writes into that.
func TestReviewIntoACopy(t *testing.T) {
	d := sit(t).shown()
	review := func() {
		t.Helper()
		d.asked = ""
		for _, deed := range d.Database() {
			if deed.Text == i18n.T("gamelist.review") {
				deed.Do()
			}
		}
		d.until("the question", func() bool { return d.asked != "" })
		d.answer(true)
	}
	d.target = d.path
	review()
	if d.named != "few reviewed" || !strings.Contains(d.status.text.Text, "Choose another file") {
		t.Errorf("%q, %q", d.named, d.status.text.Text)
	}
	if now, err := os.ReadFile(d.path); err != nil || string(now) != file {
		t.Error("the file has changed", err)
	}
}
