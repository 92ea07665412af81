package library

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/index"
	"passedpawn/game/testing/longtest"
)

const (
	faulty = "PASSEDPAWN_FAULT" // which work a program of the sweep does
	marker = "/the/work/begins/here"
	// calls are what files are made, read and changed with.
	calls = "openat,read,pread64,write,pwrite64,fsync,close,fstat,newfstatat,lseek,rename,renameat,renameat2,link,linkat,unlink,unlinkat,fchmod,fchown," +
		"ftruncate,readlinkat,getdents64,mkdirat,flock,listxattr,getxattr,fsetxattr,copy_file_range,sendfile,utimensat"
)

func init() {
	if os.Getenv(faulty) != "" {
		runtime.LockOSThread() // strace counts the calls of one thread
		os.Exit(work(os.Getenv(faulty), os.Getenv("PASSEDPAWN_FILE"), os.Getenv("PASSEDPAWN_BACKUPS")))
	}
}

// old and new are what a file holds before and after the work.
const (
	faultOld = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n\n[White \"C\"]\n\n1. c4 *\n"
	faultNew = "[White \"A\"]\n\n1. e4 *\n\n1. d4 {saved} *\n\n[White \"C\"]\n\n1. c4 *\n"
	faultCut = "[White \"A\"]\n\n1. e4 *\n\n[White \"C\"]\n\n1. c4 *\n"
)

// work does one thing to a file, and says whether it was done.
func work(what, path, backups string) int {
	f := NewFiles(backups, time.Now)
	var err error
	begin := func() { _, _ = os.Stat(marker) }
	switch what {
	case "save", "linked":
		begin()
		_, err = f.Save(Original{Path: path, Number: 2, Raw: "[White \"B\"]\n\n1. d4 *"}, "1. d4 {saved} *", Refuse)
	case "create":
		begin()
		err = f.Write(path, atomicfile.State{}, func(w io.Writer) error { return write(w, faultNew) })
	case "replace":
		was, failed := atomicfile.Look(path)
		if failed != nil {
			return 1
		}
		begin()
		err = f.Write(path, was, func(w io.Writer) error { return write(w, faultNew) })
	case "delete":
		c := File(path, "", chess)
		table, failed := c.List(context.Background(), func(*index.Table, float64) {})
		if failed != nil {
			return 1
		}
		begin()
		_, err = f.DeleteGames(c, table, []int32{1}, unwrapped)
	case "restore":
		all, failed := f.Backups()
		if failed != nil {
			return 1
		}
		for _, b := range all {
			if b.Deleted {
				begin()
				_, err = f.Restore(b, unwrapped)
			}
		}
	}
	if err != nil {
		fmt.Println("failed:", err)
		return 0
	}
	fmt.Println("done")
	return 0
}

// TestFaults lets every call to the system that a save makes fail once: the file is
// then whole as it was or whole as it was to be, whatever was said is true, and games
// that are no longer in it can be restored.
func TestFaults(t *testing.T) {
	if err := exec.Command("strace", "-e", "inject=close:error=EIO:when=1000", "true").Run(); err != nil {
		t.Skipf("strace cannot be used here: %v", err)
	}
	for _, what := range longtest.Of([]string{"linked"}, []string{"save", "linked", "create", "replace", "delete", "restore"}) {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			s := sweep{t: t, what: what, done: faultNew}
			switch what {
			case "delete":
				s.done = faultCut
			case "restore":
				s.done = faultOld
			}
			out, trace := s.round("", 0)
			head, tail, begun := strings.Cut(trace, marker)
			if out != "done\n" || !begun {
				t.Fatalf("nothing fails, and it says %s", out)
			}
			before, all := tally(head), 0
			s.spare = strings.Count(trace, wake)
			for call, count := range tally(tail) {
				for i := count; i > 0; i -= longtest.Of(3, 1) {
					s.round(call, before[call]+i)
					all++
				}
			}
			t.Logf("%d calls failed one by one; %d times the work was done all the same", all, s.all)
		})
	}
}

