package uciclient

import "testing"

// TestNoPrograms asks for an engine in a browser, and is told why there is none.
func TestNoPrograms(t *testing.T) {
	_, err := Probe(t.Context(), Command{Path: "/usr/games/stockfish"}, nil, nil)
	if want := "stockfish could not be started: a browser cannot start programs"; err == nil || err.Error() != want {
		t.Errorf("%v, want %q", err, want)
	}
	if found := Installed(); len(found) > 0 {
		t.Errorf("%v is installed", found)
	}
}
