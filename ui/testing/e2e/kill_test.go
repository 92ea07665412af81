package e2e

import (
	"bytes"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// kills returns how often TestWindowKilled kills the program. PASSEDPAWN_KILLS sets another
// number, such as 1,000 before a release.
func kills() int {
	if n, err := strconv.Atoi(os.Getenv("PASSEDPAWN_KILLS")); err == nil {
		return n
	}
	return longtest.OfNight(5, 25, 100)
}

// A tally counts the kills by what the program was doing, and what they left.
type tally struct{ starting, playing, saving, plies, old, new, leftovers int }

// A victim is a program that is killed again and again.
type victim struct {
	*screen
	binary      string
	home, other string // of the game that goes on, and of the files that are saved
	rand        *rand.Rand
	last        int // plies of that game
	tally       tally
}

// TestWindowKilled kills the program at random moments: while it starts, in the middle of a
// game and while it saves into a file. No ply that was on the disk is lost, the next start
// continues the game, and the file is either the old or the new one.
func TestWindowKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	v := &victim{screen: newScreen(t), binary: killed(t), rand: rand.New(rand.NewPCG(22, 7))}
	v.begin()
	for n := range kills() {
		switch {
		case n%10 == 3:
			v.killStarting()
		case n%3 == 2:
			v.killSaving()
		default:
			v.killPlaying()
		}
		if t.Failed() {
			break
		}
	}
	v.cleared()
	t.Logf("%d kills (%d while starting, %d while playing, %d while saving): %d plies were played on, the files saved were %d old and %d new; %d "+
		"drafts and empty files were left, and cleared",
		v.tally.starting+v.tally.playing+v.tally.saving, v.tally.starting, v.tally.playing, v.tally.saving,
		v.tally.plies, v.tally.old, v.tally.new, v.tally.leftovers)
}

// cleared starts the program once more, which removes what the kills have left.
func (v *victim) cleared() {
	v.t.Helper()
	for _, home := range []string{v.home, v.other} {
		p := v.start(home, "Passed Pawn")
		v.until("what was left to be cleared", func() bool { return len(leftovers(home)) == 0 })
		p.kill()
	}
}

// start starts the program and waits for its window.
func (v *victim) start(home, title string, args ...string) *program {
	v.t.Helper()
	p := v.runBinary(v.binary, home, args...)
	v.titled(title)
	v.board()
	return p
}

// begin starts with another home, and saves the first plies of a game in it.
func (v *victim) begin() {
	v.t.Helper()
	const settings = atRest + "sound = false\n"
	v.home, v.other = home(v.t, settings), home(v.t, settings)
	p := v.start(v.home, "Passed Pawn")
	v.types("e4")
	v.types("e5")
	v.until("the first plies", func() bool { return plies(v.t, v.home) == 2 })
	p.kill()
	v.last = 2
}

// killed returns the program to kill. A quick run takes the tests' own binary, which need
// not be built.
func killed(t testing.TB) string {
	t.Helper()
	if longtest.Asked() || os.Getenv("PASSEDPAWN_KILLS") != "" || os.Getenv("PASSEDPAWN_BINARY") != "" {
		return builtHere(t)
	}
	self, err := os.Executable()
	must(t, err)
	return self
}

// builtHere builds the program, or returns the one that PASSEDPAWN_BINARY names.
func builtHere(t testing.TB) string {
	t.Helper()
	if path := os.Getenv("PASSEDPAWN_BINARY"); path != "" {
		return path
	}
	path := filepath.Join(t.TempDir(), "passedpawn")
	if out, err := exec.Command("go", "build", "-o", path, "passedpawn").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return path
}

// random returns random moves that continue a line.
func (v *victim) random(line []rules.Position) (sans []string) {
	v.t.Helper()
	for range 20 {
		now := line[len(line)-1]
		moves := now.Moves()
		if len(moves) == 0 {
			break
		}
		m := moves[v.rand.IntN(len(moves))]
		next, err := now.Play(m)
		must(v.t, err)
		line, sans = append(line, next), append(sans, orthodox.Rules{}.Write(now, m))
	}
	return sans
}

// onDisk returns the moves and positions of the game on the disk.
func (v *victim) onDisk() (sans []string, line []rules.Position) {
	v.t.Helper()
	var chess orthodox.Rules
	line = []rules.Position{chess.Start()}
	rec := kept(v.t, v.home)
	if rec == nil {
		return nil, line
	}
	for _, m := range rec.Moves() {
		now := line[len(line)-1]
		next, err := now.Play(m)
		must(v.t, err)
		sans, line = append(sans, chess.Write(now, m)), append(line, next)
	}
	return sans, line
}

// keeps checks that the moves seen on the disk are still there.
func (v *victim) keeps(seen []string) {
	v.t.Helper()
	now, line := v.onDisk()
	if len(now) < len(seen) || !slices.Equal(now[:len(seen)], seen) {
		v.t.Errorf("%d plies were on the disk, after the kill there are %d:\n%v\n%v", len(seen), len(now), seen, now)
	}
	v.tally.plies += len(now) - v.last
	v.last = len(now)
	if over := (orthodox.Rules{}).Outcome(line).Over(); over || len(now) > 300 {
		v.begin()
	}
}

