package library

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"passedpawn/game/testing/longtest"
)

// killGames is how many games the file has whose changer is killed.
const killGames = 9

// A killedFile is its file after some steps. Of five steps three save a game, one deletes a
// game and one restores it.
type killedFile struct {
	games []string
	gone  string
}

func newKilledFile() *killedFile {
	k := &killedFile{}
	for n := range killGames {
		k.games = append(k.games, killedGame(n, -1))
	}
	return k
}

func killedGame(n, step int) string {
	return fmt.Sprintf("[White \"W%d\"]\n\n1. e4 {%d%s} *", n, step, strings.Repeat("x", 7*(step+1)%5000))
}

func (k *killedFile) text() string { return strings.Join(k.games, "\n\n") + "\n" }

// row is the row that a step changes.
func (k *killedFile) row(step int) int {
	if step%5 == 4 {
		step--
	}
	return step * 7 % killGames
}

func (k *killedFile) step(step int) {
	row := k.row(step)
	switch step % 5 {
	case 3:
		k.gone = k.games[row]
		k.games = slices.Delete(slices.Clone(k.games), row, row+1)
	case 4:
		k.games = slices.Insert(slices.Clone(k.games), row, k.gone)
	default:
		k.games = slices.Clone(k.games)
		k.games[row] = killedGame(row, step)
	}
}

// changeUntilKilled goes on with the steps from one on, and says a byte after each.
func changeUntilKilled(t *testing.T, path string, step int) {
	t.Helper()
	s := NewSettler(NewFiles(os.Getenv("PASSEDPAWN_BACKUPS"), time.Now), 0, time.Hour, func(err error) {
		t.Error(err)
		os.Exit(1)
	})
	f := s.Files()
	f.large, f.rough = 0, 0
	for k := (&killedFile{}); ; step++ {
		c := File(path, "", chess).Over(f)
		table, row := list(t, c), k.row(step)
		var err error
		switch step % 5 {
		case 3:
			_, err = f.DeleteGames(c, table, []int32{int32(row)}, unwrapped)
		case 4:
			var all []Backup
			all, err = f.Backups()
			for _, b := range all {
				if b.Deleted {
					_, err = f.Restore(b, unwrapped)
					break
				}
			}
		default:
			_, err = f.Save(originalIn(t, f, c, table, row), killedGame(row, step), Refuse)
		}
		if err != nil {
			t.Fatal(err)
		}
		_, _ = os.Stdout.Write([]byte{'.'})
	}
}

// TestChangesKilled kills a copy that changes a file again and again, while these changes
// are written to it. Nothing that was said to be done is lost, and at every moment another
// program sees the file whole, as it was after some step.
func TestChangesKilled(t *testing.T) {
	if path := os.Getenv("PASSEDPAWN_CHANGED"); path != "" {
		step, _ := strconv.Atoi(os.Getenv("PASSEDPAWN_STEP"))
		changeUntilKilled(t, path, step)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	k, done := newKilledFile(), 0
	path, backups := fileOf(t, k.text()), t.TempDir()
	after := []string{k.text()} // each number of steps
	text := func(steps int) string {
		for len(after) <= steps {
			k.step(len(after) - 1)
			after = append(after, k.text())
		}
		return after[steps]
	}
	const most = 200 // steps that are done before they are read
	seen := 0        // the file on disk was last seen as after so many steps
	whole := func(round, most int) {
		got := contents(t, path)
		for n := seen; n <= most; n++ {
			if text(n) == got {
				seen = n
				return
			}
		}
		t.Fatalf("round %d, after %d to %d steps: the file has %d bytes:\n%.500q", round, seen, most, len(got), got)
	}
	for round := range longtest.OfNight(30, 80, 500) {
		cmd := exec.Command(self, "-test.run", "^TestChangesKilled$")
		cmd.Env = append(os.Environ(), "PASSEDPAWN_CHANGED="+path, "PASSEDPAWN_BACKUPS="+backups, fmt.Sprint("PASSEDPAWN_STEP=", done))
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		in, said := bufio.NewReader(out), 0
		for range round%13 + 1 {
			if b, err := in.ReadByte(); err != nil || b != '.' {
				rest, _ := io.ReadAll(in)
				t.Fatalf("round %d, after %d steps: %v, said %s", round, done+said, err, rest)
			}
			said++
			whole(round, done+said+most)
		}
		_ = cmd.Process.Kill()
		rest, _ := io.ReadAll(in)
		_ = cmd.Wait()
		said += len(rest)
		whole(round, done+said+1)
		s := NewSettler(NewFiles(backups, time.Now), time.Hour, time.Hour, func(err error) { t.Error(err) })
		if err := s.Flush(); err != nil {
			t.Fatal(err)
		}
		s.Close()
		switch contents(t, path) {
		case text(done + said):
			done += said
		case text(done + said + 1):
			done += said + 1
		default:
			t.Fatalf("round %d: %d steps were done after %d, and the file is\n%.500q", round, said, done, contents(t, path))
		}
		seen = done
	}
	t.Logf("%d steps", done)
}
