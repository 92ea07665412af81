package clock

import (
	"testing"
	"time"

	"passedpawn/game/rules"
)

// TestAfter reads notes in the forms of other programs.
func TestAfter(t *testing.T) {
	for _, tt := range []struct {
		name, control string
		notes         []Notes // White's first
		white, black  time.Duration
		overtime      [2]int
		told          bool
	}{
		{"what is left", "300+2", []Notes{{Clk: "0:04:50"}, {Clk: "0:04:10"}}, 290 * time.Second, 250 * time.Second, [2]int{}, true},
		{"how long it took", "300+2", []Notes{{Emt: "0:00:10"}, {Emt: "0:00:30"}, {Emt: "0:01:00"}}, 234 * time.Second, 272 * time.Second, [2]int{}, true},
		{"both", "300", []Notes{{Clk: "0:04:50", Emt: "0:00:10"}, {Emt: "0:00:05"}}, 290 * time.Second, 295 * time.Second, [2]int{}, true},
		{"a delay", "300d5", []Notes{{Emt: "0:00:04"}, {Emt: "0:00:07"}}, 300 * time.Second, 298 * time.Second, [2]int{}, true},
		{"a part given back", "300b5", []Notes{{Emt: "0:00:04"}, {Emt: "0:00:07"}}, 300 * time.Second, 298 * time.Second, [2]int{}, true},
		{"an hourglass", "*60", []Notes{{Emt: "0:00:10"}}, 50 * time.Second, 70 * time.Second, [2]int{}, true},
		{"byoyomi", "60:3x30", []Notes{{Emt: "0:01:40"}, {Emt: "0:00:10"}}, 30 * time.Second, 50 * time.Second, [2]int{2, 0}, true},
		{"different times", "300|60", []Notes{{Emt: "0:00:10"}, {Emt: "0:00:10"}}, 290 * time.Second, 50 * time.Second, [2]int{}, true},
		{"nothing", "300", []Notes{{}, {}}, 300 * time.Second, 300 * time.Second, [2]int{}, false},
		{"nonsense", "300", []Notes{{Clk: "soon"}, {Emt: "long"}}, 300 * time.Second, 300 * time.Second, [2]int{}, false},
	} {
		c, err := Parse(tt.control)
		if err != nil {
			t.Fatal(err)
		}
		had, told := c.Full(), false
		for i, n := range tt.notes {
			had, told = c.After(had, rules.Side(i%2), n)
		}
		if had[0].Left != tt.white || had[1].Left != tt.black || told != tt.told || had[0].Overtime != tt.overtime[0] {
			t.Errorf("%s: %+v, told: %v", tt.name, had, told)
		}
		if had[0].Made != (len(tt.notes)+1)/2 || had[1].Made != len(tt.notes)/2 {
			t.Errorf("%s: made are %d and %d moves", tt.name, had[0].Made, had[1].Made)
		}
	}
}
