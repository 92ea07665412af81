package law

import "passedpawn/game/phrase"

// stated are the rules behind refusals, in the program's own words, by their articles.
var stated = map[string]phrase.Phrase{
	"1.2":           phrase.Say("law.rule-turn"),
	"3.1":           phrase.Say("law.rule-own-piece"),
	"3.1.3":         phrase.Say("law.rule-pinned"),
	"3.2":           phrase.Say("law.rule-bishop"),
	"3.3":           phrase.Say("law.rule-rook"),
	"3.4":           phrase.Say("law.rule-queen"),
	"3.5":           phrase.Say("law.rule-jumping"),
	"3.6":           phrase.Say("law.rule-knight"),
	"3.7":           phrase.Say("law.rule-pawn"),
	"3.7.1":         phrase.Say("law.rule-step"),
	"3.7.2":         phrase.Say("law.rule-double"),
	"3.7.3":         phrase.Say("law.rule-diagonal"),
	"3.7.3.2":       phrase.Say("law.rule-passing"),
	"3.7.3.3":       phrase.Say("law.rule-promotion"),
	"3.8.1":         phrase.Say("law.rule-king"),
	"3.8.2":         phrase.Say("law.rule-castling"),
	"3.8.2.1":       phrase.Say("law.rule-moved"),
	"3.8.2.2":       phrase.Say("law.rule-prevented"),
	"3.9.2":         phrase.Say("law.rule-exposed"),
	"4.3.1":         phrase.Say("law.rule-touched"),
	"4.3.2":         phrase.Say("law.rule-touched-enemy"),
	"4.4.1":         phrase.Say("law.rule-touched-castle"),
	"4.7":           phrase.Say("law.rule-released"),
	"5.1.1":         phrase.Say("law.rule-mate"),
	"5.2.1":         phrase.Say("law.rule-stalemate"),
	"Guidelines II": phrase.Say("law.rule-chess960"),
}

// Rule states the whole rule of an article of the Laws, of which a refusal says only what
// matters for one move. ok is false for an article that no refusal names.
func Rule(article string) (rule phrase.Phrase, ok bool) {
	rule, ok = stated[article]
	return rule, ok
}
