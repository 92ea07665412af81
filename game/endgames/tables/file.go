package tables

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"os"

	"passedpawn/game/endgames/compress"
	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/retro"
	"passedpawn/game/files/atomicfile"
)

// magic begins every file. The number changes with the format or the numbers of positions.
const magic = "passedpawn endgame table 1\n"

// save writes the table of an ending: magic, its name, both sides to move, each after its
// length, and a checksum of all that. In an ending with the same men on both sides, only
// White is to move.
func save(path string, e *ending.Ending, values *retro.Values) error {
	out := []byte(magic + e.Name + "\n")
	for _, side := range values[:sidesOf(e)] {
		data := compress.Pack(smooth(side), compress.Block)
		out = binary.LittleEndian.AppendUint32(out, uint32(len(data)))
		out = append(out, data...)
	}
	sum := sha256.Sum256(out)
	return atomicfile.Write(path, append(out, sum[:]...))
}

// sidesOf returns how many sides to move the table of an ending has.
func sidesOf(e *ending.Ending) int {
	if e.Mirror {
		return 1
	}
	return 2
}

// smooth gives what is not a position the value before it, which takes no space.
func smooth(values []byte) []byte {
	out, last := bytes.Clone(values), byte(0)
	for i, v := range out {
		if v == byte(ending.NoValue) {
			out[i] = last
		}
		last = out[i]
	}
	return out
}

// load reads the table of an ending. It returns none if there is no file, or if anything is
// not as it was written.
func load(path string, e *ending.Ending) *sides {
	data, err := os.ReadFile(path)
	if err != nil || len(data) < sha256.Size {
		return new(sides)
	}
	data, sum := data[:len(data)-sha256.Size], data[len(data)-sha256.Size:]
	if got := sha256.Sum256(data); !bytes.Equal(got[:], sum) {
		return new(sides)
	}
	data, ok := bytes.CutPrefix(data, []byte(magic+e.Name+"\n"))
	all := new(sides)
	for side := range sidesOf(e) {
		if !ok || len(data) < 4 || uint64(len(data)-4) < uint64(binary.LittleEndian.Uint32(data)) {
			return new(sides)
		}
		end := 4 + binary.LittleEndian.Uint32(data)
		p, err := compress.Open(data[4:end], compress.Block)
		if err != nil || p.Size() != e.Size() {
			return new(sides)
		}
		all[side], data = p, data[end:]
	}
	return all
}
