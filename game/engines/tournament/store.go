package tournament

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"sync"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filelock"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
)

// PlanSuffix follows the name of the PGN file in the name of the plan.
const PlanSuffix = ".plan"

// Create writes the plan of a new match beside its file of games, which must not exist
// or be empty.
func Create(path string, p Plan) error {
	if err := p.Check(); err != nil {
		return err
	}
	if info, err := os.Stat(path); err == nil && info.Size() > 0 {
		return phrase.Errorf("tournament.file-exists", path)
	}
	return atomicfile.Replace(path+PlanSuffix, atomicfile.State{}, nil, func(w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetIndent("", "\t")
		return e.Encode(p)
	})
}

// Load returns the plan of the match whose games are in a file, and false if there is no
// match.
func Load(path string) (p Plan, there bool, err error) {
	data, err := os.ReadFile(path + PlanSuffix)
	if errors.Is(err, fs.ErrNotExist) {
		return p, false, nil
	}
	if err == nil {
		err = json.Unmarshal(data, &p)
	}
	if err == nil {
		err = p.Check()
	}
	return p, true, err
}

// Read returns the plan and the results of a match without opening it.
func Read(path string) (Plan, []Result, error) {
	p, there, err := Load(path)
	if err == nil && !there {
		err = fs.ErrNotExist
	}
	if err != nil {
		return p, nil, err
	}
	results, _, err := read(path, p)
	return p, results, err
}

// A Store is a match that is open in this process.
type Store struct {
	Plan Plan
	path string
	lock *filelock.Lock

	stopped bool // when it was opened

	mu      sync.Mutex
	results []Result // in the order of the file
	err     error    // of a game that could not be written
}

// Open opens the match whose games are in a file. A game that was being written when the
// program was killed is cut off, so that it is played again.
func Open(path string) (*Store, error) {
	p, there, err := Load(path)
	if err == nil && !there {
		err = fs.ErrNotExist
	}
	if err != nil {
		return nil, err
	}
	s := &Store{Plan: p, path: path, lock: filelock.New(path + PlanSuffix), stopped: Stopped(path)}
	if ours, err := s.lock.TryLock(); err != nil || !ours {
		return nil, errors.Join(err, phrase.Errorf("tournament.running", path))
	}
	if err := s.load(); err != nil {
		_ = s.lock.Close()
		return nil, err
	}
	return s, nil
}

// between separates two games in a file.
const between = "\n\n"

func (s *Store) load() (err error) {
	var end int64
	if s.results, end, err = read(s.path, s.Plan); err != nil {
		return err
	}
	return mend(s.path, end)
}

// mend makes a file end after its first bytes, which are complete games.
func mend(path string, end int64) error {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil || end == 0 && len(data) == 0 {
		return err
	}
	want := data[:end:end]
	if end > 0 {
		want = append(want, between...)
	}
	if slices.Equal(want, data) {
		return nil
	}
	return atomicfile.Write(path, want)
}

// read returns the results in a file, and where the last complete game ends.
func read(path string, p Plan) (results []Result, end int64, err error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, 0, nil
	}
	if err != nil {
		return nil, 0, err
	}
	defer f.Close()
	pairings := map[string]Pairing{}
	for _, g := range p.Schedule() {
		pairings[g.Round()] = g
	}
	games := pgn.NewScanner(bufio.NewReader(f))
	broken := 0
	for games.Scan() {
		item := games.Item()
		if !whole(item) {
			broken = item.Number
			continue
		}
		if broken > 0 {
			return nil, 0, phrase.Errorf("tournament.foreign-game", broken)
		}
		r, err := p.resultOf(item, pairings)
		if err != nil {
			return nil, 0, err
		}
		results, end = append(results, r), item.Offset+int64(item.Size)
	}
	return results, end, games.Err()
}

// add appends a game to the file and waits until the disk has it. The file is opened for
// each game, because another program may replace it meanwhile.
func (s *Store) add(r Result, text string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.err == nil {
		s.err = appendTo(s.path, text)
	}
	if s.err == nil {
		s.results = append(s.results, r)
	}
	return s.err
}

func appendTo(path, text string) error {
	f, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Sync(), f.Close())
}

// Results returns the games that are over, in the order in which they ended.
func (s *Store) Results() []Result {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.results)
}

// Close closes the match. Another process may open it then.
func (s *Store) Close() error { return s.lock.Close() }

// Path returns the path of the file with the games.
func (s *Store) Path() string { return s.path }

// Game returns a game of the file by its number, from 1.
func Game(path string, number int) (pgn.Item, error) {
	f, err := os.Open(path)
	if err != nil {
		return pgn.Item{}, err
	}
	defer f.Close()
	games := pgn.NewScanner(bufio.NewReader(f))
	for games.Scan() {
		if item := games.Item(); item.Number == number {
			return item, nil
		}
	}
	return pgn.Item{}, errors.Join(games.Err(), fs.ErrNotExist)
}
