package training

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// The files of a store. All only grow. Their copies beside them, such as those that a
// program for synchronising folders makes of another computer's, are read too.
const (
	cardsFile, cardsFiles = "cards.epd", "cards*.epd"
	logFile, logFiles     = "answers.log", "answers*.log"
	gamesFile, gamesFiles = "games.log", "games*.log" // tallies
)

// A Store is a folder with the cards and the answers of a person. Its methods may be called
// from any goroutine, and from several windows.
type Store struct {
	dir   string
	rules rules.Rules
	mu    sync.Mutex // nothing reads a line that is being written

	unsaved []string // lines of the log that could not be written
}

// NewStore returns the store in a folder, which need not exist. Its cards are of a game.
func NewStore(dir string, r rules.Rules) *Store { return &Store{dir: dir, rules: r} }

// Rules returns the rules of the game that the cards are of.
func (s *Store) Rules() rules.Rules { return s.rules }

// A Box is what is in a store.
type Box struct {
	Deck    Deck
	Answers []Answer // in the order of Union
	Tallies []Tally  // of the person's games that were reviewed
	Faults  []Fault  // lines that could not be read
}

// Load reads everything.
func (s *Store) Load() (b Box, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	err = s.each(cardsFiles, func(name, text string) {
		d, faults := parseDeck(s.rules, text)
		b.Deck, b.Faults = b.Deck.with(d.Cards...), append(b.Faults, named(name, faults)...)
	})
	if err != nil {
		return b, err
	}
	err = s.each(logFiles, func(name, text string) {
		answers, faults := parseLog(text)
		b.Answers, b.Faults = Union(b.Answers, answers), append(b.Faults, named(name, faults)...)
	})
	if err != nil {
		return b, err
	}
	err = s.each(gamesFiles, func(name, text string) {
		tallies, faults := parseTallies(text)
		b.Tallies, b.Faults = unite(b.Tallies, tallies), append(b.Faults, named(name, faults)...)
	})
	return b, err
}

// each calls do with the files whose names match a pattern.
func (s *Store) each(pattern string, do func(name, text string)) error {
	entries, err := os.ReadDir(s.dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return phrase.Errorf("training.cannot-read", s.dir, err)
	}
	for _, e := range entries {
		if fits, _ := filepath.Match(pattern, e.Name()); !fits {
			continue
		}
		text, err := s.read(e.Name())
		if err != nil {
			return err
		}
		do(e.Name(), text)
	}
	return nil
}

// read returns the text of a file, "" if there is none.
func (s *Store) read(name string) (string, error) {
	text, err := os.ReadFile(filepath.Join(s.dir, name))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", phrase.Errorf("training.cannot-read", name, err)
	}
	return string(text), nil
}

// Add adds cards, and returns how many of their positions are new. What the store knows
// already is not written again.
func (s *Store) Add(cards []Card) (fresh int, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	text, err := s.read(cardsFile)
	if err != nil {
		return 0, err
	}
	before, _ := parseDeck(s.rules, text)
	var more []string
	after := before
	for _, c := range cards {
		known, _ := after.Find(c.ID)
		if after = after.with(c); !known.And(c).same(known) {
			more = append(more, c.epd(s.rules))
		}
	}
	if len(more) == 0 {
		return 0, nil
	}
	return len(after.Cards) - len(before.Cards), s.add(cardsFile, more...)
}

// Count adds the tally of a game, unless the store has it.
func (s *Store) Count(t Tally) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	text, err := s.read(gamesFile)
	if err != nil || strings.Contains(text, " "+t.Game+" ") {
		return err
	}
	return s.add(gamesFile, t.String())
}

// Keep adds what was found in a game, and returns how many of its positions are new.
func (s *Store) Keep(h Harvest) (fresh int, err error) {
	if err := s.Count(h.Tally); err != nil {
		return 0, err
	}
	return s.Add(h.Cards)
}

// Answer adds an answer to the log, and returns when it is on the disk. One that could not be
// written is written together with the next.
func (s *Store) Answer(a Answer) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.unsaved = append(s.unsaved, a.String())
	if err := s.add(logFile, s.unsaved...); err != nil {
		return err
	}
	s.unsaved = nil
	return nil
}

// add adds lines at the end of a file in one write. After a line that was cut off, it begins
// a new one. A file that only grows loses nothing when two windows write to it.
func (s *Store) add(name string, lines ...string) error {
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return phrase.Errorf("atomicfile.file-not-written", name, err)
	}
	f, err := os.OpenFile(filepath.Join(s.dir, name), os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return phrase.Errorf("atomicfile.file-not-written", name, err)
	}
	text := strings.Join(lines, "\n") + "\n"
	if cutOff(f) {
		text = "\n" + text
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return phrase.Errorf("atomicfile.file-not-written", name, err)
	}
	return nil
}

// cutOff reports whether the last line of a file has no end.
func cutOff(f *os.File) bool {
	info, err := f.Stat()
	if err != nil || info.Size() == 0 {
		return false
	}
	last := make([]byte, 1)
	_, err = f.ReadAt(last, info.Size()-1)
	return err == nil && last[0] != '\n'
}
