//go:build unix

package openfile

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestOpen(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file.pgn")
	if err := os.WriteFile(file, []byte("1. e4 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	pipe, link := filepath.Join(dir, "pipe.pgn"), filepath.Join(dir, "link.pgn")
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(pipe, link); err != nil {
		t.Fatal(err)
	}
	socket := filepath.Join(dir, "s")
	t.Chdir(dir) // its whole path may be too long for a socket
	l, err := net.Listen("unix", "s")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	for path, want := range map[string]string{
		pipe:                       "pipe.pgn is a pipe, not a file",
		link:                       "link.pgn is a pipe, not a file",
		dir:                        filepath.Base(dir) + " is a folder",
		socket:                     "s is a socket, not a file",
		"/dev/zero":                "zero is a device, not a file",
		filepath.Join(dir, "none"): "no such file",
	} {
		if f, err := Open(path); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, %v", path, f, err)
		}
	}
	f, err := Open(file)
	if err != nil {
		t.Fatal(err)
	}
	text := make([]byte, 10)
	if n, err := f.Read(text); err != nil || string(text[:n]) != "1. e4 *" {
		t.Errorf("read %q: %v", text[:n], err)
	}
	_ = f.Close()
}

// TestLate opens a file on a disk that responds late: nobody waits, and what is opened in
// the end is closed.
func TestLate(t *testing.T) {
	kept, opened, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	answer := make(chan struct{})
	_, err = within(time.Millisecond, "games.pgn", func() (*os.File, error) {
		<-answer
		return opened, nil
	})
	if err == nil || err.Error() != "games.pgn does not answer. Is its disk or network drive still connected?" {
		t.Errorf("said %v", err)
	}
	close(answer)
	if _, err := kept.Read(make([]byte, 1)); err != io.EOF { // which comes when the other end is closed
		t.Error(err)
	}
}
