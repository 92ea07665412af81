package gamelist

import (
	"context"
	"os"
	"strings"
	"testing"

	"passedpawn/game/play/player"
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

// A slow engine says that it is asked, and answers when it is let go: that it cannot.
type slow struct{ began, done chan bool }

func (s slow) Think(ctx context.Context, q player.Question) (player.Action, error) {
	select {
	case s.began <- true:
		<-s.done
	case <-s.done:
	}
	return absent{}.Think(ctx, q)
}

// TestReviewOnce says why a second review does not begin, and goes on with the engine that was
// chosen when the first one began.
func TestReviewOnce(t *testing.T) {
	d := sit(t).shown()
	began, done := make(chan bool), make(chan bool)
	d.engine = func() player.Thinker { return slow{began, done} }
	d.commands.review()
	d.until("the question", func() bool { return d.asked != "" })
	d.engine = func() player.Thinker { panic("another engine is asked") }
	d.answer(true)
	<-began
	d.commands.review()
	if d.status.text.Text != "Another review is still running." {
		t.Error(d.status.text.Text)
	}
	close(done)
	d.until("the end", func() bool { return !d.commands.reviewing.Busy() })
}
