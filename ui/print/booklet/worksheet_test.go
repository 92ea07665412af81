package booklet

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/variants"
)

// tasks returns exercises from the start of a game, with either side to move.
func tasks(t testing.TB, n int, id string) (all []Task) {
	t.Helper()
	r, _ := variants.All().Find(id)
	p := r.Start()
	for i := range n {
		all = append(all, Task{Rules: r, Position: p, Text: "White mates in 2", Answer: fmt.Sprintf("answer %d", i+1), Lines: 2})
		var err error
		if p, err = p.Play(p.Moves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

var words = SheetWords{"Name", "Date", "Answers"}

// TestWorksheetLayout has all diagrams of a worksheet within the page, at a side that suits the
// letters, each with its two lines, and the answers on a page of their own.
func TestWorksheetLayout(t *testing.T) {
	c := config(t)
	c.Title = "Forks and pins for the second group"
	for _, tt := range []struct {
		size         float64
		count, pages int
		least        float64 // the side of a diagram
	}{{12, 6, 2, 132}, {12, 9, 2, 132}, {12, 12, 3, 144}, {18, 6, 3, 200}, {18, 8, 3, 170}, {26, 6, 5, 182}, {12, 1, 2, 200}} {
		for _, c.Paper = range papers {
			fonts, err := newFaces(c.Fonts)
			if err != nil {
				t.Fatal(err)
			}
			s := newSheetSetter(c, fonts, Worksheet{Size: tt.size, Tasks: tasks(t, tt.count, ""), SheetWords: words})
			boards, lines := 0, 0
			for i, p := range s.pages {
				var bottom float64
				for _, m := range p.marks {
					wide, high := s.measure(m.text, m.cut), 0.0
					switch {
					case m.board != nil:
						wide, high = m.side, m.side
						boards++
						if m.side < tt.least || i == len(s.pages)-1 {
							t.Errorf("%v points: a diagram on page %d is %.0f wide", tt.size, i+1, m.side)
						}
						if m.board.Flipped != (boards%2 == 0) {
							t.Errorf("diagram %d is seen from the wrong side", boards)
						}
					case m.box:
						wide = m.side
						lines++
					}
					bottom = max(bottom, m.y+high)
					if m.x < margin-0.01 || m.x+wide > c.Paper.Width-margin+0.01 || m.y+high > s.bottom()+0.01 {
						t.Errorf("%v points, page %d: %q at %.0f, %.0f is %.0f wide and %.0f high", tt.size, i+1, m.text, m.x, m.y, wide, high)
					}
				}
			}
			if len(s.pages) > tt.pages || boards != tt.count || lines != 2+2*tt.count {
				t.Errorf("%v points: %d diagrams on %d pages, with %d lines", tt.size, boards, len(s.pages), lines)
			}
		}
	}
}

// TestWorksheet has the text of a worksheet read by another program. The boards may be of any game.
func TestWorksheet(t *testing.T) {
	c := config(t)
	c.Title = "Forks"
	w := Worksheet{Size: 12, Tasks: append(tasks(t, 5, ""), tasks(t, 2, "shogi")...), SheetWords: words}
	var out bytes.Buffer
	if err := WriteWorksheet(&out, c, w); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.ArtifactDir(), "worksheet.pdf")
	if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	pages := strings.Split(poppler(t, "pdftotext", "-layout", path, "-"), "\f")
	front, back := strings.Join(pages[:len(pages)-2], ""), pages[len(pages)-2]
	for _, part := range []string{"Forks", "Name", "Date", "1. White mates in 2", "7. White mates in 2"} {
		if !strings.Contains(front, part) {
			t.Errorf("no %q in\n%s", part, front)
		}
	}
	if !strings.Contains(back, "Answers: Forks") || !strings.Contains(back, "7. answer 2") || strings.Contains(front, "answer") {
		t.Errorf("the answers are\n%s", back)
	}
}
