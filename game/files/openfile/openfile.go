// Package openfile opens files that the user names. It refuses anything that is not a
// regular file, such as a pipe or a device, with a clear error, and does not wait forever
// for a disk that does not respond.
package openfile

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
)

// patience is how long a disk may take to respond: a sleeping one has to spin up, and a
// network drive has to be reached.
const patience = 10 * time.Second

// Open opens a file for reading. It returns an error if the path is not a file, or if
// there is no response in time.
func Open(path string) (*os.File, error) {
	return within(patience, path, func() (*os.File, error) { return open(path) })
}

// ReadFile reads a whole file.
func ReadFile(path string) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}

// Stat describes the file at a path, within the same time.
func Stat(path string) (fs.FileInfo, error) {
	return within(patience, path, func() (fs.FileInfo, error) { return os.Stat(path) })
}

// within calls do, which may never return. If do takes too long, within returns without
// it, and what do opens later is closed.
func within[T any](limit time.Duration, path string, do func() (T, error)) (T, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	value, err := task.Await(ctx, 0, func(context.Context) (T, error) { return do() })
	if errors.Is(err, task.ErrLate) {
		err = phrase.Errorf("openfile.not-answer-disk-network", filepath.Base(path))
	}
	return value, err
}

// open checks the path before it opens it, and again what it has opened. It does not wait
// for the other end of a pipe that has replaced the file in between.
func open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err == nil {
		err = refused(path, info)
	}
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDONLY|notWaiting, 0)
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

// refused returns an error that says what a path is, if it is not a file.
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
