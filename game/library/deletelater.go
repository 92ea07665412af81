package library

import (
	"errors"
	"io"
	"slices"
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/library/journal"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// mostLater is the most text that is deleted or restored later, in bytes.
const mostLater = 8 << 20

// mostPieces is in how many pieces text is deleted or restored later: each of them makes
// opening the file slower.
const mostPieces = 200

// deleteLater is DeleteGames for a large file that is as it was when it was listed: the
// change is safe on disk, and the file is brought up to date later. The error is errAtOnce
// if DeleteGames has to do it.
func (f Files) deleteLater(c Collection, t *index.Table, rows []int32, wrap WrapWriter) (Backup, error) {
	if f.later == nil || c.Own() || c.packed != "" {
		return Backup{}, errAtOnce
	}
	f, unlock, err := f.hold(c.path, "")
	if err != nil {
		return Backup{}, err
	}
	defer unlock()
	file, err := f.openLater(c.path, t.Stamp())
	if err != nil {
		return Backup{}, err
	}
	defer file.Close()
	d := deletion{c: c, t: t, file: file}
	if err := d.plan(rows); err != nil {
		return Backup{}, err
	}
	change := journal.Change{Kind: deletedLater, Cuts: d.cuts}
	a := about{
		From: realPath(c.path), When: f.now(), Deleted: true, Games: len(rows), Title: c.titles(t, rows),
		Preamble: d.preamble, State: file.With(change),
	}
	b, err := f.store("deleted", a, func(text io.Writer, _ *about) (any, error) {
		return d.pieces, write(wrap(text, int64(d.text.Len())), d.text.String())
	})
	if err != nil {
		return Backup{}, err
	}
	if _, err := f.journals().Add(file, change); err != nil {
		return Backup{}, errors.Join(err, f.Forget(b))
	}
	f.later(c.path)
	return b, nil
}

// A deletion is what is to be cut out of a file whose games are in the places of a table.
type deletion struct {
	c    Collection
	t    *index.Table
	file *journal.File

	pieces   []piece
	text     strings.Builder // of all the pieces
	cuts     []journal.Cut   // from the end of the file
	preamble int
}

// plan finds what a cutting would take: consecutive games with the text before them or, at
// the beginning of the file, after them.
func (d *deletion) plan(rows []int32) error {
	if !gamefile.IsBytePGN(io.NewSectionReader(d.file, 0, d.file.Size()), d.c.path) {
		return errAtOnce
	}
	start, _ := d.t.Place(0)
	d.preamble = int(start)
	rows = slices.Sorted(slices.Values(rows))
	for done := 0; done < len(rows); {
		first, n := int(rows[done]), 1
		for done+n < len(rows) && int(rows[done+n]) == first+n {
			n++
		}
		if err := d.run(first, first+n, first-done); err != nil {
			return err
		}
		done += n
	}
	return nil
}

// run plans to cut out the games from one row to another. left is how many are left before
// them.
func (d *deletion) run(first, end, left int) error {
	p := piece{Left: left}
	for row := max(first-1, 0); row < end; row++ {
		item, there := d.c.itemIn(d.file, d.t, row, pgn.Scan)
		if !there {
			return errAtOnce
		}
		if row < first {
			p.After = hash(item.Raw)
		}
	}
	from, to := d.bounds(first, end)
	p.Size, p.At = to-from, from-int64(d.text.Len())
	if int64(d.text.Len())+p.Size > mostLater {
		return errAtOnce
	}
	text := make([]byte, p.Size)
	if _, err := d.file.ReadAt(text, from); err != nil && err != io.EOF {
		return err
	}
	_, _ = d.text.Write(text)
	if d.pieces = append(d.pieces, p); len(d.pieces) > mostPieces {
		return errAtOnce
	}
	d.cuts = slices.Insert(d.cuts, 0, journal.Cut{At: from, Old: text})
	return nil
}

// bounds returns the offsets between which a run of games is cut out.
func (d *deletion) bounds(first, end int) (from, to int64) {
	from, _ = d.t.Place(first)
	if first > 0 {
		from = d.end(first - 1)
	}
	if first == 0 && end < d.t.Len() {
		to, _ = d.t.Place(end)
		return from, to
	}
	return from, d.end(end - 1)
}

// end returns the offset of the end of a game.
func (d *deletion) end(row int) int64 {
	offset, size := d.t.Place(row)
	return offset + int64(size)
}

// restoreLater is Restore for games of a large file that has not changed since they were
// deleted. The error is errAtOnce if Restore has to do it.
func (f Files) restoreLater(b Backup) error {
	if f.later == nil || !b.Deleted || b.Whole || b.State == "" {
		return errAtOnce
	}
	f, unlock, err := f.hold(b.From, "")
	if err != nil {
		return err
	}
	defer unlock()
	file, err := f.openLater(b.From, b.State)
	if err != nil {
		return errAtOnce
	}
	defer file.Close()
	change, err := b.insertion()
	if err != nil {
		return err
	}
	if _, err := f.journals().Add(file, change); err != nil {
		return err
	}
	f.later(b.From)
	return f.Forget(b)
}

// insertion is the change that puts deleted games back.
func (b Backup) insertion() (journal.Change, error) {
	change := journal.Change{Kind: restoredLater}
	var pieces []piece
	if err := b.read(piecesName, &pieces); err != nil {
		return change, err
	}
	text, err := b.text()
	if err != nil {
		return change, err
	}
	defer text.Close()
	all, err := io.ReadAll(io.LimitReader(text, mostLater+1))
	if err != nil {
		return change, err
	}
	for _, p := range pieces {
		if p.Size < 0 || p.Size > int64(len(all)) {
			return change, errors.Join(errAtOnce, io.ErrUnexpectedEOF)
		}
		change.Cuts = slices.Insert(change.Cuts, 0, journal.Cut{At: p.At, New: all[:p.Size]})
		all = all[p.Size:]
	}
	return change, nil
}
