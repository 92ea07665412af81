package uciclient

import (
	"slices"
	"strings"
	"testing"
)

func TestValues(t *testing.T) {
	for _, tt := range []struct {
		o          Option
		text, want string
		ok         bool
	}{
		{Option{Type: OptionSpin, Min: 1, Max: 8}, "9", "8", true},
		{Option{Type: OptionSpin, Min: 1, Max: 8}, "-3", "1", true},
		{Option{Type: OptionSpin, Min: 1, Max: 8}, "many", "", false},
		{Option{Type: OptionCheck}, "true", "true", true},
		{Option{Type: OptionCheck}, "yes", "", false},
		{Option{Type: OptionCombo, Choices: []string{"a b"}}, "a b", "a b", true},
		{Option{Type: OptionCombo, Choices: []string{"a b"}}, "a", "", false},
		{Option{Type: OptionString}, "x y", "x y", true},
		{Option{Type: OptionString}, "x\nquit", "", false},
		{Option{Type: OptionButton}, "", "", true},
		{Option{Type: "wish"}, "x", "", false},
	} {
		if got, ok := tt.o.Value(tt.text); ok != tt.ok || ok && got != tt.want {
			t.Errorf("%+v takes %q as %q, %v", tt.o, tt.text, got, ok)
		}
	}
}

// TestBounds checks that no more memory and threads are offered than there are, unless the
// engine runs on another computer, and that thinking in the opponent's time is off.
func TestBounds(t *testing.T) {
	all := []Option{
		{Name: "Threads", Type: OptionSpin, Min: 1, Max: 1024},
		{Name: "Hash", Type: OptionSpin, Min: 1, Max: 33554432},
		{Name: "MultiPV", Type: OptionSpin, Min: 1, Max: 500},
		{Name: "ponder", Type: OptionCheck, Default: "true"},
		{Name: "Contempt", Type: OptionSpin, Max: 100},
	}
	got := settable(all, Resources{Threads: 4, Memory: 8000})
	if len(got) != 4 || got[0].Max != 4 || got[1].Max != 4000 || got[3].Max != 100 || got[2].Default != "false" {
		t.Errorf("offered are %+v", got)
	}
	for path, remote := range map[string]bool{"ssh": true, `/usr/bin/ssh`: true, "plink.exe": true, "stockfish": false, "/home/ssh/engine": false} {
		m := machineOf(Command{Path: path})
		if (m == Resources{}) != remote || !remote && (m.Threads < 1 || m.Memory < 100 || m.Memory > 1<<24) {
			t.Errorf("%s runs on %+v", path, m)
		}
	}
}

// TestOptionsAreSent checks what an engine is told: what a person set, if it is valid, and
// nothing twice.
func TestOptionsAreSent(t *testing.T) {
	s := &process{
		child: &child{commands: make(chan string, commands)}, mailbox: newMailbox(), language: UCI, sent: map[string]string{},
		config: Config{Command: Command{Path: "ssh"}, Analysis: true, Options: map[string]string{
			"hash": "64", "Threads": "99", "Skill Level": "20", "Nonsense": "1", "Style": "wild", "Path": "a\nquit", "File": "", "MultiPV": "7",
			"Clear Hash": "", "UCI_Elo": "oops", "Ponder": "true",
		}},
	}
	for _, text := range []string{
		"name Hash type spin default 16 min 1 max 1024", "name Threads type spin default 1 min 1 max 16", "name Skill Level type spin default 20 min 0 max 20",
		"name Style type combo default calm var calm var brave", "name Path type string default x", "name File type string default y",
		"name MultiPV type spin default 1 min 1 max 9",
		"name Clear Hash type button", "name UCI_Elo type spin default 1500 min 1000 max 2000", "name Ponder type check default true",
		"name UCI_AnalyseMode type check default false",
		"name UCI_Chess960 type check default false",
	} {
		s.mailbox.receive([]byte("option " + text))
	}
	for range 2 {
		if err := s.setOptions(); err != nil {
			t.Fatal(err)
		}
	}
	close(s.child.commands)
	var got []string
	for c := range s.child.commands {
		got = append(got, strings.TrimPrefix(c, "setoption name "))
	}
	want := []string{
		"Clear Hash", "File value <empty>", "Threads value 16", "Hash value 64", "UCI_AnalyseMode value true",
		"Clear Hash",
	}
	if !slices.Equal(got, want) {
		t.Errorf("sent %q, want %q", got, want)
	}
}
