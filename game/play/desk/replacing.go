package desk

import (
	"errors"
	"io"
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
)

// to saves a game to a path, where a file may already exist.
func (s *Saving) to(d draft, path string) {
	as := s.Window.Encoding(path)
	s.ending.Write(func() func() {
		t := lookAt(path, as, s.Games)
		return func() {
			if !t.was.There && t.refusal == nil {
				s.create(d, path, t.was)
				return
			}
			s.ending.Stay() // to show the question
			s.askToReplace(d, path, t)
		}
	})
}

// askToReplace asks what to do with an existing file, or explains why it must not be
// written.
func (s *Saving) askToReplace(d draft, path string, t target) {
	name := filepath.Base(path)
	add := answer{phrase.Say("window.add"), func() { s.into(d, t.any(), library.Both) }, true}
	switch {
	case t.refusal != nil:
		s.Window.Tell(phrase.Say("common.save"), phrase.Sentence(t.refusal))
	case t.games > 1:
		s.questions.ask(phrase.Say("window.add-file"), phrase.Say("window.contains-games-add-game", name, phrase.Number(t.games)), add)
	case t.games == 1:
		s.questions.ask(phrase.Say("window.file-already-exists"), phrase.Say("window.already-contains-game-replace", name),
			answer{phrase.Say("window.replace"), func() { s.into(d, t.first, library.Refuse) }, false}, add)
	default:
		s.questions.ask(phrase.Say("window.replace-file"), phrase.Say("window.already-exists", name),
			answer{phrase.Say("window.replace"), func() { s.create(d, path, t.was) }, false})
	}
}

// create writes a game to a new file, or replaces a file that is still in the state was.
func (s *Saving) create(d draft, path string, was atomicfile.State) {
	to := gamefile.TypeOf(path)
	s.agree(d, to.Format, func(d draft) { s.createAgreed(d, path, to, was) })
}

func (s *Saving) createAgreed(d draft, path string, to gamefile.Type, was atomicfile.State) {
	s.ending.Write(func() func() {
		_, text := to.New(d.record, s.Games)
		err := s.files(d).Write(path, was, func(out io.Writer) error {
			_, err := io.WriteString(out, text)
			return err
		})
		return func() {
			switch {
			case errors.Is(err, atomicfile.ErrChanged):
				s.to(d, path)
			case errors.Is(err, library.ErrUnkept):
				s.askBare(d, err, func(d draft) { s.create(d, path, was) })
			case err != nil:
				s.refused(d, library.Original{Path: path}, err)
			default:
				s.saved(d, onlyGame(text, path, to.Format))
				s.Window.Say(phrase.Say("window.saved-as", path))
			}
		}
	})
}

// onlyGame returns the place of a game that was written to a file of its own.
func onlyGame(text, path string, as gamefile.Format) library.Original {
	if as != (gamefile.PGN{}) {
		if items := gamefile.Scan(text, path); len(items) == 1 {
			return library.OriginalOf(items[0], path, "")
		}
	}
	return library.Original{Path: path, Number: 1, Raw: strings.TrimRight(text, "\n")}
}
