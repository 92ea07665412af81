package matches

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/tournament"
	"passedpawn/ui/i18n"
)

// A table is the engines in their order, with their points against each other.
type table struct {
	content *fyne.Container
	cells   [][]*widget.Label // of each row, below the heading
}

// mostCross is the largest number of engines whose points against each other are shown.
const mostCross = 6

func newTable(engines int) *table {
	t := &table{content: container.NewVBox()}
	heads := []string{
		"", i18n.T("matches.column-engine"), i18n.T("matches.column-elo"), i18n.F("matches.percent", 95), i18n.T("matches.column-points"),
		i18n.T("matches.column-results"), i18n.T("matches.column-likelihood"),
	}
	if engines > fewest && engines <= mostCross {
		for i := range engines {
			heads = append(heads, fmt.Sprint(i+1))
		}
	}
	t.row(heads, true)
	t.content.Add(widget.NewSeparator())
	for range engines {
		t.cells = append(t.cells, t.row(make([]string, len(heads)), false))
	}
	return t
}

// row adds a row of texts. Numbers are at the right of their columns.
func (t *table) row(texts []string, heading bool) (cells []*widget.Label) {
	line := container.New(columns{})
	for i, text := range texts {
		l := widget.NewLabel(text)
		l.Truncation = fyne.TextTruncateEllipsis
		if i != nameColumn {
			l.Alignment = fyne.TextAlignTrailing
		}
		if heading {
			l.SizeName = theme.SizeNameCaptionText
		}
		cells = append(cells, l)
		line.Add(l)
	}
	t.content.Add(line)
	return cells
}

// show shows how a match stands.
func (t *table) show(s tournament.Standing) {
	order := s.Ranking()
	for place, engine := range order {
		sum := s.Total(engine)
		e := sum.Estimate()
		texts := []string{
			fmt.Sprint(place + 1), s.Plan.Engines[engine].Name, signed(e.Elo), interval(e), fmt.Sprintf("%g/%d", sum.Points(), sum.Games()),
			fmt.Sprintf("+%d =%d −%d", sum.Won, sum.Drawn, sum.Lost), likelihood(e),
		}
		for _, other := range order {
			texts = append(texts, against(s.Cross[engine][other]))
		}
		for i, l := range t.cells[place] {
			l.SetText(texts[i])
		}
	}
}

// none stands for a figure that the games do not give.
const none = "–"

// interval returns the interval of a difference in Elo: "+15…+55".
func interval(e tournament.Estimate) string {
	if math.IsNaN(e.Low) {
		return none
	}
	return signed(e.Low) + "…" + signed(e.High)
}

// likelihood returns how likely it is that an engine is the stronger one.
func likelihood(e tournament.Estimate) string {
	if math.IsNaN(e.Likelihood) {
		return none
	}
	return i18n.F("matches.percent", math.Round(100*e.Likelihood))
}

func signed(elo float64) string {
	switch n := math.Round(elo); {
	case math.IsNaN(n):
		return none
	case math.IsInf(n, 1):
		return "+∞"
	case math.IsInf(n, -1):
		return "−∞"
	case n > 0:
		return fmt.Sprintf("+%.0f", n)
	case n < 0:
		return fmt.Sprintf("−%.0f", -n)
	}
	return "0"
}

// against returns the points against another engine.
func against(t tournament.Tally) string {
	if t.Games() == 0 {
		return none
	}
	return fmt.Sprintf("%g/%d", t.Points(), t.Games())
}
