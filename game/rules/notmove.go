package rules

import "passedpawn/game/phrase"

const notMove = "common.not-move"

// NotMove returns the error for a text that means no move.
func NotMove(text string) error { return phrase.Errorf(notMove, text) }

// AsTyped returns an error of Read about what a person typed. The text that was read may have
// other letters for the pieces: an error that only quotes it quotes the typed one.
func AsTyped(err error, typed string) error {
	if phrase.Of(err).Form == notMove {
		return NotMove(typed)
	}
	return err
}
