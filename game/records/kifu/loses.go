package kifu

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Loses returns the contents of a game that a format cannot store.
func (f Format) Loses(rec *record.Record) []phrase.Phrase {
	var has struct{ variations, comments, times, ends, headers bool }
	has.headers = rec.Tag("White") != "" || rec.Tag("Black") != "" || rec.Tag("Event") != ""
	has.ends = rec.Result != rules.Ongoing
	eachNode(rec.Root(), func(n record.Node) {
		has.variations = has.variations || !n.Alone() && n != rec.Root()
		has.times = has.times || n.Command(spentCommand) != "" || n.Command("clk") != ""
		has.comments = has.comments || n.Text() != "" || n.Intro() != ""
	})
	var all []phrase.Phrase
	lose := func(is bool, what phrase.Phrase, formats ...Format) {
		for _, other := range formats {
			if is && other == f {
				all = append(all, what)
			}
		}
	}
	lose(has.variations, phrase.Say("kifu.variations"), CSA, USI)
	lose(has.comments, phrase.Say("kifu.comments"), USI)
	lose(has.times, phrase.Say("kifu.times"), KI2, BOD, USI)
	lose(has.headers, phrase.Say("kifu.players-tags"), USI)
	lose(has.ends, phrase.Say("kifu.result"), USI)
	return all
}

// eachNode calls do with all nodes of a tree.
func eachNode(n record.Node, do func(record.Node)) {
	for more := true; more; n, more = n.Next() {
		do(n)
		for v := range n.Variations() {
			eachNode(v, do)
		}
	}
}
