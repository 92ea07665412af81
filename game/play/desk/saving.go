package desk

import (
	"errors"
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/packed"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/records/gamefile"
)

// Saving saves the game on the board to a file. It asks before anything would be lost.
type Saving struct {
	*core
	documents *Documents
	ending    *Ending
	running   map[*player.Game]*draft // games being written to a file, and the newer draft to be written after that
	open      func(path string)
}

func newSaving(c *core, d *Documents, e *Ending, open func(path string)) *Saving {
	return &Saving{core: c, documents: d, ending: e, running: map[*player.Game]*draft{}, open: open}
}

// Busy reports whether the game on the board is being written to a file.
func (s *Saving) Busy() bool {
	_, busy := s.running[s.session.Snapshot().Game.Game]
	return busy
}

// Save saves the game on the board to its file, or asks for a file. If the game is already
// being written, it is saved again after that.
func (s *Saving) Save() {
	d, from := s.documents.draft(), s.documents.Source()
	switch {
	case s.Busy():
		s.running[d.game] = &d
	case from.Path == "":
		s.SaveAs()
	default:
		s.do(func() { s.into(d, from, library.Refuse) })
	}
}

// SaveAs saves the game on the board to a file that the user chooses.
func (s *Saving) SaveAs() { s.as(s.documents.draft()) }

func (s *Saving) as(d draft) {
	s.Window.AskPath(d.record, func(path string) { s.do(func() { s.to(d, path) }) })
}

// into saves a game to a file that has games.
func (s *Saving) into(d draft, to library.Original, how library.Conflict) {
	s.agree(d, gamefile.Of(to.Format), func(d draft) { s.intoAgreed(d, to, how) })
}

func (s *Saving) intoAgreed(d draft, to library.Original, how library.Conflict) {
	s.Window.Say(phrase.Say("window.saving", to.Path))
	s.running[d.game] = nil
	s.ending.Write(func() func() {
		text := gamefile.Text(d.record, gamefile.Of(to.Format), to.File.Of(to.Raw), s.Games)
		now, err := s.files(d).Save(to, text, how)
		return func() { s.written(d, to, how, now, err) }
	})
}

// written follows the attempt to save a draft. now is where the game is if err is nil.
func (s *Saving) written(d draft, to library.Original, how library.Conflict, now library.Original, err error) {
	newest, again := d, s.running[d.game]
	if again != nil {
		newest = *again
	}
	delete(s.running, d.game)
	switch {
	case errors.Is(err, library.ErrUnkept):
		s.askBare(newest, err, func(d draft) { s.into(d, to, how) })
	case err != nil:
		s.refused(newest, to, err)
	default:
		s.saved(d, now)
		s.Window.Say(phrase.Say("window.saved-in", now.Path))
		if again != nil {
			newest.agreed = d.agreed
			s.into(newest, now, library.Refuse)
		}
	}
}

// saved remembers where a game now is.
func (s *Saving) saved(d draft, at library.Original) {
	s.Window.Opened(at.Path)
	s.documents.saved(d, at)
}

// refused explains why a game was not saved, or asks what to do.
func (s *Saving) refused(d draft, to library.Original, err error) {
	s.ending.Stay()
	s.Window.Say(phrase.Say("window.not-saved"))
	switch {
	case errors.Is(err, library.ErrChanged):
		s.askChanged(d, to)
	case errors.Is(err, library.ErrPacked):
		s.askBeside(d, to.Path)
	case errors.Is(err, atomicfile.ErrReadOnly):
		s.questions.ask(phrase.Say("common.save"), phrase.Sentence(err), answer{phrase.Say("window.save"), func() { s.as(d) }, true})
	default:
		s.Window.Tell(phrase.Say("common.save"), phrase.Sentence(err))
	}
}

// askChanged asks which version of a game to keep that was changed in two places.
func (s *Saving) askChanged(d draft, to library.Original) {
	s.questions.ask(phrase.Say("window.file-changed"), phrase.Say("window.changed-since-opened-game", filepath.Base(to.Path)),
		answer{phrase.Say("window.keep-files-version"), func() { s.open(to.Path) }, false},
		answer{phrase.Say("window.keep-my-version"), func() { s.into(d, to, library.Mine) }, false},
		answer{phrase.Say("window.keep-both"), func() { s.into(d, to, library.Both) }, true})
}

// askBeside offers to save a game of a compressed file in a new file beside it. The
// compressed file itself does not change.
func (s *Saving) askBeside(d draft, path string) {
	beside := packed.Plain(path)
	if beside == path { // its name does not say that it is compressed
		beside = strings.TrimSuffix(path, filepath.Ext(path)) + " 2"
	}
	if !gamefile.Named(beside) {
		beside += gamefile.TypesFor(d.record.Rules)[0].Extension
	}
	text := phrase.Say("window.save-beside-compressed", filepath.Base(path), filepath.Base(beside))
	s.questions.ask(phrase.Say("common.save"), text,
		answer{phrase.Say("window.save"), func() { s.as(d) }, false},
		answer{phrase.Say("common.save"), func() { s.to(d, beside) }, true})
}

// files returns the Files that write a draft.
func (s *Saving) files(d draft) library.Files {
	if d.unversioned {
		return s.Files.WithoutVersions()
	}
	return s.Files
}

// askBare asks whether to save without a previous version, which cannot be kept.
func (s *Saving) askBare(d draft, err error, then func(draft)) {
	s.ending.Stay()
	s.Window.Say(phrase.Say("window.not-saved"))
	s.questions.ask(phrase.Say("common.save"), phrase.Join(" ", phrase.Sentence(err), phrase.Say("window.save-anyway")),
		answer{phrase.Say("common.save"), func() {
			d.unversioned = true
			then(d)
		}, false})
}

// agree calls then if a file can store the whole game, or if the user accepts the loss.
func (s *Saving) agree(d draft, to gamefile.Format, then func(draft)) {
	if d.agreed {
		then(d)
		return
	}
	if !to.Holds(d.record.Rules) {
		s.ending.Stay()
		s.Window.Tell(phrase.Say("common.save"), phrase.Say("window.file-hold-only-shogi", to.String()))
		return
	}
	losses := s.losses(d, to)
	if len(losses) == 0 {
		then(d)
		return
	}
	s.ending.Stay()
	s.questions.ask(phrase.Say("common.save"), phrase.Join(" ", losses...),
		answer{phrase.Say("common.save"), func() {
			d.agreed = true
			then(d)
		}, false})
}

// losses says what a game loses when it is saved: what the format cannot store, and what
// was not understood in the file that it came from.
func (s *Saving) losses(d draft, to gamefile.Format) (all []phrase.Phrase) {
	if lost := to.Loses(d.record); len(lost) > 0 {
		all = append(all, phrase.Say("window.file-cannot-hold-everything", to.String(), phrase.Join(", ", lost...)))
	}
	if lost := s.documents.lost(d, to); len(lost) > 0 {
		all = append(all, phrase.Say("window.file-has-unknown-parts", strings.Join(lost, ", ")))
	}
	return all
}
