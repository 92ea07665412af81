package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/kifu"
	"passedpawn/game/records/pgn"
)

// kif is a game of shogi with a comment and a variation.
const kif = "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*良い手\n   2 ３四歩(33)   ( 0:00/00:00:00)\n   3 投了\nまで2手で後手の勝ち\n\n" +
	"変化：2手\n   2 ８四歩(83)   ( 0:00/00:00:00)\n"

// sjis encodes a text as Windows does in Japan.
func sjis(t *testing.T, text string) string {
	t.Helper()
	raw, ok := pgn.ShiftJIS.Encode(strings.ReplaceAll(text, "\n", "\r\n"))
	if !ok {
		t.Fatal("there is no sign for something")
	}
	return raw
}

// TestJapaneseNames loads a font for the names of a game when one is opened, and not
// before, and for those in a list.
func TestJapaneseNames(t *testing.T) {
	for name, show := range map[string]func(*rig){
		"a game": func(d *rig) { d.Open(d.file("one.kif", kif)) },
		"a list": func(d *rig) {
			d.Open(d.file("two.pgn", "[White \"羽生善治\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n"))
		},
	} {
		d := open(t, t.TempDir())
		font := func() string { return d.config.App.Settings().Theme().Font(fyne.TextStyle{Bold: true}).Name() }
		before := font()
		show(d)
		d.until("the font for "+name, func() bool { return font() != before })
	}
}

// TestRecords opens a record of shogi in Shift_JIS, edits it, and saves it to its file,
// in the same encoding and with the same line ends. Then it saves it as CSA, which has no
// variations, after a warning.
func TestRecords(t *testing.T) {
	d, s := withSystem(t)
	path := d.file("one.kif", sjis(t, kif))
	d.Open(path)
	d.until("the game", func() bool { return d.line() == "P-7f P-3d" })
	if d.edited() {
		t.Error("it is edited at once")
	}
	d.saveGame()
	d.says("Saved to " + path)
	if content(t, path) != sjis(t, kif) {
		t.Errorf("unedited, it became %q", content(t, path))
	}
	d.toEnd()
	d.session.Edits.ToggleNAG(1)
	d.saveGame()
	d.until("the mark", func() bool {
		text := content(t, path)
		return strings.Contains(text, sjis(t, "(33)   ( 0:00/00:00:00)\n*!\n")) && strings.Contains(text, sjis(t, "変化：2手\n")) && !d.desk.Snapshot().Saving
	})
	other := filepath.Join(d.dir, "one.csa")
	d.savesAs(s, other)
	d.says("A CSA file cannot contain everything in this game. It will be saved without: variations.")
	d.replies("Cancel")
	if _, err := os.Stat(other); err == nil {
		t.Error("it was saved all the same")
	}
	d.savesAs(s, other)
	d.says("It will be saved without: variations.")
	d.replies("Save")
	d.says("Saved as " + other)
	if got := content(t, other); !strings.HasPrefix(got, "'CSA encoding=UTF-8\nV3.0\nN+甲\nN-乙\n") || !strings.Contains(got, "-3334FU\nT0\n'*!\n%TORYO\n") {
		t.Errorf("it is\n%s", got)
	}
	back, err := pgn.Read(gamefile.Scan(content(t, other), other)[0], d.config.Play.Games)
	if err != nil || len(back.Moves()) != 2 {
		t.Errorf("read back: %v", err)
	}
	d.copyGame()
	if got := d.config.App.Clipboard().Content(); !strings.HasPrefix(got, "#KIF version=2.0 encoding=UTF-8\n") || !strings.Contains(got, "変化：2手") {
		t.Errorf("copied\n%s", got)
	}
}

// TestRecordsAdded adds a game to files that already contain games: in their format, and
// a game of chess not at all.
func TestRecordsAdded(t *testing.T) {
	d, s := withSystem(t)
	two := d.file("two.csa", "V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n%TORYO\n")
	d.Open(d.file("one.kif", kif))
	d.until("the game", func() bool { return d.line() == "P-7f P-3d" })
	d.savesAs(s, two)
	d.says("two.csa contains 2 games.")
	d.replies("Add")
	d.says("It will be saved without: variations.")
	d.replies("Save")
	d.says("Saved to " + two)
	if items := gamefile.Scan(content(t, two), two); len(items) != 3 || items[2].Tag("White") != "甲" || !strings.Contains(content(t, two), "%TORYO\n/\n'CSA") {
		t.Errorf("it holds %d games:\n%s", len(items), content(t, two))
	}
	d.show(pgn.Scan("1. e4 e5 *")[0], "")
	d.until("the game of chess", func() bool { return d.line() == "e4 e5" })
	d.savesAs(s, filepath.Join(d.dir, "chess.kif"))
	d.says("A KIF file can contain only shogi games. Choose another name.")
}

