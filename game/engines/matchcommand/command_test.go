package matchcommand

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/tournament"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
	"passedpawn/game/variants"
)

// byNumber are engines named by the number of a level.
var byNumber = Engines{
	Games: variants.All(),
	Parse: func(text, _ string) (tournament.Engine, error) {
		if _, err := strconv.Atoi(text); err != nil {
			return tournament.Engine{}, errors.New("no level")
		}
		return tournament.Engine{Name: "level " + text, Spec: text}, nil
	},
	Entrant: func(e tournament.Engine, game string) (tournament.Entrant, error) {
		n, err := strconv.Atoi(e.Spec)
		return tournament.Entrant{New: func(seed uint64) (player.Thinker, error) {
			if !rules.Chess(game) {
				return anyMove(seed), nil
			}
			return engine.Opponent{Level: engine.Level(n), Seed: seed}, nil
		}}, err
	},
	Probe: func(_ context.Context, e tournament.Engine, _ string) error {
		if e.Spec == "99" {
			return errors.New("it does not start")
		}
		return nil
	},
}

// anyMove plays moves by lot.
type anyMove uint64

func (a anyMove) Think(_ context.Context, q player.Question) (player.Action, error) {
	moves := q.Position().Moves()
	draw := player.Random(uint64(a) + uint64(len(q.Line)))
	return player.Action{Move: moves[int(draw()*float64(len(moves)))]}, nil
}

// TestMain runs the command in a process of its own if a test asks for it. The process is
// killed after a number of games, if that is more than none.
func TestMain(m *testing.M) {
	asked := os.Getenv("PASSEDPAWN_TEST_MATCH")
	if asked == "" {
		os.Exit(m.Run())
	}
	left, err := strconv.Atoi(asked)
	if err != nil {
		panic(err)
	}
	told := writer(func(text string) {
		_, _ = os.Stderr.WriteString(text)
		games := strings.Count(text, " - ")
		if left -= games; games > 0 && left == 0 {
			go kill() // while games that have ended are written
			select {}
		}
	})
	os.Exit(Run(context.Background(), os.Args[1:], byNumber, os.Stdout, told))
}

// kill kills this process.
func kill() {
	if p, err := os.FindProcess(os.Getpid()); err == nil {
		_ = p.Kill()
	}
}

// fast are options for games that are short and always the same.
func fast(path string, more ...string) []string {
	return append([]string{"--pgn", path, "--nodes", "60", "--seed", "5", "--resign", "1,150", "--draw", "10,1,150"}, more...)
}

// TestKilled kills the process of a match again and again, after numbers of games from a
// fixed seed. At most two more games end before the process does. The match has the same
// games in the end as one that was never interrupted: none twice, and none lost.
func TestKilled(t *testing.T) {
	dir := t.TempDir()
	rounds := strconv.Itoa(longtest.Of(8, 60))
	calm, killed := filepath.Join(dir, "calm.pgn"), filepath.Join(dir, "killed.pgn")
	run := func(path string, after int) (over bool) {
		c := exec.Command(os.Args[0], fast(path, "--rounds", rounds, "--concurrency", "3", "1", "2")...)
		c.Env = append(os.Environ(), "PASSEDPAWN_TEST_MATCH="+strconv.Itoa(after))
		var told bytes.Buffer
		c.Stderr = &told
		err := c.Run()
		if after == 0 && err != nil {
			t.Fatalf("%v: %s", err, told.String())
		}
		return err == nil
	}
	run(calm, 0)
	random, kills := rand.New(rand.NewPCG(28, 1)), 0
	for !run(killed, 1+random.IntN(3)) {
		if kills++; kills > 1000 {
			t.Fatal("the match never ends")
		}
	}
	want, got := matchtest.Rounds(t, calm), matchtest.Rounds(t, killed)
	if n, _ := strconv.Atoi(rounds); len(want) != 2*n || len(got) != 2*n || kills < 3 {
		t.Errorf("%d games, %d after %d kills", len(want), len(got), kills)
	}
	for round, text := range want {
		if got[round] != text {
			t.Errorf("game %s is\n%s, want\n%s", round, got[round], text)
		}
	}
	t.Logf("%d kills", kills)
}

