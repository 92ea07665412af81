package uciclient

import (
	"maps"
	"testing"
)

// TestShare offers an engine half of the threads and a part of the memory, not more than it
// clears in a moment, and nothing of what is not known.
func TestShare(t *testing.T) {
	for machine, want := range map[Resources]Resources{
		{1, 900}: {1, 64}, {2, 3_900}: {1, 256}, {4, 7_900}: {2, 512}, {64, 257_000}: {32, 512}, {4, 0}: {2, 0}, {}: {},
	} {
		if got := machine.Share(); got != want {
			t.Errorf("of %+v an engine is offered %+v, want %+v", machine, got, want)
		}
	}
}

// TestShared gives the options for threads and memory of UCI and USI their values, within the
// bounds of the engine. An engine on another computer gets none.
func TestShared(t *testing.T) {
	spin := func(name string, most int) Option {
		return Option{Name: name, Type: OptionSpin, Default: "1", Min: 1, Max: most}
	}
	all := []Option{spin("Threads", 512), spin("USI_Hash", 300), spin("MultiPV", 9), {Name: "Hash", Type: OptionString}}
	share := Resources{4, 1024}
	here, there := Command{Path: "/bin/fish"}, Command{Path: "ssh", Args: []string{"host", "fish"}}
	if got := Shared(here, all, share); !maps.Equal(got, map[string]string{"Threads": "4", "USI_Hash": "300"}) {
		t.Errorf("it gets %v", got)
	}
	if got := Shared(there, all, share); len(got) > 0 {
		t.Errorf("an engine on another computer gets %v", got)
	}
	if got := Shared(here, all, Resources{}); len(got) > 0 {
		t.Errorf("nothing is known, and it gets %v", got)
	}
}
