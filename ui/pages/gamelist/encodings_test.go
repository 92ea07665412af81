package gamelist

import (
	"os"
	"strings"
	"testing"
)

// TestDetails says how a file is written, and leads to what can be done about it.
func TestDetails(t *testing.T) {
	d := sit(t).shown()
	overwrite(t, d.path, "[White \"M\xfcller\"]\r\n\r\n1. e4 *\r\n\r\n1. d4 *\r\n")
	d.commands.showDetails()
	d.until("the details", func() bool { return d.asked != "" })
	want := d.path + "\n2 games, 1 KB\nText encoding: Windows-1252 (1 game), ASCII (1 game)\nLine endings: CR LF (Windows)"
	if d.asked != want {
		t.Errorf("the details are\n%s\nwant\n%s", d.asked, want)
	}
	if d.answers[1].Do(); d.opened != "encodings" {
		t.Error("the encoding cannot be changed")
	}
}

// TestSaveEncoded saves a file in another encoding. Before that it says which letters are
// lacking.
func TestSaveEncoded(t *testing.T) {
	d := sit(t).shown()
	text := strings.Replace(strings.Replace(file, "Carl", "Müller", 1), "Zoe", "Łukasz", 1)
	overwrite(t, d.path, text)
	d.Reload()
	d.until("the games", func() bool {
		return len(d.list.rows) == 4 && d.source.positions != nil && d.whites() == "Müller Ada Berg Łukasz"
	})
	d.commands.saveEncoded()
	if strings.Join(d.offered[:3], " ") != "UTF-8 UTF-16 Windows-1252" {
		t.Fatalf("offered: %q", d.offered)
	}
	d.pick(2)
	d.until("a question", func() bool { return d.asked != "" })
	if d.asked != "Windows-1252 does not have these letters: Ł. 1 game with them will be saved in UTF-8." {
		t.Errorf("asked: %s", d.asked)
	}
	d.answer(true)
	d.until("the file", func() bool { return strings.HasPrefix(d.status.text.Text, "Saved in ") })
	if got := contents(t, d.target); got != strings.Replace(text, "ü", "\xfc", 1) || d.named != "few Windows-1252" || d.encoded != "out.pgn Windows-1252" {
		t.Errorf("named %q, remembered %q, the file is %q", d.named, d.encoded, got)
	}
	if err := os.Remove(d.target); err != nil {
		t.Fatal(err)
	}
	d.pick(1)
	d.until("UTF-16", func() bool { return d.encoded == "out.pgn " })
	if got := contents(t, d.target); !strings.HasPrefix(got, "\xff\xfe[\x00") {
		t.Errorf("in UTF-16 it is %q", got)
	}
}
