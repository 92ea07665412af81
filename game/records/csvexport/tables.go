package csvexport

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/klauspost/compress/zstd"

	"passedpawn/game/files/zstdframe"
)

// The names of the tables.
const (
	gamesName     = "games.csv.zst"
	positionsName = "positions.csv.zst"
	columnsName   = "columns.csv"
)

// unfinished is the end of the name of a table while it is written.
const unfinished = ".part"

// tables are the files that are written, each under another name until all are complete.
// Each table is one frame of zstd, because some programs read only the first.
type tables struct {
	folder string
	files  []*os.File
	games  *zstd.Encoder

	positions *zstdframe.Writer
}

// newTables creates the tables in a folder that has none.
func newTables(folder string) (t *tables, err error) {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return nil, err
	}
	t = &tables{folder: folder}
	defer func() {
		if err != nil {
			t.discard()
		}
	}()
	for _, name := range []string{gamesName, positionsName, columnsName} {
		if _, err := os.Lstat(filepath.Join(folder, name)); !errors.Is(err, fs.ErrNotExist) {
			return t, fmt.Errorf("%s is there already, and nothing was written over it", name)
		}
		f, err := os.Create(filepath.Join(folder, name+unfinished))
		if err != nil {
			return t, err
		}
		t.files = append(t.files, f)
	}
	if t.games, err = zstd.NewWriter(t.files[0], zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(2)); err != nil {
		return t, err
	}
	t.positions = zstdframe.NewWriter(t.files[1])
	return t, t.head()
}

// head writes the names of the columns, and the table that describes them.
func (t *tables) head() error {
	var columns []column
	for _, c := range gameColumns() {
		columns = append(columns, c.column)
	}
	about := csv.NewWriter(t.files[2])
	if err := about.Write([]string{"table", "column", "type", "description"}); err != nil {
		return err
	}
	var heads [2]bytes.Buffer
	for i, table := range []struct {
		name    string
		columns []column
	}{{"games", columns}, {"positions", positionColumns()}} {
		var names []string
		for _, c := range table.columns {
			names = append(names, c.name)
			if err := about.Write([]string{table.name, c.name, c.kind, c.about}); err != nil {
				return err
			}
		}
		head := csv.NewWriter(&heads[i])
		if err := errors.Join(head.Write(names), flush(head)); err != nil {
			return err
		}
	}
	_, inGames := t.games.Write(heads[0].Bytes())
	return errors.Join(inGames, t.inPositions(bytes.TrimSuffix(heads[1].Bytes(), []byte("\n"))), flush(about))
}

// inPositions writes text into the table of positions, the rows of which begin with the end of
// the line before.
func (t *tables) inPositions(text []byte) error {
	var b zstdframe.Builder
	b.Append(text)
	return t.positions.Add(b.Take(zstdframe.Blocks{}))
}

func flush(w *csv.Writer) error {
	w.Flush()
	return w.Error()
}

// keep completes the tables and gives them their names. If it fails, there are none.
func (t *tables) keep() error {
	err := errors.Join(t.games.Close(), t.inPositions([]byte("\n")), t.positions.Close())
	for _, f := range t.files {
		err = errors.Join(err, f.Sync(), f.Close())
	}
	for _, f := range t.files {
		if err == nil {
			err = os.Rename(f.Name(), f.Name()[:len(f.Name())-len(unfinished)])
		}
	}
	if err != nil {
		t.discard()
	}
	return err
}

// discard removes what was written.
func (t *tables) discard() {
	for _, f := range t.files {
		_ = f.Close()
		_ = os.Remove(f.Name())
	}
}
