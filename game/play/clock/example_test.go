package clock_test

import (
	"fmt"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/rules"
)

// A clock is a value. Whoever has it says what time it is.
func Example() {
	control, err := clock.ParseMinutes("5+3")
	if err != nil {
		fmt.Println(err)
		return
	}
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	c := clock.New(control, control.Full()).Start(rules.White, now)

	now = now.Add(20 * time.Second)
	c = c.Press(rules.White, now) // White has moved, and Black's clock runs
	now = now.Add(4 * time.Minute)

	for _, side := range []rules.Side{rules.White, rules.Black} {
		text, _ := clock.Text(c.Left(side, now))
		fmt.Println(side, text)
	}
	fmt.Println("Black's flag falls in", c.Flag(rules.Black, now))
	// Output:
	// White 4:43
	// Black 1:00
	// Black's flag falls in 1m0s
}

// Parse reads a control as PGN files write it, in seconds.
func ExampleParse() {
	for _, text := range []string{"300", "180+2", "40/5400+30:1800+30", "600:3x30", "*180", "300|60", "soon"} {
		control, err := clock.Parse(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(control.Phrase())
	}
	// Output:
	// 5 min
	// 3 min + 2 s a move
	// 40 moves in 90 min + 30 s a move, then 30 min + 30 s a move
	// 10 min, then 3 × 30 s byoyomi
	// 3 min hourglass
	// White: 5 min; Black: 1 min
	// "soon" is not a valid time control: write minutes, or minutes+seconds, e.g. 7+4
}

// A byoyomi period in which a move is made is left whole.
func ExampleClock_Has() {
	control, err := clock.Parse("60:3x10")
	if err != nil {
		fmt.Println(err)
		return
	}
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	c := clock.New(control, control.Full()).Start(rules.White, now)

	now = now.Add(75 * time.Second)
	b := c.Has(rules.White, now)
	fmt.Println(b.Left, "in one of", b.Overtime, "periods")

	c = c.Press(rules.White, now)
	b = c.Has(rules.White, now)
	fmt.Println(b.Left, "in one of", b.Overtime, "periods")
	// Output:
	// 5s in one of 2 periods
	// 10s in one of 2 periods
}