// TestCommand plays a match, pauses it and goes on with it.
func TestCommand(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.pgn")
	args := fast(path, "1", "--rounds", "3", "2", "1")
	ctx, pause := context.WithCancel(context.Background())
	defer pause()
	var out, errs bytes.Buffer
	hears := writer(func(text string) {
		if errs.WriteString(text); strings.Contains(text, "4/18") {
			pause()
		}
	})
	if status := Run(ctx, args, byNumber, &out, hears); status != 3 || !strings.Contains(errs.String(), "Paused") {
		t.Errorf("status %d, said\n%s", status, errs.String())
	}
	out.Reset()
	errs.Reset()
	if status := Run(context.Background(), args, byNumber, &out, &errs); status != 0 {
		t.Errorf("status %d, said\n%s", status, errs.String())
	}
	if !strings.Contains(errs.String(), "4 of 18 games are already over") {
		t.Errorf("said\n%s", errs.String())
	}
	for _, want := range []string{"18 of 18 games", "level 1", "level 2", "level 1 (2)", "/6"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the table lacks %q:\n%s", want, out.String())
		}
	}
	if n := len(matchtest.Rounds(t, path)); n != 18 {
		t.Errorf("%d games", n)
	}
	for _, other := range [][]string{{"--depth", "2"}, {"3"}, {"--seed", "6"}} {
		errs.Reset()
		if status := Run(context.Background(), slices.Concat(args, other), byNumber, &out, &errs); status != 1 || !strings.Contains(errs.String(), "other options") {
			t.Errorf("%v: status %d, said %q", other, status, errs.String())
		}
	}
}

// TestShogi plays a match in shogi, whose games can be read, and refuses to continue it as
// chess.
func TestShogi(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.pgn")
	args := []string{"--pgn", path, "1", "2", "--nodes", "1", "--seed", "5", "--rounds", "2"}
	var out, errs bytes.Buffer
	if status := Run(context.Background(), append(args, "--variant", "Shogi"), byNumber, &out, &errs); status != 0 ||
		!strings.Contains(out.String(), "4 of 4 games") {
		t.Errorf("status %d, said\n%s%s", status, out.String(), errs.String())
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	games := pgn.Scan(string(data))
	for _, item := range games {
		rec, err := pgn.Read(item, variants.All())
		if err != nil || rec.Rules != "shogi" || rec.Tag("Termination") != "normal" {
			t.Errorf("%v in\n%s", err, item.Raw)
		}
	}
	if len(games) != 4 {
		t.Errorf("%d games", len(games))
	}
	errs.Reset()
	if status := Run(context.Background(), args, byNumber, &out, &errs); status != 1 || !strings.Contains(errs.String(), "other options") {
		t.Errorf("status %d, said %q", status, errs.String())
	}
}

type writer func(text string)

func (w writer) Write(text []byte) (int, error) {
	w(string(text))
	return len(text), nil
}

func TestCommandsThatCannotRun(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.pgn")
	for _, tt := range []struct {
		args   []string
		status int
		say    string
	}{
		{[]string{"--help"}, 0, "Usage: passedpawn --match"},
		{[]string{"--help"}, 0, "eurasian-long-yeomanned, chess960\n"},
		{[]string{"1", "2"}, 2, "--pgn"},
		{fast(path, "1", "2", "--variant", "xiangqi"), 2, `"xiangqi" is not a game`},
		{fast(path, "1"), 2, "2 to 64 engines"},
		{fast(path, "1", "x"), 2, "x: no level"},
		{fast(path, "1", "2", "--format", "swiss"), 2, "swiss"},
		{fast(path, "1", "2", "--sprt", "0,5"), 2, "4 numbers"},
		{fast(path, "1", "2", "--tc", "soon"), 2, "soon"},
		{fast(path, "1", "2", "--openings", path), 2, "m.pgn"},
		{fast(path, "1", "2", "--nonsense"), 2, "nonsense"},
		{fast(path, "1", "99"), 1, "level 99: it does not start"},
	} {
		var said bytes.Buffer
		if status := Run(context.Background(), tt.args, byNumber, &said, &said); status != tt.status || !strings.Contains(said.String(), tt.say) {
			t.Errorf("%v: status %d, said %q", tt.args, status, said.String())
		}
	}
}

// TestTest stops a match when its test is decided.
func TestTest(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.pgn")
	var out bytes.Buffer
	args := fast(path, "3", "1", "--rounds", "500", "--sprt", "0,100,0.05,0.05", "--concurrency", "2")
	if status := Run(context.Background(), args, byNumber, &out, io.Discard); status != 0 || !strings.Contains(out.String(), "H1 accepted") {
		t.Errorf("status %d, said\n%s", status, out.String())
	}
	if n := len(matchtest.Rounds(t, path)); n < 4 || n > 200 {
		t.Errorf("decided after %d games", n)
	}
}