// leftovers returns the files that a kill has left among the games, and beside the person's
// files.
func leftovers(home string) (left []string) {
	for _, pattern := range []string{"config/passedpawn/*", "data/passedpawn/*", "data/passedpawn/*/*", "files/*", "files/.*"} {
		all, _ := filepath.Glob(filepath.Join(home, filepath.FromSlash(pattern)))
		for _, path := range all {
			info, err := os.Lstat(path)
			if strings.HasPrefix(filepath.Base(path), ".writing-") || err == nil && info.Size() == 0 && filepath.Ext(path) == ".pgn" {
				left = append(left, path)
			}
		}
	}
	return left
}

func (v *victim) killStarting() {
	seen, _ := v.onDisk()
	p := v.runBinary(v.binary, v.home)
	v.killAfter(p, v.work(time.Second))
	v.tally.starting++
	v.keeps(seen)
}

// work returns a random processor time up to a limit.
func (v *victim) work(most time.Duration) time.Duration {
	return time.Duration(v.rand.Int64N(int64(most)))
}

// killAfter kills a program after it has used an amount of processor time, or as soon as it
// is idle. So the moment depends on what the program does, and not on how busy the machine
// is.
func (v *victim) killAfter(p *program, work time.Duration) {
	v.t.Helper()
	before, first := used(p.cmd.Process.Pid), p.talk.asked+1
	until(v.t, "the program to work", func() bool {
		p.talk.ask()
		a := p.talk.hear()
		return used(p.cmd.Process.Pid)-before >= work || a.question >= first && a.state == "idle" || p.over()
	})
	p.kill()
}

// killMeanwhile kills a program after it has used an amount of processor time, or when over
// is closed. Then it closes dead.
func killMeanwhile(p *program, work time.Duration, over <-chan bool) (dead <-chan bool) {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer p.kill()
		beats := time.NewTicker(beat)
		defer beats.Stop()
		for before := used(p.cmd.Process.Pid); used(p.cmd.Process.Pid)-before < work; {
			select {
			case <-over:
				return
			case <-beats.C:
			}
		}
	}()
	return done
}

// killPlaying kills the program while it plays.
func (v *victim) killPlaying() {
	v.t.Helper()
	seen, line := v.onDisk()
	p := v.start(v.home, "Passed Pawn")
	over := make(chan bool)
	dead := killMeanwhile(p, v.work(2*time.Second), over)
	look := func() (over bool) {
		now, _ := v.onDisk()
		select {
		case <-dead:
			return true
		default:
			seen = now
			return false
		}
	}
	for _, san := range v.random(line) {
		keys := []string{"key", "--delay", "2"}
		for _, sign := range san {
			keys = append(keys, keyNames(sign))
		}
		v.hand(append(keys, "Return")...)
		for range 10 {
			if look() {
				break
			}
		}
	}
	close(over)
	<-dead
	v.tally.playing++
	v.keeps(seen)
}

// keyNames are the names of keys for xdotool.
func keyNames(sign rune) string {
	if name, ok := map[rune]string{'=': "equal", '-': "minus", '+': "plus", '#': "numbersign"}[sign]; ok {
		return name
	}
	return string(sign)
}

// killSaving comments on a game of a file, and kills the program while it saves the file.
func (v *victim) killSaving() {
	v.t.Helper()
	dir := filepath.Join(v.other, "files")
	must(v.t, os.MkdirAll(dir, 0o755))
	path := filepath.Join(dir, "one.pgn")
	const game = "[White \"Berg\"]\n\n1. d4 d5 1-0\n"
	must(v.t, os.WriteFile(path, []byte(game), 0o644))
	p := v.start(v.other, "one.pgn – Passed Pawn", path)
	v.hand("key", "Right", "ctrl+e")
	v.asked()
	v.hand("type", "good")
	v.hand("key", "ctrl+Return")
	v.titled("● one.pgn – Passed Pawn (edited)")
	more := "\n" + strings.Repeat("[White \"Berg\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n\n", 20_000)
	f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	must(v.t, err)
	_, err = f.WriteString(more)
	must(v.t, err)
	must(v.t, f.Close())
	v.hand("key", "ctrl+s")
	v.killAfter(p, v.work(1+v.work(400*time.Millisecond))) // rather soon
	v.tally.saving++
	v.tally.leftovers += len(leftovers(v.other))
	data, err := os.ReadFile(path)
	must(v.t, err)
	switch {
	case bytes.Equal(data, []byte(game+more)):
		v.tally.old++
	case bytes.HasSuffix(data, []byte(more)) && strings.Contains(string(data[:len(data)-len(more)]), "1. d4 {good} 1... d5 1-0"):
		v.tally.new++
	default:
		v.t.Errorf("the file is neither the old one nor the new one, %d bytes:\n%.300s", len(data), data)
	}
	games, err := filepath.Glob(filepath.Join(v.other, "data", "passedpawn", "games", "*.pgn"))
	must(v.t, err)
	for _, path := range games {
		read(v.t, path)
	}
}