// TestRecordsPasted pastes games and positions of shogi.
func TestRecordsPasted(t *testing.T) {
	d := open(t, t.TempDir())
	clip := d.config.App.Clipboard()
	for text, line := range map[string]string{
		kif:                                 "P-7f P-3d",
		"position startpos moves 2g2f 8c8d": "P-2f P-8d",
		"V2.2\nPI\n+\n+7776FU\n-8384FU\n%CHUDAN\n": "P-7f P-8d",
		"▲２六歩 △３四歩 ▲７六歩":                           "P-2f P-3d P-7f",
	} {
		clip.SetContent(text)
		d.paste()
		d.until(line, func() bool { return d.line() == line })
	}
	const alone = "4k4/9/9/9/9/9/9/9/4K4 b G 1"
	clip.SetContent("sfen " + alone)
	d.paste()
	d.until(alone, func() bool { return d.session.Snapshot().Place.Position().String() == alone })
	d.clip.copyPosition()
	if got := clip.Content(); got != alone {
		t.Errorf("copied %q", got)
	}
	diagram := kifu.BOD.Write(d.session.Snapshot().Game.Record, "UTF-8")
	clip.SetContent("nothing 1. 2")
	d.paste()
	d.says("The clipboard does not contain a game or a position.")
	clip.SetContent(strings.Replace(diagram, "先手の持駒：金", "先手の持駒：銀", 1))
	d.paste()
	const silver = "4k4/9/9/9/9/9/9/9/4K4 b S 1"
	d.until(silver, func() bool { return d.session.Snapshot().Place.Position().String() == silver })
}

// TestRecordsBroken opens a record with an illegal move: the window says where, and the
// text from there on is kept when the game is edited and saved.
func TestRecordsBroken(t *testing.T) {
	const text = "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:00/00:00:00)\n   2 ５五角(22)   ( 0:01/00:00:01)\n*何\n   3 投了\nまで2手で後手の勝ち\n"
	d := open(t, t.TempDir())
	path := d.file("bad.kif", text)
	d.Open(path)
	d.until("the game", func() bool { return d.line() == "P-7f" })
	d.says("game 1, line 4, move 2 ５五角")
	d.says("The rest stays in the file as it is.")
	d.toEnd()
	d.session.Edits.ToggleNAG(1)
	d.saveGame()
	d.says("Saved to " + path)
	if got := content(t, path); !strings.Contains(got, "*!\n") || !strings.HasSuffix(got, text[strings.Index(text, "   2 "):]) {
		t.Errorf("it became\n%s", got)
	}
}

// TestRecordsEncoded reads a record in the encoding that a person has chosen: a few bytes
// do not show which Japanese encoding it is.
func TestRecordsEncoded(t *testing.T) {
	const text = "先手：ｱｲｳ\n手数----指手---------消費時間--\n   1 ７六歩(77)\n"
	raw, ok := pgn.EUCJP.Encode(text)
	if !ok {
		t.Fatal("there is no sign for something")
	}
	d := open(t, t.TempDir())
	path := d.file("one.kif", raw)
	for _, as := range []pgn.Encoding{pgn.Automatic, pgn.ShiftJIS, pgn.EUCJP} {
		encodings{d.Window}.read(path, as)
		d.Open(path)
		read, want := as, "ｱｲｳ"
		switch as {
		case pgn.Automatic:
			read = pgn.EUCJP
		case pgn.ShiftJIS:
			want = "" // nor is there a header
		}
		d.until(string(as), func() bool { return d.source().Path == path && d.source().File == read })
		if got := d.session.Snapshot().Game.Record.Tag("White"); got != want {
			t.Errorf("in %q the player is %q", as, got)
		}
	}
}
