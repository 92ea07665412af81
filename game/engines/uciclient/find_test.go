package uciclient

import (
	"errors"
	"slices"
	"testing"
)

func TestFind(t *testing.T) {
	there := map[string]string{
		"gnuchess": "/usr/games/gnuchess", "stockfish": "/opt/sf/stockfish", "ethereal": "/bin/e",
		"ethereal-chess": "/bin/e", "chess": "/usr/games/chess",
	}
	var got []string
	for _, k := range Find(func(name string) (string, error) {
		if path := there[name]; path != "" {
			return path, nil
		}
		return "", errors.New("not found")
	}) {
		got = append(got, k.Name+": "+k.Command.Path)
		if (k.Name == "GNU Chess") != slices.Equal(k.Command.Args, []string{"--uci"}) {
			t.Errorf("%s is started with %q", k.Name, k.Command.Args)
		}
	}
	if want := []string{"Stockfish: /opt/sf/stockfish", "Ethereal: /bin/e", "GNU Chess: /usr/games/gnuchess"}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}
