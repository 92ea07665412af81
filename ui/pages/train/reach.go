package train

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A reach draws in how many games the person still has an answer, move by move, as bars.
type reach struct {
	widgets.Chart
	share []float64
}

func newReach(reveal widgets.Reveal) *reach {
	r := &reach{}
	r.Extend(r, reveal)
	return r
}

// set shows shares from 0 to 1, that at the first move first.
func (r *reach) set(share [repertoire.Ahead]float64) {
	r.share = share[:]
	r.Refresh()
}

const reachHigh = 90 // of the drawing

// MinSize implements fyne.CanvasObject.
func (r *reach) MinSize() fyne.Size {
	return fyne.NewSize(14*repertoire.Ahead, reachHigh*look.Scale())
}

// everyFifth are the moves of which the sentence about the bars tells the share.
const everyFifth = 5

// AccessibilityLabel implements fyne.Accessible: it says the shares at the first move and at every
// fifth one.
func (r *reach) AccessibilityLabel() string {
	var told []string
	for i, share := range r.share {
		if n := i + 1; n == 1 || n%everyFifth == 0 {
			told = append(told, fmt.Sprintf("%d: %d", n, percent(share)))
		}
	}
	return i18n.T("train.opening-reach") + ". " + strings.Join(told, "; ")
}

// CreateRenderer implements fyne.Widget.
func (r *reach) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(r, r.draw) }

// draw draws a bar for each move, with its share in percent above and its number below.
func (r *reach) draw(d *widgets.Drawing) {
	wide := min(r.Size().Width/repertoire.Ahead, widestDay*look.Scale())
	line := widgets.High(look.NoteSize, 1)
	room := r.Size().Height - 2*line
	for i, share := range r.share {
		x := float32(i) * wide
		high := float32(1) // the ground
		if n := percent(share); n > 0 {
			high = max(lowestBar, room*float32(share))
			writeNumber(d, strconv.Itoa(n), theme.ColorNameForeground, fyne.NewPos(x, line+room-high-line), wide)
		}
		bar := canvas.NewRectangle(theme.Color(theme.ColorNamePrimary))
		bar.CornerRadius = min(3, high/2)
		d.Add(bar, fyne.NewPos(x+wide/8, line+room-high), fyne.NewSize(wide*3/4, high))
		writeNumber(d, strconv.Itoa(i+1), theme.ColorNamePlaceHolder, fyne.NewPos(x, line+room), wide)
	}
	r.Ring(d)
}

// percent returns a share in percent.
func percent(share float64) int { return int(math.Round(100 * share)) }

// shortly is how many gaps the first screen shows.
const shortly = 3

// met says how far a repertoire goes in the games that it is compared with.
func met(one *opening, c repertoire.Coverage) string {
	from := phrase.Say("common.my-games")
	if one.Met != repertoire.OwnGames {
		from = phrase.Say("%v", repertoire.Entry{Path: one.Met}.Name())
	}
	if c.Games == 0 {
		return i18n.F("train.opening-unmet", from)
	}
	text := i18n.F("train.opening-met", from, phrase.Say("gamelist.games", phrase.Number(c.Games)), percent(c.Share[4]), percent(c.Share[9]))
	if one.Begins() != repertoire.Nowhere {
		text += " " + i18n.T("train.opening-met-from")
	}
	return text
}

// gaps lists the largest gaps of a repertoire, each in a line.
func gaps(one *opening, c repertoire.Coverage, most int) phrase.Phrase {
	lines := []phrase.Phrase{phrase.Say("train.opening-lacks")}
	for _, g := range c.Gaps[:min(most, len(c.Gaps))] {
		line := one.Written(g.At, g.Reply)
		n := max(1, percent(g.Share))
		if g.End {
			lines = append(lines, phrase.Say("train.opening-end", line, n))
		} else {
			lines = append(lines, phrase.Say("train.opening-gap", line, n))
		}
	}
	return phrase.Join("\n", lines...)
}
