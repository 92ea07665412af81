package uciclient

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// longest is the length of a line in bytes beyond which the rest of it is dropped. The
// longest real line lists the variants of Fairy-Stockfish, in less than 4,000 bytes.
const longest = 16 << 10

// eachLine calls do with every line, without the spaces around it, until the reader ends.
// A line that is too long is cut off. The bytes are valid until do returns.
func eachLine(r io.Reader, do func(line []byte)) {
	in := bufio.NewReaderSize(r, longest)
	cut := false // the line has been given to do already
	for {
		line, err := in.ReadSlice('\n')
		if line = bytes.TrimSpace(line); !cut && len(line) > 0 {
			do(line)
		}
		cut = errors.Is(err, bufio.ErrBufferFull)
		if err != nil && !cut {
			return
		}
	}
}
