package gamelist

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
)

// said returns the texts in the cells of a row, cut to fit.
func (d *desk) said(at int, width float32) map[index.Column]string {
	said := map[index.Column]string{}
	for i, text := range d.list.texts(at, d.list.cells(width)) {
		said[d.list.cells(width)[i].of] = text
	}
	return said
}

// TestChapters lists a study of 64 chapters and games of a tournament: in wide and narrow
// lists no two rows look the same, and a single row is shown in full.
func TestChapters(t *testing.T) {
	d := sit(t)
	var text strings.Builder
	for n := range 64 {
		fmt.Fprintf(&text, "[Event \"Beautiful Chess Studies for the Improving Player: Chapter %d\"]\n\n1. e4 *\n\n", n+1)
	}
	for n := range 3 {
		fmt.Fprintf(&text, "[Event \"The long name of a tournament at the lake, round %d\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 *\n\n", n+1)
	}
	text.WriteString("[Event \"Casual game\"]\n\n1. e4 *\n")
	if err := os.WriteFile(d.path, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("the games", func() bool { return len(d.list.rows) == 68 })
	for _, width := range []float32{440, 1080} {
		seen := map[string]bool{}
		for at := range d.list.rows {
			said := d.said(at, width)
			if key := fmt.Sprint(said); seen[key] && (at < 64 || width > 700) {
				t.Errorf("two rows of %v say %s", width, key)
			} else {
				seen[key] = true
			}
		}
		if got := d.said(11, width)[index.White]; got != "Chapter 12" {
			t.Errorf("the twelfth chapter is called %q", got)
		}
	}
	if got := d.said(11, 1080)[index.Event]; !strings.HasPrefix(got, "Beautiful") {
		t.Errorf("the study is called %q", got)
	}
	if said := d.said(65, 1080); said[index.White] != "Ada" || said[index.Event] != "…round 2" {
		t.Errorf("a game of the tournament says %v", said)
	}
	if got := d.said(67, 1080)[index.White]; got != "Casual game" {
		t.Errorf("a game alone is called %q", got)
	}
}

// TestChapterTags lists a study in the format that lichess uses now: the event does not
// always name the chapter.
func TestChapterTags(t *testing.T) {
	d := sit(t)
	var text strings.Builder
	for _, chapter := range []string{"Opposition", "The square", "Triangulation"} {
		fmt.Fprintf(&text, "[Event \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[StudyName \"Pawn endings\"]\n[ChapterName \"%s\"]\n\n1. e4 *\n\n", chapter)
	}
	if err := os.WriteFile(d.path, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("the games", func() bool { return len(d.list.rows) == 3 })
	for at, chapter := range []string{"Opposition", "The square", "Triangulation"} {
		if said := d.said(at, 1080); said[index.White] != chapter || said[index.Event] != "Pawn endings" {
			t.Errorf("row %d says %v", at, said)
		}
	}
}
