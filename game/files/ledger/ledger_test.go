package ledger

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

func open(t *testing.T, path string) *Ledger {
	t.Helper()
	l, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	return l
}

func (l *Ledger) is(t *testing.T, key, want string) {
	t.Helper()
	if got, err := l.Get(key); err != nil || got != want || l.Has(key) != (want != "") {
		t.Errorf("%s: %q, %v, want %q", key, got, err, want)
	}
}

// TestLedger adds results and reads them again, also after the file was opened anew.
func TestLedger(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "work.jsonl")
	l := open(t, path)
	l.is(t, "a", "")
	for _, one := range [][2]string{{"a", "one\nline \"and\" another"}, {"b", "ü\x00"}, {"a", "later"}} {
		if err := l.Add(one[0], one[1]); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		l.is(t, "a", "later")
		l.is(t, "b", "ü\x00")
		if l.Len() != 2 {
			t.Errorf("%d results", l.Len())
		}
		l = open(t, path)
	}
	if err := l.Remove(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("the file is still there")
	}
}

// TestTorn cuts the file at every byte, as a crash does: no result is lost but the last, and none
// that follows.
func TestTorn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "work.jsonl")
	l := open(t, path)
	for n := range 3 {
		if err := l.Add(fmt.Sprint(n), strings.Repeat("x", n+1)); err != nil {
			t.Fatal(err)
		}
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	two := len(whole) - len(`{"key":"2","text":"xxx"}`) - 1
	for cut := two; cut <= len(whole); cut++ {
		if err := os.WriteFile(path, whole[:cut], 0o600); err != nil {
			t.Fatal(err)
		}
		l := open(t, path)
		if want := 2 + max(0, cut-len(whole)+1); l.Len() != want {
			t.Fatalf("cut at %d: %d results", cut, l.Len())
		}
		if err := l.Add("next", "after"); err != nil {
			t.Fatal(err)
		}
		l.is(t, "next", "after")
		l = open(t, path)
		l.is(t, "0", "x")
		l.is(t, "1", "xx")
		l.is(t, "next", "after")
	}
}

// TestTwo adds results from two sides to one file.
func TestTwo(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("no other program writes into the files of a page")
	}
	path := filepath.Join(t.TempDir(), "work.jsonl")
	a, b := open(t, path), open(t, path)
	for n := range 20 {
		for _, l := range []*Ledger{a, b} {
			if err := l.Add(fmt.Sprint(n, l == a), strings.Repeat("y", n)+"."); err != nil {
				t.Fatal(err)
			}
		}
	}
	both := open(t, path)
	for n := range 20 {
		a.is(t, fmt.Sprint(n, true), strings.Repeat("y", n)+".")
		b.is(t, fmt.Sprint(n, false), strings.Repeat("y", n)+".")
		both.is(t, fmt.Sprint(n, false), strings.Repeat("y", n)+".")
	}
	if both.Len() != 40 {
		t.Errorf("%d results", both.Len())
	}
}
