package settings

import (
	"slices"
	"strings"
	"unicode"

	"passedpawn/game/phrase"
)

// ErrNoCommand means that a command names no program, ErrQuote that a quotation mark in
// it has no partner.
var (
	ErrNoCommand = phrase.Errorf("engines.no-command")
	ErrQuote     = phrase.Errorf("engines.open-quote")
)

// ParseCommand reads the words of a command, such as ssh host "my engine". Spaces divide
// words unless they are between single or double quotation marks. Every other character
// stands for itself, including a backslash, and no shell reads the words.
func ParseCommand(text string) (words []string, err error) {
	var word strings.Builder
	inside, quote := false, rune(0)
	for _, r := range text {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote == 0 && (r == '"' || r == '\''):
			quote, inside = r, true
		case quote == 0 && unicode.IsSpace(r):
			if inside {
				words = append(words, word.String())
			}
			word.Reset()
			inside = false
		default:
			word.WriteRune(r)
			inside = true
		}
	}
	if inside {
		words = append(words, word.String())
	}
	switch {
	case quote != 0:
		return nil, ErrQuote
	case len(words) == 0 || words[0] == "":
		return nil, ErrNoCommand
	}
	return words, nil
}

// WriteCommand returns a command that ParseCommand reads as these words.
func WriteCommand(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = quote(w)
	}
	return strings.Join(quoted, " ")
}

// quote returns a word in quotation marks if it needs them. A word with both kinds is
// quoted piece by piece.
func quote(word string) string {
	special := func(r rune) bool { return unicode.IsSpace(r) || r == '"' || r == '\'' }
	switch {
	case word != "" && !strings.ContainsFunc(word, special):
		return word
	case !strings.Contains(word, `"`):
		return `"` + word + `"`
	case !strings.Contains(word, "'"):
		return "'" + word + "'"
	}
	pieces := strings.Split(word, `"`)
	for i, p := range pieces {
		if pieces[i] = ""; p != "" {
			pieces[i] = `"` + p + `"`
		}
	}
	return strings.Join(pieces, `'"'`)
}

// Command returns how the engine is started, as ParseCommand reads it.
func (e Engine) Command() string { return WriteCommand(append([]string{e.Path}, e.Args...)) }

// MayStart reports whether the person has agreed to start the engine with exactly its
// present command.
func (e Engine) MayStart() bool { return e.Path != "" && e.Allowed == e.Command() }

// Plays reports whether the engine plays a game, by the game's ID.
func (e Engine) Plays(game string) bool { return slices.Contains(e.Games, game) }
