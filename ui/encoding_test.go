package ui

import (
	"os"
	"testing"

	"passedpawn/game/library"
	"passedpawn/game/records/pgn"
)

// TestEncoding opens a game that is not UTF-8: another encoding is offered, and the
// chosen one is remembered for the file and used for the game on the board and for the
// list.
func TestEncoding(t *testing.T) {
	d := open(t, t.TempDir())
	d.Open(d.file("greek.pgn", "[White \"\xc1\xe8\"]\n\n1. e4 *"))
	d.until("the game of Áè", func() bool { return d.session.Snapshot().Game.Record.Tag("White") == "Áè" })
	path := d.source().Path
	d.says("Opened as Windows-1252. If letters look wrong, choose Edit, Database, Text encoding.")
	encodings{d.Window}.read(path, "Windows-1253")
	d.until("the game of Αθ", func() bool { return d.session.Snapshot().Game.Record.Tag("White") == "Αθ" })
	if d.front.Encoding(path) != "Windows-1253" || d.source().File != "Windows-1253" || d.edited() {
		t.Errorf("remembered as %q, saved as %q, edited %v", d.front.Encoding(path), d.source().File, d.edited())
	}
	encodings{d.Window}.read(path, pgn.Automatic)
	d.until("the game of Áè", func() bool { return d.session.Snapshot().Game.Record.Tag("White") == "Áè" })
}

// TestUnusualIsTold opens a game in German letters: it is read, and the window says so.
// Saving it unchanged keeps the file as it is.
func TestUnusualIsTold(t *testing.T) {
	d := open(t, t.TempDir())
	d.Open(d.file("german.pgn", "1. e4 e5 2. Sf3 Sc6 3. Lb5 *\n"))
	d.until("the game", func() bool { return d.line() == "e4 e5 Nf3 Nc6 Bb5" })
	d.says("Parts of this game do not follow the PGN standard. Line 1: piece letters of another language. The file stays as it is until you save a change.")
	path := d.source().Path
	d.saveGame()
	d.says("Saved to " + path + ".")
	if data, err := os.ReadFile(path); err != nil || string(data) != "1. e4 e5 2. Sf3 Sc6 3. Lb5 *\n" {
		t.Errorf("the file holds %q, %v", data, err)
	}
}

// TestEncodingLine shows how names look in an encoding, so that a person sees which one is
// right.
func TestEncodingLine(t *testing.T) {
	names := []library.Sample{"Kor\xe8noj", "\xe4"}
	for as, want := range map[pgn.Encoding]string{pgn.Central: "Windows-1250 ✓:  Korčnoj  ·  ä", pgn.Western: "Windows-1252 ✓:  Korènoj  ·  ä"} {
		if got := encodingLine(as, true, names); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := encodingLine(pgn.Western, false, nil); got != "Windows-1252" {
		t.Errorf("without names: %q", got)
	}
}

// TestChooseEncoding chooses the encoding of a file whose names look wrong.
func TestChooseEncoding(t *testing.T) {
	d := open(t, t.TempDir())
	path := d.file("czech.pgn", "[White \"Kor\xe8noj\"]\n\n1. e4 *\n\n[White \"Kor\xe8noj\"]\n\n1. d4 *\n")
	d.toFile(path)
	encodings{d.Window}.choose()
	d.says("Windows-1253:  Korθnoj")
	d.host.Escape()
}
