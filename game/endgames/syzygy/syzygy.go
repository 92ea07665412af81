// Package syzygy reads the tables of endgames by Ronald de Man, of up to seven men: WDL files
// (.rtbw) say whether a position is won, drawn or lost, and DTZ files (.rtbz) how many plies it
// takes to the next capture or pawn move with best play under the 50-move rule. Files are never
// read whole, so they may be as large as they are. Everything may be called by several goroutines
// at a time.
//
// The format has no official description. This reader follows what the public readers of it have
// in common. A file is checked as far as its header goes when it is first needed, and each value
// when it is read; one that is cut or makes no sense is an error that names the file.
package syzygy

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"passedpawn/game/chess/bitboard"
)

// A Result is what a position is worth to the side to move if the next 100 plies begin now.
type Result int8

// The results. A cursed win and a blessed loss end with mate, but are draws by the 50-move rule.
const (
	Loss Result = iota - 2
	BlessedLoss
	Draw
	CursedWin
	Win
)

// ErrMissing means that there is no file for a position, or for one after captures, or that it
// has a right to castle.
var ErrMissing = errors.New("syzygy: no table")

// most is the greatest number of men.
const most = 7

// The extensions of the files.
const (
	extWDL = ".rtbw"
	extDTZ = ".rtbz"
)

// Tables are the files in some folders. The folders are read when something is first probed or
// asked, and a file is opened when it is first needed. The files are closed when nobody uses the
// Tables any more.
type Tables struct {
	folders []string

	reading  sync.Once
	failed   error
	wdl, dtz map[material]*table
	largest  int
}

// In returns the tables in folders.
func In(folders ...string) *Tables { return &Tables{folders: folders} }

// read finds the files in the folders.
func (t *Tables) read() {
	t.reading.Do(func() {
		t.wdl, t.dtz = map[material]*table{}, map[material]*table{}
		for _, folder := range t.folders {
			entries, err := os.ReadDir(folder)
			if err != nil {
				t.failed = errors.Join(t.failed, err)
				continue
			}
			for _, e := range entries {
				t.add(filepath.Join(folder, e.Name()))
			}
		}
	})
}

// add adds a file if its name is that of a table.
func (t *Tables) add(path string) {
	ext := strings.ToLower(filepath.Ext(path))
	m, ok := parseMaterial(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)))
	if !ok || m.men() > most {
		return
	}
	switch one := (&table{path: path, named: m}); ext {
	case extWDL:
		t.wdl[m.first()] = one
		t.largest = max(t.largest, m.men())
	case extDTZ:
		one.dtz = true
		t.dtz[m.first()] = one
	}
}

// A Stock is what there is in the folders.
type Stock struct {
	WDL, DTZ int // files
	Men      int // the greatest number of men, kings included, of any WDL file
}

// Stock returns what there is. Damaged files count, too.
func (t *Tables) Stock() Stock {
	t.read()
	return Stock{len(t.wdl), len(t.dtz), t.largest}
}

// Check opens every file, reads its header and closes it. It returns what is wrong with the
// folders and files: each file is a *FileError.
func (t *Tables) Check() (wrong []error) {
	if t.read(); t.failed != nil {
		wrong = append(wrong, t.failed)
	}
	for _, all := range []map[material]*table{t.wdl, t.dtz} {
		for _, one := range all {
			o, err := open(one)
			if err == nil {
				err = o.file.Close()
			}
			if err != nil {
				wrong = append(wrong, &FileError{one.path, err})
			}
		}
	}
	slices.SortFunc(wrong, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	return wrong
}

// A FileError is a file that cannot be used.
type FileError struct {
	Path string
	Err  error
}

// Error implements error.
func (e *FileError) Error() string { return fmt.Sprintf("%s: %v", e.Path, e.Err) }

// Unwrap returns the reason.
func (e *FileError) Unwrap() error { return e.Err }

// ErrDamaged means that a file is not a table, or not a whole one.
var ErrDamaged = errors.New("the file is damaged")

// A table is a file. It is opened when it is first needed.
type table struct {
	path  string
	named material // by the name of the file
	dtz   bool

	opening sync.Mutex
	opened  *opened
	failed  error
}

// open returns the open file.
func (t *table) open() (*opened, error) {
	t.opening.Lock()
	defer t.opening.Unlock()
	if t.opened == nil && t.failed == nil {
		if t.opened, t.failed = open(t); t.failed != nil {
			t.failed = &FileError{t.path, t.failed}
		}
	}
	return t.opened, t.failed
}

// find returns the open file for a position.
func find(all map[material]*table, p *bitboard.Position) (*opened, error) {
	t := all[materialOf(p).first()]
	if t == nil {
		return nil, ErrMissing
	}
	return t.open()
}
