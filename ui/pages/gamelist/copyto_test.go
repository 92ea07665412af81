package gamelist

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/ui/dialogs"
)

// copies returns the action that copies to a place, by its name in the menu.
func (d *desk) copies(to string) func() {
	d.t.Helper()
	var names []string
	for _, i := range d.commands.copyMenu().Items {
		if names = append(names, i.Label); i.Label == to && !i.Disabled {
			return i.Action
		}
	}
	d.t.Fatalf("copies can be made to %q", names)
	return nil
}

// TestCopyTo copies games to a new file, then to the same one again, and among the
// person's own games. Each can be undone.
func TestCopyTo(t *testing.T) {
	d := sit(t).shown()
	d.list.selectAt(1, false, false)
	d.copies("New file")()
	d.until("the copy", func() bool { return strings.HasPrefix(d.status.text.Text, "Copied 1 game to out.pgn.") })
	one := strings.Split(file, "\n\n[White")
	if got := contents(t, d.target); got != "[White"+one[1]+"\n" {
		t.Errorf("the new file is %q", got)
	}
	if d.named != "Ada - Berg 2022-01-01" {
		t.Errorf("the proposed name is %q", d.named)
	}
	d.list.selectAll()
	d.other = d.target
	d.copies("Another file")()
	d.until("a question", func() bool { return d.asked == "out.pgn contains 1 game. Add 4 games at the end?" })
	d.answer(false)
	d.copies("Another file")()
	d.asked = ""
	d.until("a question", func() bool { return d.asked != "" })
	d.answer(true)
	d.until("the copies", func() bool { return strings.HasPrefix(d.status.text.Text, "Copied 4 games to out.pgn.") })
	if got := contents(t, d.target); got != "[White"+one[1]+"\n\n"+file {
		t.Errorf("the file is then %q", got)
	}
	d.status.undo.OnTapped()
	d.until("it is taken back", func() bool { return contents(t, d.target) == "[White"+one[1]+"\n" })
	d.until("the list", func() bool { return d.source.positions != nil && len(d.list.rows) == 4 })
	d.list.selectAll()
	d.copies("My games")()
	d.until("my games", func() bool { return strings.HasPrefix(d.status.text.Text, "Copied 4 games to My games.") })
	all, err := d.folder.List()
	if err != nil || len(all) != 1 || len(all[0].Games) != 4 {
		t.Errorf("%v, my games are %v", err, all)
	}
}

// TestCopyLetters copies games with letters that the encoding of the file lacks. The
// person is told before.
func TestCopyLetters(t *testing.T) {
	d := sit(t).shown()
	other := filepath.Join(t.TempDir(), "old.pgn")
	if err := os.WriteFile(other, []byte("[White \"M\xfcller\"]\n\n1. e4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	overwrite(t, d.path, "[White \"Łukasz\"]\n\n1. d4 *\n")
	d.Reload()
	d.until("the moves", func() bool { return d.source.positions != nil && d.whites() == "Łukasz" })
	d.list.selectAt(0, false, false)
	d.commands.copyTo(other)
	d.until("a question", func() bool {
		return d.asked == "old.pgn contains 1 game. Add 1 game at the end? 1 game with letters that Windows-1252 does not have will be saved in UTF-8."
	})
	d.answer(true)
	d.until("the copy", func() bool { return strings.HasSuffix(contents(t, other), "Łukasz\"]\n\n1. d4 *\n") })
	d.until("the end", func() bool { return d.status.undo.Visible() })
}

func overwrite(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestMerge adds what a second file has and the first one has not, and leaves out a game
// that the person unticks.
func TestMerge(t *testing.T) {
	d := sit(t).shown()
	d.other = filepath.Join(t.TempDir(), "more.pgn")
	overwrite(t, d.other, `[White "Zoe Zett"]
[Black "Ada"]

1. c4 *

[White "Carl, C"]
[Black "Ada"]

1. e4 e5 2. Nf3 {the same} 1-0

[White "Dora"]
[Black "Ada"]

1. b4 *
`)
	d.commands.askMerge()
	d.until("a proposal", func() bool { return d.accept != nil })
	var names []string
	for _, p := range d.proposed.Parts {
		for i, on := range p.Ticked {
			text, _ := p.Row(i)
			names = append(names, text[:4]+map[bool]string{true: "+", false: "-"}[on])
		}
	}
	if got := strings.Join(names, " "); got != "Zoe + Dora+ Carl-" {
		t.Errorf("proposed: %s", got)
	}
	d.proposed.Parts[0].Ticked[1] = false
	d.accept()
	d.until("the game", func() bool {
		return d.whites() == "Carl Ada Berg Zoe Zoe Zett" && d.source.positions != nil && d.status.undo.Visible()
	})
	d.status.undo.OnTapped()
	d.until("the old games", func() bool { return d.whites() == "Carl Ada Berg Zoe" && d.source.positions != nil })
	if got := contents(t, d.path); got != file {
		t.Errorf("taken back, the file is %q", got)
	}
	d.other = d.path
	d.proposed = dialogs.Checklist{}
	if d.commands.askMerge(); d.status.text.Text != "This file is already open here." {
		t.Errorf("said: %s", d.status.text.Text)
	}
}
