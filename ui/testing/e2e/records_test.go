package e2e

import (
	"os"
	"strings"
	"testing"

	"golang.org/x/text/encoding/japanese"
)

// TestWindowEditsARecord opens a shogi record in Shift_JIS in a real window, comments on a
// move by keyboard, and saves: the file contains the comment, and is otherwise unchanged.
func TestWindowEditsARecord(t *testing.T) {
	const text = "手合割：平手\r\n先手：甲野\r\n後手：乙山\r\n手数----指手---------消費時間--\r\n" +
		"   1 ７六歩(77)   ( 0:16/00:00:16)\r\n   2 ３四歩(33)   ( 0:05/00:00:05)\r\n   3 投了   ( 0:00/00:00:16)\r\nまで2手で後手の勝ち"
	raw, err := japanese.ShiftJIS.NewEncoder().String(text + "\r\n")
	must(t, err)
	s := newScreen(t)
	_, path := s.runWith(people, "one.kif", raw)
	s.titled("one.kif – Shogi – Passed Pawn")
	s.hand("key", "Right", "ctrl+e")
	s.until("the dialog", func() bool { return extent(s.look(), accent, 300).Dx() > 20 })
	s.hand("type", "good")
	s.hand("key", "ctrl+Return")
	s.titled("● one.kif – Shogi – Passed Pawn (edited)")
	s.hand("key", "ctrl+s")
	want, err := japanese.ShiftJIS.NewEncoder().String(strings.Replace(text, "16)\r\n   2", "16)\r\n*good\r\n   2", 1) + "\r\n")
	must(t, err)
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && string(data) == want
	})
	s.titled("one.kif – Shogi – Passed Pawn")
}
