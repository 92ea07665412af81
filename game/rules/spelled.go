package rules

import "passedpawn/game/phrase"

// alphabet has the words by which letters are told apart aloud.
var alphabet = map[rune]phrase.Phrase{
	'a': phrase.Say("spelled.a"),
	'b': phrase.Say("spelled.b"),
	'c': phrase.Say("spelled.c"),
	'd': phrase.Say("spelled.d"),
	'e': phrase.Say("spelled.e"),
	'f': phrase.Say("spelled.f"),
	'g': phrase.Say("spelled.g"),
	'h': phrase.Say("spelled.h"),
	'i': phrase.Say("spelled.i"),
	'j': phrase.Say("spelled.j"),
}

// Spelled returns the name with a word for each letter, as people say it where sounds are hard
// to tell apart: "foxtrot 3".
func (n SquareName) Spelled() phrase.Phrase {
	var parts []phrase.Phrase
	for _, r := range n.Text {
		if word, ok := alphabet[r]; ok {
			parts = append(parts, word)
		} else {
			parts = append(parts, phrase.Say("%v", string(r)))
		}
	}
	return phrase.Join(" ", parts...)
}
