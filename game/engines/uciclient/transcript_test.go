package uciclient

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// A transcript is a dialogue with a real engine, in testdata. Lines begin with "> " if
// they were said to the engine, with "< " if the engine said them, and with "= " if they
// say what came of a question. PASSEDPAWN_RECORD=1 records them anew.
var transcripts = []struct {
	name, game string
	args       []string
	positions  []string // "" for the usual start
}{
	{"stockfish", "chess", nil, []string{"", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"}},
	{"gnuchess", "chess", []string{"--uci"}, []string{"", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"}},
	{"fairy-stockfish", "chess", nil, []string{"", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"}},
	{"fairy-stockfish", "shogi", nil, []string{"", "4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1", "7nk/7pp/9/9/9/9/9/9/K8 b RN 1"}},
}

// asked are the questions of a transcript, all about one game.
func asked(r rules.Rules, position string) []player.Question {
	p := r.Start()
	if position != "" {
		p, _ = r.Parse(position)
	}
	q := player.Question{Game: &player.Game{Rules: r.ID(), Start: position}, Line: []rules.Position{p}}
	deep, timed := q, q
	deep.Limits, deep.Lines = player.Limits{Depth: 5}, 2
	timed.Clocks = [2]clock.Turn{{Left: time.Second, Increment: 10 * time.Millisecond}, {Left: 2 * time.Second, Increment: 10 * time.Millisecond}}
	if r.ID() == shogi {
		timed.Clocks[p.Turn()] = clock.Turn{Left: 1300 * time.Millisecond, Free: 300 * time.Millisecond}
	}
	return []player.Question{deep, timed}
}

// dialogue asks a process all questions of a transcript and returns what comes of them.
func dialogue(t *testing.T, s *process, game string, positions []string) (results []string) {
	t.Helper()
	r, _ := variants.All().Find(game)
	for _, position := range positions {
		for _, q := range asked(r, position) {
			var last [ranks]player.Thought
			q.Watch = func(th player.Thought) { last[th.Rank-1] = th }
			if err := s.prepare(context.Background(), r, q); err != nil {
				t.Fatal(err)
			}
			a, err := s.search(context.Background(), r, q)
			result := fmt.Sprintf("= %s, error %v", rules.Coordinates(r, a.Move), err)
			for _, th := range last {
				if th.Rank > 0 {
					result += fmt.Sprintf("; rank %d depth %d/%d score %d mate %d nodes %d line", th.Rank, th.Depth, th.SelDepth, th.Score, th.Mate, th.Nodes)
					for _, m := range th.Line {
						result += " " + rules.Coordinates(r, m)
					}
				}
			}
			results = append(results, result)
			// An engine that found no move is asked again nevertheless.
			s.fault = nil
		}
	}
	return results
}

// recorded returns a command whose dialogue is written into a file.
func recorded(c Command, file string) Command {
	return Command{os.Args[0], append([]string{"record", file, c.Path}, c.Args...)}
}

// record passes what is said to an engine and what it says on to a file.
func record(name string, args []string, file string) {
	out, _ := os.Create(file)
	cmd := exec.Command(name, args...)
	in, _ := cmd.StdinPipe()
	said, _ := cmd.StdoutPipe()
	if cmd.Start() != nil {
		os.Exit(9)
	}
	var both sync.Mutex
	go func() {
		for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
			both.Lock()
			fmt.Fprintln(out, ">", lines.Text())
			both.Unlock()
			fmt.Fprintln(in, lines.Text())
		}
	}()
	for lines := bufio.NewScanner(said); lines.Scan(); {
		both.Lock()
		fmt.Fprintln(out, "<", lines.Text())
		fmt.Println(lines.Text())
		both.Unlock()
	}
}

// replay answers a process as a transcript says, and reports what should have been said.
func replay(s *process, lines []string, m *mailbox) (wrong string) {
	for _, line := range lines {
		switch mark, text, _ := strings.Cut(line, " "); mark {
		case "<":
			if text = strings.TrimSpace(text); text != "" {
				m.receive([]byte(text))
			}
		case ">":
			if got := <-s.child.commands; got != text {
				return fmt.Sprintf("it says %q, want %q", got, text)
			}
		}
	}
	return ""
}

// TestTranscripts plays the engine's part in the dialogues.
func TestTranscripts(t *testing.T) {
	for _, tt := range transcripts {
		t.Run(tt.name+" "+tt.game, func(t *testing.T) {
			file := filepath.Join("testdata", tt.name+"-"+tt.game+".txt")
			c := Config{Name: tt.name, Rules: variants.All(), Options: map[string]string{"Hash": "8", "Skill Level": "20"}}
			r, _ := c.Rules.Find(tt.game)
			if os.Getenv("PASSEDPAWN_RECORD") != "" {
				c.Command = recorded(peer(t, tt.name, tt.args...).Command, absolute(t, file))
				s, err := open(c, languageOf(r), false, nil)
				if err != nil {
					t.Fatal(err)
				}
				results := dialogue(t, s, tt.game, tt.positions)
				s.end()
				text, _ := os.ReadFile(file)
				text = append(text, strings.Join(results, "\n")+"\n"...)
				if err := os.WriteFile(file, text, 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(strings.TrimSpace(string(text)), "\n")
			want := slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return !strings.HasPrefix(l, "=") })
			quit := slices.Index(lines, "> quit")
			m := newMailbox()
			s := &process{
				child: &child{commands: make(chan string, commands)}, mailbox: m, config: c, waits: patiently(Waits{}), language: languageOf(r),
				began: time.Now(), sent: map[string]string{},
			}
			_ = s.send(string(s.language))
			wrong := make(chan string, 1)
			go func() { wrong <- replay(s, lines[:quit], m) }()
			got := dialogue(t, s, tt.game, tt.positions)
			if w := <-wrong; w != "" {
				t.Error(w)
			}
			for i := range want {
				if i >= len(got) || got[i] != want[i] {
					t.Errorf("question %d:\n%s, want\n%s", i+1, got[min(i, len(got)-1)], want[i])
				}
			}
		})
	}
}

// absolute returns a path from the root.
func absolute(t *testing.T, path string) string {
	t.Helper()
	path, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return path
}
