package names

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// A person is what a spelling says about a player's name, in lower case and without
// accents.
type person struct {
	family string
	given  []string // names and initials
	comma  bool     // the spelling shows which is the family name
	loose  []string // without a comma, if no initial shows it either: all names
	title  string   // for names that are not read, such as those with digits: all of it
}

// letters replaces letters that have no accent to be removed.
var letters = strings.NewReplacer("ß", "ss", "ø", "o", "æ", "ae", "œ", "oe", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "ı", "i", "'", "", "’", "", "`", "")

// fold returns a text in lower case without accents.
func fold(text string) string {
	text = strings.ToLower(text)
	if strings.IndexFunc(text, func(r rune) bool { return r >= 0x80 || r == '\'' || r == '`' }) < 0 {
		return text
	}
	return letters.Replace(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(text)))
}

// tokens returns the words of a text, folded.
func tokens(text string) []string {
	return strings.FieldsFunc(fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// particles belong to family names, but are often left out.
var particles = map[string]bool{
	"van": true, "von": true, "de": true, "der": true, "den": true, "del": true, "della": true, "di": true, "da": true, "dos": true,
	"du": true, "la": true, "le": true, "el": true, "al": true, "ter": true, "ten": true, "zu": true,
}

// titles are written before names.
var titles = map[string]bool{"GM": true, "IM": true, "FM": true, "CM": true, "WGM": true, "WIM": true, "WFM": true, "WCM": true}

// read reads a spelling.
func read(text string) person {
	if i := strings.IndexByte(text, '('); i > 0 { // (2750), (IND)
		text = text[:i]
	}
	if first, rest, ok := strings.Cut(strings.TrimSpace(text), " "); ok && titles[first] {
		text = rest
	}
	if strings.IndexFunc(text, unicode.IsDigit) >= 0 {
		return person{title: strings.Join(tokens(text), " ")}
	}
	before, after, comma := strings.Cut(text, ",")
	if comma {
		family, given := tokens(before), initials(after, mixed(text))
		return person{family: familyOf(family), given: givenOf(given), comma: true}
	}
	all := initials(text, mixed(text))
	lead, trail := 0, len(all)
	for lead < len(all) && len(all[lead]) == 1 {
		lead++
	}
	for trail > lead && len(all[trail-1]) == 1 {
		trail--
	}
	switch {
	case lead == len(all): // no more than initials, or nothing
		return person{title: strings.Join(all, " ")}
	case trail < len(all) && lead == 0:
		return person{family: familyOf(all[:trail]), given: all[trail:]}
	case lead > 0:
		return person{family: familyOf(all[lead:]), given: all[:lead]}
	case len(all) == 1:
		return person{family: all[0]}
	}
	return person{loose: all}
}

// mixed reports whether a text has lower case letters, so that upper case means something.
func mixed(text string) bool { return strings.IndexFunc(text, unicode.IsLower) >= 0 }

// initials returns the words of a text. Two capitals are two initials: Capablanca,JR.
func initials(text string, mixed bool) []string {
	var all []string
	for _, word := range strings.FieldsFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && r != '\'' && r != '’' && r != '`' && !unicode.Is(unicode.Mn, r)
	}) {
		runes := []rune(word)
		if mixed && len(runes) == 2 && unicode.IsUpper(runes[0]) && unicode.IsUpper(runes[1]) {
			all = append(all, fold(string(runes[0])), fold(string(runes[1])))
			continue
		}
		if word = fold(word); word != "" {
			all = append(all, word)
		}
	}
	return all
}

// familyOf joins the words of a family name, without particles before it.
func familyOf(words []string) string {
	for len(words) > 1 && particles[words[0]] {
		words = words[1:]
	}
	return strings.Join(words, " ")
}

// givenOf returns given names without particles behind them: Wely, Loek van.
func givenOf(words []string) []string {
	for len(words) > 1 && particles[words[len(words)-1]] {
		words = words[:len(words)-1]
	}
	return words
}

// readings returns the ways to divide names without a comma into a family name and given
// names.
func readings(all []string) []person {
	var ways []person
	for i := 1; i < len(all); i++ {
		ways = append(ways, person{family: familyOf(all[i:]), given: givenOf(all[:i])}, person{family: strings.Join(all[:i], " "), given: all[i:]})
	}
	return ways
}

// usual is the reading of a name without a comma about which nothing is known: the last
// name is that of the family.
func usual(all []string) person {
	n := len(all) - 1
	p := person{family: all[n]}
	for n > 1 && particles[all[n-1]] {
		n--
	}
	p.given = all[:n]
	return p
}

// fits reports whether two lists of given names may be of one person: each name is the
// other, or an initial or a short form of it.
func fits(a, b []string) bool {
	for i := range min(len(a), len(b)) {
		if !strings.HasPrefix(a[i], b[i]) && !strings.HasPrefix(b[i], a[i]) {
			return false
		}
	}
	return true
}

// certain reports whether two lists of given names that fit differ only in initials.
func certain(a, b []string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	full := false
	for i := range a {
		if a[i] != b[i] && len(a[i]) > 1 && len(b[i]) > 1 {
			return false
		}
		full = full || len(a[i]) > 1
	}
	more := slices.ContainsFunc(b[len(a):], func(name string) bool { return len(name) > 1 })
	return len(a) > 0 && (!full || !more)
}
