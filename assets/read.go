package assets

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
)

// read returns the contents of a file, unpacked if it is packed with gzip. In a program that is
// shipped, build.sh has packed all texts and drawings.
func read(name string) ([]byte, error) {
	data, err := files.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		data, err = beside(name)
	}
	if err != nil || !bytes.HasPrefix(data, []byte{0x1f, 0x8b}) { // the magic number of gzip, RFC 1952
		return data, err
	}
	packed, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(packed)
}

// must returns the contents of a file that is there.
func must(name string) []byte {
	data, err := read(name)
	if err != nil {
		panic(err) // cannot happen: the file is embedded
	}
	return data
}

// wanted returns the contents of a file, or nothing if it lies beside the page and cannot be
// loaded, as without a network.
func wanted(name string) []byte {
	data, _ := read(name) // the page says why
	return data
}
