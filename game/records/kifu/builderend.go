package kifu

import (
	"slices"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// end notes how the line ends. The result of the game is that of its main line.
func (b *builder) end(e ending, word string, took time.Duration) {
	if took > 0 {
		word += " " + spent(took)
	}
	b.node().Remark(record.After, record.Command{Name: endCommand, Value: word}.String())
	if b.main && b.ended == "" {
		b.ended = e.result.resultFor(b.here().pos.Turn())
		b.because(e.why)
	}
}

// because stores the reason why the game ended in the PGN tag for it.
func (b *builder) because(why rules.Reason) {
	if why != rules.NoReason && !slices.ContainsFunc(b.tags, func(t record.Tag) bool { return t.Name == "Termination" }) {
		b.tags = append(b.tags, record.Tag{Name: "Termination", Value: why.String()})
	}
}

// sum reads what a line after the moves says about the end of the game. The winner it
// names overrides a word among the moves.
func (b *builder) sum(l line, e ending, result rules.Result) {
	if b.node().Command(endCommand) == "" && e.csa != "" {
		b.node().Remark(record.After, record.Command{Name: endCommand, Value: b.signed(e, result)}.String())
	}
	if !b.main {
		return
	}
	if b.ended != "" && result != rules.Ongoing && result != b.ended {
		b.unusual(l, phrase.Say("kifu.two-different-results"))
	}
	if result != rules.Ongoing || b.ended == "" && e.csa != "" {
		b.ended = result
	}
	b.because(e.why)
}

// signed returns the CSA word for an ending, with the sign of the side that broke the
// rules.
func (b *builder) signed(e ending, result rules.Result) string {
	if e.csa != "ILLEGAL_ACTION" {
		return e.csa
	}
	if result == rules.WhiteWins {
		return "-" + e.csa
	}
	return "+" + e.csa
}
