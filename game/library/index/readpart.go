package index

import (
	"encoding/binary"
	"io"
	"strings"
)

// readPart reads a slice of numbers, a chunk at a time. encoding/binary needs as much memory
// again, and several times as long.
func readPart(r io.Reader, part any, room []byte) error {
	switch to := part.(type) {
	case []uint8:
		_, err := io.ReadFull(r, to)
		return err
	case []uint32:
		return readNumbers(r, to, room, 4, func(chunk []byte, to []uint32) {
			for i := range to {
				to[i] = binary.LittleEndian.Uint32(chunk[4*i:])
			}
		})
	}
	return binary.Read(r, binary.LittleEndian, part)
}

// readNumbers reads numbers of a size in bytes. decode decodes some of them.
func readNumbers[N any](r io.Reader, to []N, room []byte, size int, decode func([]byte, []N)) error {
	for len(to) > 0 {
		n := min(len(room)/size, len(to))
		if _, err := io.ReadFull(r, room[:n*size]); err != nil {
			return err
		}
		decode(room[:n*size], to[:n])
		to = to[n:]
	}
	return nil
}

// folds returns texts in lower case. They share memory.
func folds(texts []string) []string {
	size := 0
	for _, text := range texts {
		size += len(text)
	}
	var all strings.Builder
	all.Grow(size)
	ends := make([]int, len(texts))
	for i, text := range texts {
		all.WriteString(strings.ToLower(text))
		ends[i] = all.Len()
	}
	lower, from := make([]string, len(texts)), 0
	for i, to := range ends {
		lower[i], from = all.String()[from:to], to
	}
	return lower
}
