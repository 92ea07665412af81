package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestWindowDamagedCache opens a file of two games, damages its cached index, and opens the
// file again: the index is built again.
func TestWindowDamagedCache(t *testing.T) {
	s := newScreen(t)
	dir := home(t, people)
	path := filepath.Join(dir, "two.pgn")
	if err := os.WriteFile(path, []byte("[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 d5 0-1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	cache := func() (name string, data []byte) {
		if names, _ := filepath.Glob(filepath.Join(dir, "cache", "passedpawn", "*.index")); len(names) == 1 {
			data, _ = os.ReadFile(names[0])
			return names[0], data
		}
		return "", nil
	}
	p := s.run(dir, path)
	s.until("the cache", func() bool { _, data := cache(); return len(data) > 0 })
	p.kill()
	name, whole := cache()
	for _, spoilt := range [][]byte{
		bytes.Repeat([]byte{0xff}, len(whole)),
		append(bytes.Repeat([]byte{0xff}, len(whole)-60), whole[len(whole)-60:]...), whole[:len(whole)/2],
	} {
		if err := os.WriteFile(name, spoilt, 0o644); err != nil {
			t.Fatal(err)
		}
		p := s.run(dir, path)
		s.until("the new cache", func() bool { _, data := cache(); return bytes.Equal(data, whole) })
		p.kill()
	}
}
