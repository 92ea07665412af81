package gamelist

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
)

// recent is how many files opened last are offered as a place for copies.
const recent = 5

// copyMenu returns the menu of the places to which the chosen games can be copied.
func (p *Page) copyMenu() *fyne.Menu {
	own := fyne.NewMenuItem(i18n.T("common.my-games"), p.copyToOwn)
	own.Disabled = p.games.Own()
	items := []*fyne.MenuItem{own}
	for _, path := range p.settings.Recent {
		if path != p.games.Path() && len(items) <= recent {
			items = append(items, fyne.NewMenuItem(filepath.Base(path), func() { p.copyTo(path) }))
		}
	}
	items = append(items, fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(i18n.T("gamelist.another-file"), func() { p.config.AskFile(i18n.T("gamelist.copy-to"), p.copyTo) }),
		fyne.NewMenuItem(i18n.T("gamelist.new-file"), func() { p.config.AskNewFile(i18n.T("gamelist.copy-to"), "games", p.copyTo) }))
	return fyne.NewMenu("", items...)
}

// An adding adds games to a file.
type adding struct {
	library.Addition
	foreign int // games with letters that the file's encoding lacks
}

// prepare reads what there is to know before games are added.
func prepare(add library.Addition, err error) (adding, error) {
	if err != nil {
		return adding{}, err
	}
	foreign, err := add.Foreign()
	return adding{add, foreign}, err
}

func (p *Page) copyTo(path string) {
	games, table, rows := p.games, p.table, p.picked()
	if len(rows) == 0 {
		return
	}
	task.Go(p.copying, func(*task.Task) (adding, error) {
		return prepare(library.Add(path, p.config.Collection(path).Encoding(), games, table, rows))
	}, p.askToAdd)
}

func (p *Page) copyToOwn() {
	if rows := p.picked(); len(rows) > 0 {
		p.addToOwn(p.games, p.table, rows)
	}
}

// addToOwn copies games of a collection to the person's own games.
func (p *Page) addToOwn(games library.Collection, table *index.Table, rows []int32) {
	task.Go(p.copying, func(*task.Task) (adding, error) { return prepare(p.config.IntoOwn(games, table, rows)) }, p.askToAdd)
}

// askToAdd asks before games are added to a file that exists.
func (p *Page) askToAdd(a adding, err error) {
	switch {
	case err != nil:
		p.announce(i18n.Sentence(err))
	case !a.Style.There:
		p.add(a)
	default:
		p.config.Ask(i18n.T("gamelist.copy-to"), i18n.F("gamelist.add-to", filepath.Base(a.To), gamesText(a.Style.Games), gamesText(len(a.Rows)))+a.warning(), i18n.T("gamelist.add"), i18n.T("common.cancel"), func(yes bool) {
			if yes {
				p.add(a)
			}
		})
	}
}

// warning says what cannot be written in the encoding of the file.
func (a adding) warning() string {
	if a.foreign == 0 {
		return ""
	}
	return " " + i18n.F("gamelist.foreign-letters", gamesText(a.foreign), string(a.Style.Encoding))
}

// add adds the games, and offers to take that back.
func (p *Page) add(a adding) {
	what := i18n.F("gamelist.writing", gamesText(len(a.Rows)))
	task.Go(p.work, func(t *task.Task) (library.Backup, error) {
		return p.config.Files.Append(a.Addition, progressWriter(t, what))
	}, func(b library.Backup, err error) {
		p.changed(b, err, i18n.F("gamelist.copied-to", gamesText(b.Games), p.fileName(a.To)), i18n.F("gamelist.undo-copy", gamesText(b.Games)))
	})
}

// fileName returns the name of a file for a sentence.
func (p *Page) fileName(path string) string {
	if p.config.Own(path) {
		return i18n.T("common.my-games")
	}
	return filepath.Base(path)
}

// changed announces the result of a change, lists the file again if it is the one that
// changed, and offers to take the change back.
func (p *Page) changed(b library.Backup, err error, done, undo string) {
	if p.unwritten(err) {
		return
	}
	if b == (library.Backup{}) {
		p.announce(i18n.T("gamelist.nothing-to-change"))
		return
	}
	if p.lists(b.From) {
		p.Reload()
	}
	p.announce(done)
	p.offerUndo(undo, []library.Backup{b})
}

// lists reports whether the games of a file are listed.
func (p *Page) lists(path string) bool {
	if p.games.Own() {
		return p.config.Own(path)
	}
	return p.games.Is(path)
}