// wake is what a write looks like by which Go's runtime wakes a thread of its own. It comes
// now and then, and counts as a write.
const wake = `, "\1\0\0\0\0\0\0\0", 8)`

// tally counts calls in a trace, by their names.
func tally(trace string) map[string]int {
	counts := map[string]int{}
	for line := range strings.Lines(trace) {
		if name, _, ok := strings.Cut(line, "("); ok && strings.Contains(","+calls+",", ","+name+",") {
			counts[name]++
		}
	}
	return counts
}

// A sweep is one kind of work, done again and again.
type sweep struct {
	t          testing.TB
	what, done string
	all        int // times that it was done
	spare      int // writes that need not come again
}

// round does the work and lets one call fail, the nth of those with a name, or none
// with no name. It returns what was said, and the calls.
func (s *sweep) round(call string, n int) (out, trace string) {
	t := s.t
	t.Helper()
	dir := t.TempDir()
	path, backups, log := filepath.Join(dir, "a.pgn"), filepath.Join(dir, "backups"), filepath.Join(dir, "log")
	before := s.prepare(path, backups)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"-o", log, "-e", "trace=" + calls}
	if call != "" {
		args = append(args, "-e", fmt.Sprintf("inject=%s:error=EIO:when=%d", call, n))
	}
	cmd := exec.Command("strace", append(args, self)...)
	cmd.Env = append(os.Environ(), faulty+"="+s.what, "PASSEDPAWN_FILE="+path, "PASSEDPAWN_BACKUPS="+backups, "GODEBUG=asyncpreemptoff=1")
	said, _ := cmd.Output()
	out, trace = string(said), contents(t, log)
	if call != "" {
		if came := tally(trace)[call]; !strings.Contains(trace, "INJECTED") && (came >= n || call != "write" || n-came > s.spare) {
			t.Errorf("%s %d of %d did not fail", call, n, came)
		}
		s.judge(fmt.Sprint(call, " ", n), path, backups, before, out, trace)
	}
	return out, trace
}

// prepare makes what the work needs, and returns what the file holds.
func (s *sweep) prepare(path, backups string) (before string) {
	t := s.t
	if s.what == "create" {
		return ""
	}
	if err := os.WriteFile(path, []byte(faultOld), 0o600); err != nil {
		t.Fatal(err)
	}
	switch s.what {
	case "linked":
		if err := os.Link(path, path+"2"); err != nil {
			t.Fatal(err)
		}
	case "restore":
		c := File(path, "", chess)
		if _, err := NewFiles(backups, time.Now).DeleteGames(c, list(t, c), []int32{1}, unwrapped); err != nil {
			t.Fatal(err)
		}
		return faultCut
	}
	return faultOld
}

func (s *sweep) judge(at, path, backups, before, out, trace string) {
	t := s.t
	data, err := os.ReadFile(path)
	got := string(data)
	switch {
	case err != nil && s.what != "create":
		t.Errorf("%s: %v", at, err)
	case got != before && got != s.done:
		t.Errorf("%s: the file holds %q\n%s", at, got, trace)
	case out == "done\n" && got != s.done:
		t.Errorf("%s: said to be done, and the file holds %q", at, got)
	}
	if got == s.done {
		s.all++
	}
	if s.what == "linked" && contents(t, path+"2") != got {
		t.Errorf("%s: the other name holds %q", at, contents(t, path+"2"))
	}
	if got != faultCut {
		return
	}
	f := NewFiles(backups, time.Now)
	all, _ := f.Backups()
	for _, b := range all {
		if b.Deleted {
			if _, err := f.Restore(b, unwrapped); err != nil || contents(t, path) != faultOld {
				t.Errorf("%s: restored: %v: %q", at, err, contents(t, path))
			}
			return
		}
	}
	t.Errorf("%s: the game is neither in the file nor to be restored", at)
}
