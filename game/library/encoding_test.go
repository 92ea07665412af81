package library

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/records/pgn"
)

// TestSaveKeepsEncodings saves games into a file of several encodings: each in its own,
// and every other byte stays.
func TestSaveKeepsEncodings(t *testing.T) {
	const (
		latin  = "[White \"M\xfcller\"]\r\n\r\n1. e4 {\x9d} *"
		utf    = "[White \"Müller\"]\n\n1. d4 *"
		czech  = "[White \"Dvo\xf8\xe1k\"]\n\n1. c4 *"
		ascii  = "[White \"A\"]\n\n1. f4 *"
		stray  = "[White \"B\"]\n\n1. b4 } *\n"
		behind = "\n\n"
	)
	files := NewFiles(t.TempDir(), time.Now)
	for _, tt := range []struct {
		number    int
		raw, text string
		want      string
	}{
		{1, latin, "[White \"Müller\"]\n\n1. e4 {\u009d} 1... é5 *", "[White \"M\xfcller\"]\r\n\r\n1. e4 {\x9d} 1... \xe95 *"},
		{1, latin, "[White \"Müller\"]\n\n1. e4 {č} *", "[White \"Müller\"]\r\n\r\n1. e4 {č} *"},
		{1, latin, "[White \"Müller\"]\n\n1. e4 {\u009d} *", latin},
		{2, utf, "[White \"Müllerč\"]\n\n1. d4 *", "[White \"Müllerč\"]\n\n1. d4 *"},
		{3, czech, "[White \"Dvořák\"]\n\n1. c4 c5 {ť} *", "[White \"Dvo\xf8\xe1k\"]\n\n1. c4 c5 {\x9d} *"},
		{4, ascii, "[White \"Ä\"]\n\n1. f4 *", "[White \"Ä\"]\n\n1. f4 *"},
		{5, strings.TrimSpace(stray), "[White \"B\"]\n\n1. b4 } b5 *", "[White \"B\"]\n\n1. b4 } b5 *"},
	} {
		path := filepath.Join(t.TempDir(), "mixed.pgn")
		all := []string{latin, utf, czech, ascii, strings.TrimSpace(stray)}
		if err := os.WriteFile(path, []byte(strings.Join(all, behind)), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := files.Save(Original{Path: path, Number: tt.number, Raw: tt.raw}, tt.text+"\n", Refuse); err != nil {
			t.Fatal(err)
		}
		all[tt.number-1] = tt.want
		if got, _ := os.ReadFile(path); string(got) != strings.Join(all, behind) {
			t.Errorf("the file holds %q, want %q", got, strings.Join(all, behind))
		}
	}
}

// TestSaveInASCIIFile adds signs to a game in ASCII: in the encoding of the others.
func TestSaveInASCIIFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "old.pgn")
	if err := os.WriteFile(path, []byte("[White \"M\xfcller\"]\n\n1. e4 *\n\n1. d4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	files := NewFiles(t.TempDir(), time.Now)
	if _, err := files.Save(Original{Path: path, Number: 2, Raw: "1. d4 *"}, "1. d4 {ä} *\n\n", Refuse); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != "[White \"M\xfcller\"]\n\n1. e4 *\n\n1. d4 {\xe4} *\n" {
		t.Errorf("the file holds %q", got)
	}
}

// TestListInEncoding lists a file as a person says that it is written.
func TestListInEncoding(t *testing.T) {
	path := filepath.Join(t.TempDir(), "greek.pgn")
	if err := os.WriteFile(path, []byte("[White \"\xc1\xe8\"]\n\n1. e4 *\n\n[White \"ü\"]\n\n1. d4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for as, want := range map[pgn.Encoding]string{pgn.Automatic: "Áè", "Windows-1253": "Αθ"} {
		c := File(path, t.TempDir(), nil).As(as)
		table := list(t, c)
		if item, err := c.Item(table, 0); err != nil || item.Tag("White") != want || table.Text(0, 0) != want || table.Text(1, 0) != "ü" {
			t.Errorf("%s: %q in the list, %q on the board, %v", as, table.Text(0, 0), item.Tag("White"), err)
		}
	}
}
