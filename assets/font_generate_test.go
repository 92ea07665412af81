//go:build tune

package assets

import (
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestGenerateFont writes the font of the signs in Japanese moves. Besides the fonts of
// TestGenerate it needs the program pyftsubset of Debian's package fonttools.
func TestGenerateFont(t *testing.T) {
	path := filepath.Join(t.TempDir(), "moves.otf")
	cut := exec.Command("pyftsubset", filepath.Join(os.Getenv("PASSEDPAWN_FONTS"), "NotoSansCJK-Regular.ttc"), "--font-number=0", "--text="+MoveSigns, "--no-hinting", "--desubroutinize", "--layout-features=", "--notdef-outline", "--output-file="+path)
	if out, err := cut.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	setLines(data)
	if err := os.WriteFile("fonts/moves.otf", data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// setLines gives a font lines as high as those of Noto Sans, so that text in both has
// one base line, and mends the checksums.
func setLines(data []byte) {
	const ascent, descent = 1069, -293
	number := binary.BigEndian
	tables := map[string]int{} // where the directory has them
	for i := range int(number.Uint16(data[4:])) {
		tables[string(data[12+16*i:][:4])] = 12 + 16*i
	}
	hhea := data[number.Uint32(data[tables["hhea"]+8:]):]
	before := number.Uint32(hhea[4:])
	for i, v := range []int16{ascent, descent, 0} {
		number.PutUint16(hhea[4+2*i:], uint16(v))
	}
	change := number.Uint32(hhea[4:]) - before // the gap has been 0
	sum := data[tables["hhea"]+4:]
	number.PutUint32(sum, number.Uint32(sum)+change)
	whole := data[number.Uint32(data[tables["head"]+8:])+8:]
	number.PutUint32(whole, number.Uint32(whole)-2*change) // in the table and in its sum
}
