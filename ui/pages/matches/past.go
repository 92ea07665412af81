package matches

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// past is the earlier matches. Those that are neither over nor stopped come first on the
// page.
type past struct {
	page    *Page
	broken  *fyne.Container // not over
	content *fyne.Container // over
	buttons []*widgets.Button
}

// An earlier match.
type earlier struct {
	path   string
	event  string
	played int
	games  int
	ended  bool // by the person, before all games were played
}

func newPast(p *Page) *past {
	return &past{page: p, broken: widgets.Rows(), content: widgets.Rows()}
}

// read reads the folder of matches off Fyne's thread.
func (l *past) read() {
	folder := l.page.config.Folder
	task.Go(l.page.files, func(*task.Task) ([]earlier, error) { return earlierIn(folder), nil }, func(all []earlier, _ error) { l.show(all) })
}

// earlierIn returns the matches of a folder, the newest first. Files that cannot be read
// are left out.
func earlierIn(folder string) (all []earlier) {
	plans, _ := filepath.Glob(filepath.Join(folder, "*"+tournament.PlanSuffix))
	when := map[string]int64{}
	for _, plan := range plans {
		path := strings.TrimSuffix(plan, tournament.PlanSuffix)
		p, results, err := tournament.Read(path)
		if err != nil {
			continue
		}
		if info, err := os.Stat(plan); err == nil {
			when[path] = info.ModTime().UnixNano()
		}
		all = append(all, earlier{path, p.Event, len(results), p.Games(), tournament.Stopped(path)})
	}
	slices.SortFunc(all, func(a, b earlier) int { return cmp.Compare(when[b.path], when[a.path]) })
	return all
}

func (e earlier) over() bool { return e.ended || e.played >= e.games }

// show shows the matches.
func (l *past) show(all []earlier) {
	l.broken.RemoveAll()
	l.content.RemoveAll()
	l.buttons = nil
	for _, e := range all {
		name, label, to := e.event+"  "+i18n.F("matches.of", e.played, e.games), i18n.T("matches.show"), l.content
		if !e.over() {
			label, to = i18n.T("common.go-on"), l.broken
		}
		b := widgets.NewButton(label, l.page.reveal, func() { l.open(e) })
		l.buttons = append(l.buttons, b)
		to.Add(container.New(widgets.Beside{}, widgets.NewText(name), container.NewBorder(nil, nil, nil, b)))
	}
	head(l.broken, i18n.T("matches.unfinished"))
	head(l.content, i18n.T("matches.earlier"))
	l.page.grow()
}

// head puts a heading before the matches of a list, if there are any.
func head(list *fyne.Container, text string) {
	if len(list.Objects) == 0 {
		return
	}
	heading := widgets.NewHeading(text)
	list.Objects = append([]fyne.CanvasObject{heading}, list.Objects...)
	list.Add(widget.NewSeparator())
}

// open opens a match, and goes on with it unless it is over or was stopped.
func (l *past) open(e earlier) {
	p := l.page
	task.Go(p.files, func(*task.Task) (*tournament.Store, error) { return tournament.Open(e.path) }, func(s *tournament.Store, err error) {
		if err != nil {
			p.form.refuse(err)
			return
		}
		p.open(s, p.form.request.atOnce)
		if !e.over() {
			p.match.play()
		}
	})
}
