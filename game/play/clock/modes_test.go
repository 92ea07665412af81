package clock

import (
	"testing"
	"time"

	"passedpawn/game/rules"
)

// sec returns a number of seconds as a duration.
func sec(n float64) time.Duration { return time.Duration(n * float64(time.Second)) }

// TestModes plays by the rules of each control: White thinks for some time about each
// move and Black for a second, and then White has the expected budget.
func TestModes(t *testing.T) {
	type move struct {
		think    float64
		left     float64
		overtime int
	}
	for _, tt := range []struct {
		control string
		moves   []move
	}{
		{"60+2", []move{{10, 52, 0}, {0, 54, 0}}},
		{"60d5", []move{{3, 60, 0}, {5, 60, 0}, {7, 58, 0}, {0, 58, 0}}},
		{"60b5", []move{{3, 60, 0}, {5, 60, 0}, {7, 58, 0}, {0, 58, 0}}},
		{"*60", []move{{10, 51, 0}, {2, 50, 0}}}, // Black's second is added
		{"20:3x10", []move{{19, 1, 0}, {1, 10, 3}, {9.999, 10, 3}, {10, 10, 2}, {3, 10, 2}, {19, 10, 1}, {9.9, 10, 1}}},
		{"20:3x10", []move{{45, 10, 1}}}, // beyond the main time and two periods
		{"0:1x30", []move{{29.9, 30, 1}, {12, 30, 1}}},
		{"20:3/60", []move{{25, 55, 2}, {10, 45, 1}, {44, 60, 3}, {1, 59, 2}}},
		{"0:2/60", []move{{10, 50, 1}, {49, 60, 2}}},
		{"2/20+1:10d2:2x5", []move{{5, 16, 0}, {6, 21, 0}, {3, 20, 0}, {23, 5, 2}, {6, 5, 1}}},
		{"2/20:2/20", []move{{5, 15, 0}, {5, 30, 0}, {5, 25, 0}, {5, 40, 0}, {5, 35, 0}}},
	} {
		t.Run(tt.control, func(t *testing.T) {
			c, err := Parse(tt.control)
			if err != nil {
				t.Fatal(err)
			}
			now := time.Unix(0, 0)
			k := New(c, c.Full()).Start(rules.White, now)
			for i, m := range tt.moves {
				now = now.Add(sec(m.think))
				if k.Over(now) {
					t.Fatalf("move %d: the flag has fallen", i)
				}
				k = k.Press(rules.White, now)
				now = now.Add(time.Second)
				k = k.Press(rules.Black, now)
				if b := k.Has(rules.White, now); b.Left != sec(m.left) || b.Overtime != m.overtime || b.Made != i+1 {
					t.Fatalf("move %d: %+v, want %v s and %d", i, b, m.left, m.overtime)
				}
			}
		})
	}
}

// TestFlags checks when the flag falls during a first move.
func TestFlags(t *testing.T) {
	for control, falls := range map[string]float64{
		"60": 60, "60+5": 60, "0+5": 5, "60d5": 65, "60b5": 60, "*60": 60, "60:3x10": 90, "0:1x10": 10, "60:5/20": 80, "0:5/20": 20, "40/60:30": 60, "60|10": 60,
	} {
		c, err := Parse(control)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Unix(0, 0)
		k := New(c, c.Full()).Start(rules.White, now)
		at := now.Add(sec(falls))
		if k.Flag(rules.White, now) != sec(falls) || k.Over(at.Add(-1)) || !k.Over(at) || k.Left(rules.White, at) != 0 {
			t.Errorf("%s: falls after %v", control, k.Flag(rules.White, now))
		}
	}
}

