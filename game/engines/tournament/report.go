package tournament

import (
	"fmt"
	"math"
	"strings"
	"text/tabwriter"
)

// Report returns the standing as text for a terminal: a crosstable with the Elo
// difference of each engine to the others it met and its 95 % interval, then the test and
// the faults.
func (s Standing) Report() string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', tabwriter.AlignRight)
	order := s.Ranking()
	fmt.Fprint(w, "#\tEngine\tElo\tfrom\tto\tGames\tScore\tDraws\tLOS\t")
	for i := range order {
		fmt.Fprintf(w, "%d\t", i+1)
	}
	fmt.Fprintln(w)
	for i, engine := range order {
		t := s.Total(engine)
		e := t.Estimate()
		fmt.Fprintf(w, "%d\t%s\t%s\t%s\t%s\t%d\t%s\t%s\t%s\t", i+1, s.Plan.Engines[engine].Name,
			signed(e.Elo), signed(e.Low), signed(e.High), t.Games(), percent(t.Score()), percent(t.share(t.Drawn)), percent(e.Likelihood))
		for _, other := range order {
			fmt.Fprintf(w, "%s\t", cell(s.Cross[engine][other]))
		}
		fmt.Fprintln(w)
	}
	_ = w.Flush()
	b.WriteString(s.notes())
	return b.String()
}

// notes are the lines below the table.
func (s Standing) notes() string {
	var b strings.Builder
	fmt.Fprintf(&b, "\n%d of %d games", s.Games, s.Plan.Games())
	for _, f := range [...]Fault{Illegal, Crash, Hang, Late} {
		if n := s.Faults[f]; n > 0 {
			fmt.Fprintf(&b, ", %s: %d", f, n)
		}
	}
	if s.Excused > 0 {
		fmt.Fprintf(&b, " (the computer paused in %d)", s.Excused)
	}
	b.WriteString("\n")
	if len(s.Cross) == 2 {
		t := s.Cross[0][1]
		fmt.Fprintf(&b, "%s: won %d, lost %d, drew %d; pairs by half points: %v\n", s.Plan.Engines[0].Name, t.Won, t.Lost, t.Drawn, t.Pairs)
	}
	if test := s.Plan.SPRT; test.Used() {
		low, high := test.Bounds()
		fmt.Fprintf(&b, "SPRT: LLR %.2f (%.2f to %.2f), %s %g or %g: %s\n", s.Ratio(), low, high, test.unit(), test.Elo0, test.Elo1, decisions[s.Decision()])
	}
	return b.String()
}

var decisions = [...]string{Undecided: "not decided", Rejected: "H0 accepted", Accepted: "H1 accepted"}

// unit names the Elo of the test.
func (s SPRT) unit() string {
	if s.Normalized {
		return "normalised Elo"
	}
	return "Elo"
}

// cell returns the points of one engine against another: "6.5/10".
func cell(t Tally) string {
	if t.Games() == 0 {
		return "-"
	}
	return fmt.Sprintf("%g/%d", t.Points(), t.Games())
}

// share returns the part of the games that a number of them is.
func (t Tally) share(n int) float64 { return float64(n) / float64(max(t.Games(), 1)) }

func percent(share float64) string {
	if math.IsNaN(share) {
		return "-"
	}
	return fmt.Sprintf("%.1f%%", 100*share)
}

func signed(elo float64) string {
	switch {
	case math.IsNaN(elo):
		return "-"
	case elo == 0:
		return "0" // and not -0
	}
	return fmt.Sprintf("%+.1f", elo)
}
