package clock

import (
	"testing"
	"time"

	"passedpawn/game/rules"
)

func TestParse(t *testing.T) {
	for _, tt := range []struct{ minutes, seconds string }{
		{"5", "300"},
		{"3+2", "180+2"},
		{"0.5+1", "30+1"},
		{" 40/90+30 : 30+30", "40/5400+30:1800+30"},
		{"", "-"},
		{"0+5", "0+5"},
		{"40/120", "40/7200"},
		{"5d3", "300d3"},
		{"25 b 10", "1500b10"},
		{"*3", "*180"},
		{"10:3x30", "600:3x30"},
		{"3x30", "0:3x30"},
		{"0:1x10", "0:1x10"},
		{"10:25/5", "600:25/300"},
		{"0:25/5", "0:25/300"},
		{"40/90+30:30+30:5x60", "40/5400+30:1800+30:5x60"},
		{"10d5:2x20", "600d5:2x20"},
		{"5+3 | 3+2", "300+3|180+2"},
		{"*3|*1", "*180|*60"},
		{"10:3x30|1", "600:3x30|60"},
		{"5|5", "300"},
		{"5d0", "300"},
	} {
		c, err := ParseMinutes(tt.minutes)
		if err != nil || c.String() != tt.seconds {
			t.Errorf("%q is %s, %v; want %s", tt.minutes, c, err, tt.seconds)
		}
		if again, err := Parse(tt.seconds); err != nil || again.String() != tt.seconds {
			t.Errorf("%q is read as %s, %v", tt.seconds, again, err)
		}
	}
	for _, text := range []string{
		"five", "+5", "-5", "5+-1", "0", "0+0", "5:3", "40/5:3:2", "0/5", "x/5", "1e9", "NaN", "Inf", "*", "*0", "*3+2", "40/*3",
		"*3:5", "5:*3", "5|", "|5", "5|3|1", "*3|5", "0d5", "d5", "0", "0x30", "3x0", "3x", "x30", "3x30:5", "40/5:3x30", "10:3x30:3x30", "10:25/0", "5:25/5+3",
		"2000x5", "3x30|", "5b3d2", "99999999/5", ":", "/",
	} {
		if c, err := ParseMinutes(text); err == nil {
			t.Errorf("%q is taken for %s", text, c)
		}
	}
	if c, err := Parse("?"); err != nil || c.Used() {
		t.Errorf("? is %v, %v", c, err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("40/5400+30:1800+30")
	f.Add("0.1+0.1")
	f.Add("600:3x30|*180")
	f.Add("0:25/300|300d5")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := Parse(text)
		if err != nil || !c.Used() {
			return
		}
		again, err := Parse(c.String())
		if err != nil || again.String() != c.String() {
			t.Errorf("%q is %s and then %s, %v", text, c, again, err)
		}
		full := c.Full()
		if full[0].Left <= 0 || full[1].Left <= 0 || c.Phrase().String() == "" {
			t.Errorf("%q begins with %v", text, full)
		}
		now, k := time.Unix(0, 0), New(c, full)
		for n := range 90 {
			side := rules.Side(n % 2)
			before := k.Flag(side, now)
			if k = k.Press(side, now); k.Flag(side, now) < before {
				t.Fatalf("%s: move %d takes time away: %v, %v", c, n, before, k.Flag(side, now))
			}
			now = now.Add(k.Flag(side.Other(), now) / 3)
			if k.Over(now) || k.Left(side, now) < 0 || k.Face(side, now).Text == "" {
				t.Fatalf("%s: move %d ends the game", c, n)
			}
			k = k.Start(side.Other(), now).Press(side.Other(), now).Stop(now)
		}
	})
}

func TestText(t *testing.T) {
	for _, tt := range []struct {
		left  time.Duration
		text  string
		until time.Duration
		note  string
	}{
		{0, "0:00.0", 100 * time.Millisecond, "0:00:00"},
		{time.Nanosecond, "0:00.1", time.Nanosecond, "0:00:00"},
		{9340 * time.Millisecond, "0:09.4", 40 * time.Millisecond, "0:00:09.34"},
		{20 * time.Second, "0:20", time.Second, "0:00:20"},
		{59900 * time.Millisecond, "1:00", 900 * time.Millisecond, "0:00:59.9"},
		{5 * time.Minute, "5:00", time.Second, "0:05:00"},
		{time.Hour + 5*time.Minute + 8500*time.Millisecond, "1:05:09", 500 * time.Millisecond, "1:05:08.5"},
	} {
		text, until := Text(tt.left)
		if note := Note(tt.left); text != tt.text || until != tt.until || note != tt.note {
			t.Errorf("%v is %q for %v and %q; want %q for %v and %q", tt.left, text, until, note, tt.text, tt.until, tt.note)
		}
		if d, ok := ParseNote(Note(tt.left)); !ok || (d-tt.left).Abs() > time.Millisecond/2 {
			t.Errorf("%v comes back as %v", tt.left, d)
		}
	}
	for _, text := range []string{"", "5:00", "a:b:c", "0:0:-5", "1:2:3:4"} {
		if d, ok := ParseNote(text); ok {
			t.Errorf("%q is taken for %v", text, d)
		}
	}
}

