package chores

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
	"passedpawn/ui/i18n"
)

// Recode writes the games of a file in another encoding, into a file that the person
// chooses after the proposal.
type Recode struct {
	Files
	Scope
	To       pgn.Encoding
	Path     string // of the new file
	Was      atomicfile.State
	Remember func(path string, as pgn.Encoding) // remembers the encoding of the new file
}

// recoding returns what the library is to write.
func (r *Recode) recoding() library.Recoding { return library.Recoding{From: r.Games, To: r.To} }

// Propose says which letters the encoding lacks.
func (r *Recode) Propose(*task.Task) (Proposal, error) {
	games, letters, err := r.recoding().Lacks()
	if err != nil || games == 0 {
		return Proposal{}, err
	}
	text := i18n.F("gamelist.encoding-lacks", string(r.To), letters, gamesText(games))
	return Proposal{Question: Question{i18n.T("gamelist.save-encoded"), text, i18n.T("common.save")}}, nil
}

// FileName suggests a name for the file in the new encoding.
func (r *Recode) FileName() string {
	from := r.Games.Path()
	return strings.TrimSuffix(filepath.Base(from), filepath.Ext(from)) + " " + string(r.To)
}

// Do writes the file.
func (r *Recode) Do(t *task.Task) (Done, error) {
	size := int64(0)
	if n := r.Table.Len(); n > 0 {
		offset, last := r.Table.Place(n - 1)
		size = offset + int64(last)
	}
	wrap := progressWriter(t, i18n.F("gamelist.writing", gamesText(r.Table.Len())))
	if err := r.Write(r.Path, r.Was, func(w io.Writer) error { return r.recoding().Recode(wrap(w, size)) }); err != nil {
		return Done{}, err
	}
	return Done{
		Text: i18n.F("gamelist.saved-encoded", r.Path, string(r.To)), Paths: []string{r.Path},
		Then: func() { r.Remember(r.Path, remembered(r.To)) },
	}, nil
}

// remembered returns the encoding to be remembered for a file in an encoding. UTF-8 and
// UTF-16 are recognised.
func remembered(as pgn.Encoding) pgn.Encoding {
	if as == pgn.UTF8 || as == library.UTF16 {
		return pgn.Automatic
	}
	return as
}

// Details describes how a file is written, a line for each thing.
func Details(games library.Collection, s library.Style) string {
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
