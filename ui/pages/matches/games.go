package matches

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// mostGames is how many finished games are listed. All of them can be seen in the list of
// games.
const mostGames = 20

// games is the list of the last finished games, the newest first. Each can be opened.
type games struct {
	match   *shown
	content *fyne.Container
	texts   []*widget.Label
	buttons []*widgets.Button
	first   int // the index of the result that the first row shows
}

func newGames(m *shown) *games { return &games{match: m, content: widgets.Rows()} }

// show shows the newest results.
func (g *games) show(results []tournament.Result) {
	g.first = len(results) - 1
	if len(g.texts) < min(len(results), mostGames) {
		defer g.match.page.grow()
	}
	p := g.match.store.Plan
	for i := range min(len(results), mostGames) {
		if i == len(g.texts) {
			g.add()
		}
		r := results[g.first-i]
		text := fmt.Sprintf("%s  %s  %s – %s", r.Round(), short(r.Result), p.Engines[r.White].Name, p.Engines[r.Black].Name)
		if fault := faultText(r.Fault); fault != "" {
			text += "  " + fault
		}
		g.texts[i].SetText(text)
	}
}

// faultText says by which fault a game was lost, "" for none.
func faultText(f tournament.Fault) string {
	switch f {
	case tournament.Illegal:
		return i18n.T("matches.fault-illegal")
	case tournament.Crash:
		return i18n.T("matches.fault-crash")
	case tournament.Hang:
		return i18n.T("matches.fault-hang")
	case tournament.Late:
		return i18n.T("matches.fault-late")
	}
	return ""
}

// add adds a row.
func (g *games) add() {
	i := len(g.texts)
	l := widget.NewLabel("")
	l.Truncation = fyne.TextTruncateEllipsis
	b := widgets.NewButton(i18n.T("matches.show"), g.match.page.reveal, func() {
		g.match.page.config.OpenGame(g.match.store.Path(), g.first-i+1)
	})
	g.texts, g.buttons = append(g.texts, l), append(g.buttons, b)
	g.content.Add(container.NewBorder(nil, nil, nil, b, widgets.Rows(l)))
}

// short returns a result with the usual sign for a draw.
func short(r rules.Result) string {
	if r == rules.Drawn {
		return "½-½"
	}
	return string(r)
}
