package singleinstance

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
)

// A request is what a copy of the program sends, as a line of JSON. A request without
// paths asks only to show the window. The paths are bytes, because not all paths are
// valid text.
type request struct {
	Files [][]byte `json:"files"`
}

// longest is the greatest length of a request, in bytes.
const longest = 1 << 20

var errTooLong = errors.New("the paths are too long to be sent")

func send(w io.Writer, paths []string) error {
	var r request
	for _, path := range paths {
		r.Files = append(r.Files, []byte(path))
	}
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if len(line) >= longest {
		return errTooLong
	}
	_, err = w.Write(append(line, '\n'))
	return err
}

func receive(r io.Reader) (paths []string, err error) {
	line, err := bufio.NewReader(io.LimitReader(r, longest)).ReadBytes('\n')
	if err != nil {
		return nil, err
	}
	var got request
	if err := json.Unmarshal(line, &got); err != nil {
		return nil, err
	}
	for _, file := range got.Files {
		paths = append(paths, string(file))
	}
	return paths, nil
}
