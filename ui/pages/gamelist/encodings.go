package gamelist

import (
	"cmp"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// ShowDetails says how the listed file is written.
func (p *Page) ShowDetails() {
	games := p.games
	if games.Own() {
		p.announce(i18n.T("window.open-file-first"))
		return
	}
	task.Go(p.copying, func(*task.Task) (library.Style, error) { return library.StyleOf(games.Path(), games.Encoding()) }, func(s library.Style, err error) {
		if err != nil {
			p.announce(i18n.Sentence(err))
			return
		}
		p.config.Choose(i18n.T("gamelist.details"), details(games, s),
			dialogs.Deed{Text: i18n.T("dialogs.close"), Do: func() {}},
			dialogs.Deed{Text: i18n.T("window.text-encoding"), Do: p.config.Encode},
			dialogs.Deed{Text: i18n.T("gamelist.save-encoded"), Do: p.SaveEncoded})
	})
}

// details describes a file, a line for each thing.
func details(games library.Collection, s library.Style) string {
	lines := []string{
		games.Path(),
		i18n.F("gamelist.details-size", gamesText(s.Games), i18n.Number(int((s.Bytes+1023)/1024))),
		i18n.F("gamelist.details-encoding", encodingsOf(s)),
	}
	if as := games.Encoding(); as != pgn.Automatic {
		lines = append(lines, i18n.F("gamelist.details-chosen", string(as)))
	}
	ends := "LF (Unix)"
	if s.CRLF {
		ends = "CR LF (Windows)"
	}
	return strings.Join(append(lines, i18n.F("gamelist.details-line-ends", ends)), "\n")
}

// encodingsOf names the encodings of the games in a file, that of most games first.
func encodingsOf(s library.Style) string {
	switch {
	case s.Wide:
		return string(library.UTF16)
	case len(s.In) == 0:
		return "ASCII"
	}
	var all []pgn.Encoding
	for as := range s.In {
		all = append(all, as)
	}
	slices.SortFunc(all, func(a, b pgn.Encoding) int { return cmp.Or(s.In[b]-s.In[a], strings.Compare(string(a), string(b))) })
	var texts []string
	for _, as := range all {
		texts = append(texts, string(as)+" ("+gamesText(s.In[as])+")")
	}
	if s.ASCII > 0 {
		texts = append(texts, "ASCII ("+gamesText(s.ASCII)+")")
	}
	return strings.Join(texts, ", ")
}

// SaveEncoded saves the listed file in an encoding that the person chooses.
func (p *Page) SaveEncoded() {
	games := p.games
	if games.Own() {
		p.announce(i18n.T("window.open-file-first"))
		return
	}
	all := library.Written()
	var lines []string
	for _, as := range all {
		lines = append(lines, string(as))
	}
	p.config.Pick(i18n.T("gamelist.save-encoded"), i18n.T("window.find-encoding"), lines, func(i int) { p.saveEncoded(library.Recoding{From: games, To: all[i]}) })
}

// A lack is what an encoding lacks for a file.
type lack struct {
	games   int
	letters string
}

// saveEncoded first says which letters the encoding lacks.
func (p *Page) saveEncoded(r library.Recoding) {
	task.Go(p.copying, func(*task.Task) (l lack, err error) {
		l.games, l.letters, err = r.Lacks()
		return l, err
	}, func(l lack, err error) {
		switch {
		case err != nil:
			p.announce(i18n.Sentence(err))
		case l.games == 0:
			p.askPath(r)
		default:
			p.config.Ask(i18n.T("gamelist.save-encoded"), i18n.F("gamelist.encoding-lacks", string(r.To), l.letters, gamesText(l.games)), i18n.T("common.save"), i18n.T("common.cancel"), func(yes bool) {
				if yes {
					p.askPath(r)
				}
			})
		}
	})
}

// askPath asks for the file in the new encoding.
func (p *Page) askPath(r library.Recoding) {
	from := r.From.Path()
	name := strings.TrimSuffix(filepath.Base(from), filepath.Ext(from)) + " " + string(r.To)
	p.config.SaveGames(i18n.T("gamelist.save-encoded"), name, func(path string, was atomicfile.State) { p.recode(r, path, was) })
}

// recode writes the file in the new encoding.
func (p *Page) recode(r library.Recoding, path string, was atomicfile.State) {
	what := i18n.F("gamelist.writing", gamesText(p.table.Len()))
	size := int64(0)
	if n := p.table.Len(); n > 0 {
		offset, last := p.table.Place(n - 1)
		size = offset + int64(last)
	}
	task.Go(p.work, func(t *task.Task) (bool, error) {
		return true, p.config.Files.Write(path, was, func(w io.Writer) error { return r.Recode(progressWriter(t, what)(w, size)) })
	}, func(_ bool, err error) {
		if p.unwritten(err) {
			return
		}
		p.config.Encoded(path, remembered(r.To))
		if p.games.Is(path) {
			p.games = p.config.Collection(path)
			p.Reload()
		}
		p.announce(i18n.F("gamelist.saved-encoded", path, string(r.To)))
	})
}

// remembered returns the encoding to be remembered for a file in an encoding. UTF-8 and
// UTF-16 are recognised.
func remembered(as pgn.Encoding) pgn.Encoding {
	if as == pgn.UTF8 || as == library.UTF16 {
		return pgn.Automatic
	}
	return as
}
