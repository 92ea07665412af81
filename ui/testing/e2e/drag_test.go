package e2e

import (
	"fmt"
	"image"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/ui/platform/dragsource/droptest"
)

// TestWindowDragsGamesOut drags two selected games out of a real window, onto a program that
// reads the file and the text. Escape ends a second drag, and leaves the list as it was.
func TestWindowDragsGamesOut(t *testing.T) {
	s := newScreen(t)
	s.runWith(atRest, "three.pgn", "1. a4 *\n\n1. b4 *\n\n1. c4 *\n")
	there := image.Rect(0, 100, 70, 800)
	to := droptest.Receive(t, s.display, there, droptest.Manner{Wants: []string{"text/uri-list", "application/x-chess-pgn"}})
	s.focus()
	s.idle()
	rows := func() image.Rectangle { return extent(s.look(), chosen, 0) }
	s.hand("key", "Down", "Home")
	s.until("a game to be chosen", func() bool { return rows().Dx() > 600 })
	one := rows()
	s.hand("key", "shift+Down")
	s.until("two games to be chosen", func() bool { return rows().Dy() > one.Dy()*3/2 })
	two := rows()
	drag := func() {
		t.Helper()
		for i, p := range []image.Point{one.Min.Add(image.Pt(60, 12)), one.Min.Add(image.Pt(80, 40)), there.Min.Add(image.Pt(30, 30))} {
			s.hand("mousemove", fmt.Sprint(p.X), fmt.Sprint(p.Y))
			if i == 0 {
				s.hand("mousedown", "1")
			}
		}
		s.hears(to, "XdndPosition")
	}
	drag()
	s.hand("mouseup", "1")
	s.hears(to, "XdndDrop")
	if got := to.Got["application/x-chess-pgn"]; !strings.Contains(got, "1. a4 *") || !strings.Contains(got, "1. b4 *") || strings.Contains(got, "1. c4") {
		t.Errorf("the text is %q", got)
	}
	list, err := url.Parse(strings.TrimSpace(to.Got["text/uri-list"]))
	must(t, err)
	data, err := os.ReadFile(list.Path)
	must(t, err)
	if name := filepath.Base(list.Path); name != "three (2 games).pgn" || string(data) != to.Got["application/x-chess-pgn"] {
		t.Errorf("%s is %q", name, data)
	}
	s.idle()
	if rows() != two {
		t.Error("other games are selected")
	}
	drag()
	s.hand("key", "Escape")
	s.hears(to, "XdndLeave")
	s.hand("mouseup", "1")
	s.idle()
	if rows() != two {
		t.Error("after Escape other games are selected")
	}
	s.click(one.Min.Add(image.Pt(60, 12)))
	s.until("one game to be chosen", func() bool { return rows() == one })
}

// hears waits until a receiver of drops has a message.
func (s *screen) hears(r *droptest.Receiver, name string) {
	s.t.Helper()
	s.until(name, func() bool {
		for {
			select {
			case heard, open := <-r.Heard:
				if !open {
					s.t.Fatalf("the receiver has ended without %s", name)
				}
				if heard == name {
					return true
				}
			default:
				return false
			}
		}
	})
}
