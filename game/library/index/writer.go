package index

import (
	"io"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/opening"
	"passedpawn/game/library/pattern"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A Writer writes Positions and collects other data about the moves.
type Writer struct {
	out      *summer
	segments []segment
	current  segmentWriter
	games    rules.Games
	names    opening.Finder
	line     pgn.Line // of orthodox chess or Chess960
	keys     []uint64 // of the positions of a game
	codes    []uint16 // of the moves of a game
	entries  []entry
	moves    []byte // as they are kept
	reader   gameReader
	room     []byte // for copying
}

// NewWriter returns a Writer that writes to out, for games of the given rule sets.
func NewWriter(out io.Writer, games rules.Games, names opening.Table) *Writer {
	return &Writer{games: games, out: newSummer(out), names: names.Finder(), current: segmentWriter{limit: segmentRows}, reader: newGameReader()}
}

// hashBits is the length of a hash of moves. Two games of a million that have the same players
// share one by chance once in millions of files.
const hashBits = 48

// GameInfo is the data from the moves of a game.
type GameInfo struct {
	Plies int
	Name  opening.Name
	Hash  uint64 // of the start and the moves: games with equal hashes are the same
}

// Add adds the main line of the game in a row. Rows must be in ascending order.
func (w *Writer) Add(row int, item pgn.Item) (info GameInfo, err error) {
	w.keys, w.codes = w.keys[:0], w.codes[:0]
	start, chess := "", rules.Chess(item.Variant())
	if chess {
		start, info = w.chess(item)
	} else {
		start, info.Name.Title = w.variant(item)
	}
	if len(w.keys) == 0 {
		return GameInfo{}, nil
	}
	w.codes = w.codes[:min(len(w.codes), longestGame)]
	w.keys = w.keys[:len(w.codes)+1]
	info.Plies, info.Hash = len(w.codes), w.keys[0]
	for _, code := range w.codes {
		info.Hash = (info.Hash ^ uint64(code)) * 0x100000001b3 // FNV-1a, one move at a time
	}
	info.Hash >>= 64 - hashBits
	r := w.record(start, chess)
	if !w.current.fits(row, len(w.keys)) {
		err = w.flush()
	}
	if w.current.rows == 0 {
		w.current.begin(row)
	}
	w.current.add(row, r, w.entries)
	return info, err
}

// record returns a game as it is kept, and collects its entries.
func (w *Writer) record(start string, chess bool) record {
	w.entries, w.moves = w.entries[:0], w.moves[:0]
	for i, key := range w.keys {
		code := uint16(lastCode)
		if i < len(w.codes) {
			code = w.codes[i]
		}
		w.entries = append(w.entries, entry{key: key, code: code})
	}
	r := record{start: []byte(start), wide: true}
	if chess {
		r.least = pattern.LeastOf(&w.line.Start, w.line.Moves)
		r.wide = !w.coded(start)
	}
	if r.wide {
		w.moves = wideMoves(w.moves[:0], w.codes)
	}
	r.moves = w.moves
	return r
}

// coded codes the moves of a game of chess and adds the shapes to its entries. It returns
// false if there is no Coder for the game; its positions are then found by their keys.
func (w *Writer) coded(start string) bool {
	coder, ok := w.reader.coder, true
	if start != "" {
		coder, ok = bitboard.NewCoder(&w.line.Start)
	}
	if !ok {
		return false
	}
	for i := range w.entries {
		w.entries[i].shape = shapeOf(coder.Pawns(0), coder.Pawns(1))
		if i < len(w.codes) {
			w.moves = coder.Append(w.moves, w.line.Moves[i])
		}
	}
	return true
}

// flush writes the current segment.
func (w *Writer) flush() error {
	if w.current.rows == 0 {
		return nil
	}
	s, data := w.current.end()
	w.segments = append(w.segments, s)
	w.current.begin(0)
	_, err := w.out.Write(data)
	return err
}

// copy adds a segment at an offset of other positions. Its first row may be another.
func (w *Writer) copy(p *Positions, s segment, from int64, first int) error {
	if err := w.flush(); err != nil {
		return err
	}
	const piece = 16 * block
	for to := from + s.size(); from < to; {
		var err error
		if w.room, err = p.read(w.room, from, min(piece, to-from)); err != nil {
			return err
		}
		if _, err = w.out.Write(w.room); err != nil {
			return err
		}
		from += int64(len(w.room))
	}
	s.First = uint32(first)
	w.segments = append(w.segments, s)
	return nil
}

// chess collects the keys and moves of a game on the fast board, and its opening.
func (w *Writer) chess(item pgn.Item) (fen string, info GameInfo) {
	if !w.line.Read(item, w.games) {
		return "", info
	}
	w.keys = append(w.keys, w.line.Keys...)
	for _, m := range w.line.Moves {
		w.codes = append(w.codes, uint16(m))
	}
	info.Name = w.names.Game(w.keys, item.Tag("ECO"))
	if w.line.Start.Chess960() {
		return chess960Start + w.line.Start.String(), info
	}
	if usual := bitboard.Start(); w.keys[0] != usual.Key() {
		fen = w.line.Start.String()
	}
	return fen, info
}

// variant collects the keys and moves of another game, and its opening.
func (w *Writer) variant(item pgn.Item) (start, opening string) {
	rec, _ := pgn.Read(item, w.games) // despite an error, the moves before it are there
	if rec == nil {
		return "", ""
	}
	r, ok := w.games.Find(rec.Rules)
	if !ok {
		return "", ""
	}
	p := r.Start()
	if rec.Start != "" {
		var err error
		if p, err = r.Parse(rec.Start); err != nil {
			return "", ""
		}
	}
	start = variantStart(r, p)
	line := []rules.Position{p}
	w.keys = append(w.keys, textKey(r, variantText(p)))
	for _, m := range rec.Moves() {
		code := slices.Index(p.Moves(), m)
		next, err := p.Play(m)
		if code < 0 || err != nil {
			break
		}
		p = next
		line = append(line, p)
		w.keys, w.codes = append(w.keys, textKey(r, variantText(p))), append(w.codes, uint16(code))
	}
	return start, rules.Opening(r, line)
}

// Close writes the remaining data, and returns the sums of everything that was written.
func (w *Writer) Close() (Sums, error) {
	err := w.flush()
	sums := w.out.close()
	sums.segments = w.segments
	return sums, err
}