// TestFaces checks what clocks show, and the text beside it.
func TestFaces(t *testing.T) {
	for _, tt := range []struct {
		control string
		thought float64
		text    string
		until   float64
		low     bool
		count   int
		about   string
	}{
		{"600", 1, "9:59", 1, false, 0, ""},
		{"60", 45, "0:15.0", 0.1, true, 0, ""},
		{"60", 55.55, "0:04.5", 0.05, true, 5, ""},
		{"60d5", 2, "1:00", 4, false, 0, "5 s delay"},
		{"60b5", 2, "0:58", 1, false, 0, "5 s Bronstein"},
		{"*60", 2, "0:58", 1, false, 0, "hourglass"},
		{"60:3x30", 45, "0:15", 1, false, 0, "then 3 × 30 s byoyomi"},
		{"60:1x30", 51, "0:09", 1, true, 9, "then 30 s a move (byoyomi)"},
		{"60:1x30", 60, "0:30", 1, false, 0, "byoyomi, 30 s a move"},
		{"60:3x30", 62.5, "0:28 ×3", 0.5, false, 0, "byoyomi 30 s, 3 periods left"},
		{"60:3x30", 110.5, "0:10 ×2", 0.5, true, 10, "byoyomi 30 s, 2 periods left"},
		{"60:3x30", 149.5, "0:01 ×1", 0.5, true, 1, "byoyomi 30 s, last period"},
		{"60:25/300", 10, "0:50", 1, false, 0, "then 25 moves in every 5 min"},
		{"60:25/300", 61, "4:59", 1, false, 0, "25 moves left in this period"},
		{"60:1/300", 61, "4:59", 1, false, 0, "1 move left in this period"},
	} {
		c, err := Parse(tt.control)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Unix(0, 0)
		k := New(c, c.Full()).Start(rules.White, now)
		f := k.Face(rules.White, now.Add(sec(tt.thought)))
		if f.Text != tt.text || f.Until != sec(tt.until) || f.Low != tt.low || f.Count != tt.count || f.About.String() != tt.about {
			t.Errorf("%s after %v: %q for %v, low %v, count %d, %q", tt.control, tt.thought, f.Text, f.Until, f.Low, f.Count, f.About)
		}
	}
}

// TestPhrases checks the descriptions of controls.
func TestPhrases(t *testing.T) {
	for minutes, want := range map[string]string{
		"": "No clock", "10": "10 min", "0.5+1": "30 s + 1 s a move", "1.5": "1.5 min", "5d3": "5 min, 3 s delay",
		"5b3": "5 min, 3 s Bronstein", "*3": "3 min hourglass",
		"10:3x30": "10 min, then 3 × 30 s byoyomi", "1x30": "30 s a move (byoyomi)", "10:25/5": "10 min, then 25 moves in every 5 min",
		"40/90+30:30+30": "40 moves in 90 min + 30 s a move, then 30 min + 30 s a move", "5|3": "White: 5 min; Black: 3 min",
	} {
		if c, err := ParseMinutes(minutes); err != nil || c.Phrase().String() != want {
			t.Errorf("%s: %s, %v", minutes, c.Phrase(), err)
		}
	}
}

// TestTags writes controls to tags and reads them back.
func TestTags(t *testing.T) {
	for _, text := range []string{"-", "300+2", "*180", "600:3x30", "300|60d5"} {
		c, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		tags := map[string]string{}
		c.SetTags(func(name, value string) { tags[name] = value })
		if got := FromTags(func(name string) string { return tags[name] }); got.String() != text {
			t.Errorf("%s comes back as %s from %v", text, got, tags)
		}
	}
	if c := FromTags(func(string) string { return "slow" }); c.Used() {
		t.Errorf("a control that nobody knows is %s", c)
	}
}

// TestPause stops and restarts a clock during a move. Delays and periods do not begin
// again.
func TestPause(t *testing.T) {
	for control, want := range map[string]float64{"60d5": 59, "60:3x10": 54, "0:3x10": 4} {
		c, err := Parse(control)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Unix(0, 0)
		k := New(c, c.Full())
		for range 3 {
			k = k.Start(rules.White, now)
			now = now.Add(2 * time.Second)
			k = k.Stop(now)
			now = now.Add(time.Hour)
		}
		if left := k.Left(rules.White, now); left != sec(want) {
			t.Errorf("%s: %v are left", control, left)
		}
		if left := k.Add(rules.White, -time.Hour, now).Left(rules.White, now); left != c.Full()[0].Left {
			t.Errorf("%s: given back, %v are left", control, left)
		}
	}
}
