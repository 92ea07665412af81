package syzygy

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/endgames/tables/tablestest"
	"passedpawn/game/endgames/wdl"
	"passedpawn/game/testing/longtest"
)

// solved are the distances to mate without pawns.
var solved = sync.OnceValue(func() *tables.Tables {
	dir, err := os.MkdirTemp("", "syzygy")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	all, err := tablestest.In(dir)
	if err != nil {
		panic(err)
	}
	for _, e := range ending.All()[:4] { // into memory
		p, err := e.Board(ending.White, e.Squares(100), false)
		for i := 101; err != nil; i++ {
			p, err = e.Board(ending.White, e.Squares(i), false)
		}
		all.Probe(&p)
	}
	return all
})

var whiteKing, blackKing = man{white, bitboard.King}, man{black, bitboard.King}

// stored returns the result that a WDL file has.
func stored(p *bitboard.Position) (byte, bool) {
	r, ok := wdl.Probe(p)
	return byte(2*int(r) - int(Loss)), ok
}

// folder makes a folder with the files of some pieces.
func folder(t *testing.T, pieces ...bitboard.PieceType) string {
	t.Helper()
	dir := t.TempDir()
	for _, piece := range pieces {
		for name, data := range made[piece]() {
			if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	return dir
}

// made are files: of a queen, with plies in lists, of a rook, with moves, of a bishop, in which all
// values are equal, and of a pawn, without DTZ.
var made = map[bitboard.PieceType]func() map[string][]byte{
	bitboard.Queen:  sync.OnceValue(func() map[string][]byte { return filesOf(bitboard.Queen) }),
	bitboard.Rook:   sync.OnceValue(func() map[string][]byte { return filesOf(bitboard.Rook) }),
	bitboard.Bishop: sync.OnceValue(func() map[string][]byte { return filesOf(bitboard.Bishop) }),
	bitboard.Pawn:   sync.OnceValue(func() map[string][]byte { return filesOf(bitboard.Pawn) }),
}

func filesOf(piece bitboard.PieceType) map[string][]byte {
	list := make([]byte, 20)
	for i := range list {
		list[i] = byte(len(list) - 1 - i)
	}
	m := maker{men: []man{{white, piece}, whiteKing, blackKing}, value: stored}
	name := "K" + letters[piece:piece+1] + "vK"
	files := map[string][]byte{name + extWDL: m.file(false)}
	m.value = func(p *bitboard.Position) (byte, bool) {
		r, ok := solved().Probe(p)
		if ok = ok && r.Plies > 0; !ok {
			return 0, false
		}
		if piece == bitboard.Queen {
			return byte(len(list) - r.Plies), true // the place of the plies less one
		}
		return byte((r.Plies - 1) / 2), true
	}
	switch piece {
	case bitboard.Queen:
		m.flags, m.lists = mapped|winPlies, [][]byte{list, {}, {}, {}}
		files[name+extDTZ] = m.file(true)
	case bitboard.Rook:
		files[name+extDTZ] = m.file(true)
	}
	return files
}

// TestFiles reads every position of files that this package makes.
func TestFiles(t *testing.T) {
	longtest.Alone(t)
	all := In(folder(t, bitboard.Queen, bitboard.Rook, bitboard.Bishop, bitboard.Pawn))
	if got := all.Stock(); got != (Stock{4, 2, 3}) || all.Check() != nil {
		t.Fatalf("there are %+v, %v", got, all.Check())
	}
	for _, name := range []string{"KQK", "KRK", "KBK", "KPK"} {
		for _, e := range ending.All() {
			if e.Name != name {
				continue
			}
			for index := 0; index < 4*e.Regular(); index += longtest.Of(7, 1) {
				p, err := e.Board(bitboard.Side(index%2), e.Squares(index/4), false)
				if err != nil {
					continue
				}
				if index%4 > 1 { // the colours are exchanged
					if p, err = bitboard.Parse(ending.Exchanged(p.String())); err != nil {
						t.Fatal(err)
					}
				}
				want, _ := wdl.Probe(&p)
				got, err := all.WDL(&p)
				if err != nil || got != Result(2*want) {
					t.Fatalf("%s: %d, %v, want %d", &p, got, err, want)
				}
				if name == "KQK" || name == "KRK" {
					mateIn(t, all, &p)
				}
			}
		}
	}
}

// mateIn compares a DTZ with the distance to mate: without pawns and captures both are equal.
func mateIn(t *testing.T, all *Tables, p *bitboard.Position) {
	t.Helper()
	want, ok := solved().Probe(p)
	got, err := all.DTZ(p)
	plies := want.Plies
	if want.Mated {
		plies = -1
	}
	if !ok || err != nil || got != plies {
		t.Fatalf("%s: %d, %v, want %d, %v", p, got, err, plies, ok)
	}
}

// TestMissing probes what is in no file.
func TestMissing(t *testing.T) {
	longtest.Alone(t)
	all := In(folder(t, bitboard.Rook, bitboard.Pawn))
	for _, fen := range []string{
		"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
		"4k3/8/8/8/8/8/8/N3K3 w - - 0 1",
		"4k3/8/8/8/8/8/n7/4K2R w - - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	} {
		p, err := bitboard.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		if r, err := all.WDL(&p); !errors.Is(err, ErrMissing) {
			t.Errorf("%s: %d, %v", fen, r, err)
		}
	}
	pawn, err := bitboard.Parse("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := all.DTZ(&pawn); !errors.Is(err, ErrMissing) {
		t.Errorf("there is no DTZ file: %v", err)
	}
	none := In(filepath.Join(t.TempDir(), "none"))
	if wrong := none.Check(); len(wrong) != 1 || none.Stock() != (Stock{}) {
		t.Errorf("a folder that does not exist has %+v, %v", none.Stock(), wrong)
	}
}

// TestDamaged cuts a file and changes bytes in it. It is refused with its name, or its values are
// read without a crash.
func TestDamaged(t *testing.T) {
	longtest.Alone(t)
	dir := folder(t, bitboard.Queen)
	path := filepath.Join(dir, "KQvK.rtbw")
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	p, err := bitboard.Parse("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	probe := func(data []byte) error {
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		all := In(dir)
		_, err := all.WDL(&p)
		if wrong := all.Check(); len(wrong) > 0 && err == nil {
			t.Errorf("probing says %v, and checking %v", err, wrong)
		}
		return err
	}
	for _, n := range []int{0, 3, 16, 80, len(good) / 2, len(good) - 64, len(good) - 1} {
		var file *FileError
		if err := probe(good[:n]); !errors.As(err, &file) || !strings.Contains(err.Error(), path) {
			t.Errorf("with %d bytes: %v", n, err)
		}
	}
	rng := rand.New(rand.NewPCG(5, 6))
	refused := 0
	for range 300 {
		bad := append([]byte(nil), good...)
		bad[rng.IntN(200)] ^= byte(1 + rng.IntN(255))
		if err := probe(bad); err != nil {
			refused++
		}
	}
	if refused < 200 {
		t.Errorf("of 300 files with a damaged header, %d were refused", refused)
	}
	if err := probe(good); err != nil {
		t.Errorf("the sound file: %v", err)
	}
}

// TestTogether probes with several goroutines at a time.
func TestTogether(t *testing.T) {
	all := In(folder(t, bitboard.Rook))
	p, err := bitboard.Parse("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	var running sync.WaitGroup
	for range 8 {
		running.Go(func() {
			for range 100 {
				if r, err := all.WDL(&p); err != nil || r != Win {
					t.Errorf("%d, %v", r, err)
				}
			}
		})
	}
	running.Wait()
}