// TestShareLasts checks that a program that uses its share on every move never loses on
// time in a long game, whatever the control, even if it sometimes uses all the time it
// may and moves late.
func TestShareLasts(t *testing.T) {
	for _, tt := range []struct {
		control string
		late    time.Duration
	}{
		{"1+0.05", 15 * time.Millisecond},
		{"1+0.01", 5 * time.Millisecond},
		{"60", 15 * time.Millisecond},
		{"40/60", 15 * time.Millisecond},
		{"40/300:60", 15 * time.Millisecond},
		{"0+1", 15 * time.Millisecond},
		{"5400+30", 15 * time.Millisecond},
		{"2/10:10", 15 * time.Millisecond},
		{"60d2", 15 * time.Millisecond},
		{"10d0.1", 15 * time.Millisecond},
		{"60b2", 15 * time.Millisecond},
		{"*60", 15 * time.Millisecond},
		{"60:3x10", 15 * time.Millisecond},
		{"0:1x1", 15 * time.Millisecond},
		{"10:5/10", 15 * time.Millisecond},
	} {
		c, err := Parse(tt.control)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Unix(0, 0)
		k := New(c, c.Full()).Start(rules.White, now)
		for move := range 120 {
			turn := k.Turn(rules.White, now)
			enough, most := turn.Share()
			if enough > most || enough <= 0 {
				t.Fatalf("%s, move %d: %v and %v of %+v", tt.control, move, enough, most, turn)
			}
			now = now.Add(enough)
			if move%7 == 0 {
				now = now.Add(most - enough + tt.late)
			}
			if k.Over(now) {
				t.Fatalf("%s: move %d is too late: %+v", tt.control, move, turn)
			}
			k = k.Press(rules.White, now).Start(rules.White, now)
		}
	}
}

// TestShare divides the time left by 48 in sudden death, and by 24 or the moves to go with
// other controls: enough is 0.9 of that, most 3 times that, and time that cannot be kept is used.
func TestShare(t *testing.T) {
	const ms, s = time.Millisecond, time.Second
	for _, tt := range []struct {
		turn         Turn
		enough, most time.Duration
	}{
		{Turn{Left: 320*s + overhead}, 6 * s, 20 * s},
		{Turn{Left: 32*s + overhead}, 600 * ms, 2000 * ms},
		{Turn{Left: 32*s + overhead + ms, Free: ms}, 600 * ms, 2000 * ms},
		{Turn{Left: 3200*ms + overhead}, 60 * ms, 200 * ms},
		{Turn{Left: 240*s + overhead, Increment: 4 * s}, 12240 * ms, 40800 * ms},
		{Turn{Left: 240*s + overhead, ToGo: 40}, 9 * s, 30 * s},
		{Turn{Left: 240*s + overhead, ToGo: 10}, 21600 * ms, 72 * s},
		{Turn{Left: 270*s + overhead, Free: 30 * s}, 9*s + (27*s-overhead)*6/10, 30*s + 27*s - overhead},
		{Turn{Left: 30 * s, Free: 30 * s}, (27*s-overhead)*6/10 + ms/3, 27*s - overhead + ms*2/5},
	} {
		enough, most := tt.turn.Share()
		if (enough-tt.enough).Abs() > ms || (most-tt.most).Abs() > ms {
			t.Errorf("%+v: %v and %v, want %v and %v", tt.turn, enough, most, tt.enough, tt.most)
		}
	}
}

// TestReserve plays 100 moves in sudden death: the last ones still have a seventh of the time
// that the first one had.
func TestReserve(t *testing.T) {
	for _, left := range []time.Duration{time.Minute, 3 * time.Minute, 10 * time.Minute} {
		first, _ := Turn{Left: left}.Share()
		for now := range 100 {
			enough, _ := Turn{Left: left}.Share()
			if left -= enough; enough < first/7 {
				t.Errorf("move %d has %v, the first one %v", now+1, enough, first)
				break
			}
		}
	}
}

// TestByoyomiIsKnownBefore tells a side in its main time of the period that follows, which
// it cannot keep.
func TestByoyomiIsKnownBefore(t *testing.T) {
	const s = time.Second
	for _, tt := range []struct {
		control string
		used    time.Duration
		want    Turn
	}{
		{"600:3x30", 0, Turn{Left: 630 * s, Free: 30 * s}},
		{"600:3x30", 600*s - 1*s, Turn{Left: 31 * s, Free: 30 * s}},
		{"600:3x30", 610 * s, Turn{Left: 20 * s, Free: 20 * s}},
		{"0:1x30", 0, Turn{Left: 30 * s, Free: 30 * s}},
		{"600+5:1x30", 0, Turn{Left: 630 * s, Free: 30 * s, Increment: 5 * s}},
		{"600:25/300", 0, Turn{Left: 600 * s}},
	} {
		c, err := Parse(tt.control)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Unix(0, 0)
		k := New(c, c.Full()).Start(rules.White, now)
		if got := k.Turn(rules.White, now.Add(tt.used)); got != tt.want {
			t.Errorf("%s after %v: %+v, want %+v", tt.control, tt.used, got, tt.want)
		}
	}
}
