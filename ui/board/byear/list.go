package byear

import (
	"slices"
	"strings"
	"unicode"

	"passedpawn/ui/i18n"
)

// A Row is a command as it is listed, in the person's language.
type Row struct {
	Keys  string // as "Shift+M"
	Typed string // an example, "" for none
	Does  string
}

// Rows returns all commands.
func Rows() (all []Row) {
	for _, c := range commands() {
		all = append(all, Row{c.names(), c.Typed, i18n.P(c.Does)})
	}
	return all
}

// List returns all commands as a text that is read aloud.
func List() string {
	var lines []string
	for _, r := range Rows() {
		if r.Typed == "" {
			lines = append(lines, i18n.F("byear.row", r.Keys, r.Does))
		} else {
			lines = append(lines, i18n.F("byear.row-typed", r.Keys, r.Does, r.Typed))
		}
	}
	return strings.Join(lines, "\n")
}

// Held returns the letters of the keys that are pressed with Alt.
func Held() (letters []string) {
	for _, c := range commands() {
		for _, key := range strings.Fields(c.Keys) {
			if letter, alt := strings.CutPrefix(key, "alt+"); alt {
				letters = append(letters, letter)
			}
		}
	}
	return letters
}

// has reports whether a key is among those of a command.
func (c command) has(key string) bool {
	digit := key != "" && key[len(key)-1] >= '1' && key[len(key)-1] <= '9'
	if digit {
		key = key[:len(key)-1] + "1-9"
	}
	return slices.Contains(strings.Fields(c.Keys), key)
}

// names returns the keys of a command as they are named. Where each works with Shift too, what
// it does says so.
func (c command) names() string {
	keys := strings.Fields(c.Keys)
	var all []string
	for _, key := range keys {
		first := []rune(key)[0]
		switch rest, shift := strings.CutPrefix(key, "shift+"); {
		case key == "arrows":
			all = append(all, i18n.T("byear.arrow-keys"))
		case key == "?": // a voice leaves it out
			all = append(all, i18n.T("byear.question"))
		case shift:
			all = append(all, i18n.T("key.shift")+"+"+rest)
		case strings.HasPrefix(key, "alt+"):
			all = append(all, i18n.T("key.alt")+"+"+strings.ToUpper(key[len("alt+"):]))
		case unicode.IsUpper(first) && slices.Contains(keys, strings.ToLower(key)):
		case unicode.IsUpper(first):
			all = append(all, i18n.T("key.shift")+"+"+key)
		default:
			all = append(all, strings.ToUpper(key))
		}
	}
	return strings.Join(all, ", ")
}
