// Package openfile opens files that a person names. What is no file, such as a
// pipe or a device, is refused with a sentence, and a disk that does not answer is
// not waited for without end.
package openfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"passedpawn/game/phrase"
)

// patience is how long a disk may take to answer: one that was asleep has to spin
// up, and a network to be reached.
const patience = 10 * time.Second

// Open opens a file for reading. It fails where the path names something else than
// a file, and where there is no answer in time.
func Open(path string) (*os.File, error) {
	return within(patience, path, func() (*os.File, error) { return open(path) })
}

// ReadFile reads a file whole.
func ReadFile(path string) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}

// Stat tells what a path names, within the same time.
func Stat(path string) (fs.FileInfo, error) {
	return within(patience, path, func() (fs.FileInfo, error) { return os.Stat(path) })
}

// within does something that may never return. If it is late it is left to itself,
// and what it opens is closed.
func within[T any](limit time.Duration, path string, do func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result)
	late := make(chan struct{})
	go func() {
		value, err := do()
		select {
		case <-late:
			if f, ok := any(value).(*os.File); ok && err == nil {
				_ = f.Close()
			}
		case done <- result{value, err}:
		}
	}()
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case r := <-done:
		return r.value, r.err
	case <-timer.C:
		close(late)
		var none T
		return none, phrase.Errorf("openfile.not-answer-disk-network", filepath.Base(path))
	}
}

// open looks before it opens, and again at what it has opened. It does not wait for
// the other end of a pipe that took the file's place in between.
func open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err == nil {
		err = refused(path, info)
	}
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = refused(path, info)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// refused says what a path names, if that is no file.
func refused(path string, info fs.FileInfo) error {
	name := filepath.Base(path)
	switch mode := info.Mode(); {
	case mode.IsRegular():
		return nil
	case mode.IsDir():
		return phrase.Errorf("openfile.folder", name)
	case mode&fs.ModeNamedPipe != 0:
		return phrase.Errorf("openfile.pipe-not-file", name)
	case mode&fs.ModeSocket != 0:
		return phrase.Errorf("openfile.socket-not-file", name)
	case mode&fs.ModeDevice != 0:
		return phrase.Errorf("openfile.device-not-file", name)
	}
	return phrase.Errorf("openfile.not-file", name)
}
