package i18n

import (
	"math"
	"regexp"
	"strings"
	"testing"
)

// oldest is the highest allowed grade. The Flesch-Kincaid grade is the year of an American
// school in which a text is easy to read: 0.39 words a sentence + 11.8 syllables a word -
// 15.59 (J. P. Kincaid and others, Derivation of New Readability Formulas, Research Branch
// Report 8-75, Naval Technical Training Command 1975). Children of eleven are in the sixth
// year at most.
const oldest = 6.0

// A syllable has a group of vowels. An e at the end of a word is silent, and so is that of
// most words in -ed and -es.
var (
	vowels = regexp.MustCompile(`[aeiouy]+`)
	silent = regexp.MustCompile(`([^aeioul]e|[^aeioutd]ed|[^aeiousxzhcg]es)$`)
	named  = regexp.MustCompile(`\d`)
)

// syllables estimates the number of syllables of a word. A name such as e4 is read
// character by character.
func syllables(w string) int {
	w = strings.ToLower(strings.Trim(w, `.,:;!?"()*'`))
	if named.MatchString(w) {
		return len(w)
	}
	n := len(vowels.FindAllString(w, -1))
	if n > 1 && silent.MatchString(w) {
		n--
	}
	return max(n, 1)
}

// grade returns the Flesch-Kincaid grade of some texts.
func grade(texts ...string) float64 {
	var s, w, y int
	for _, text := range texts {
		for _, sentence := range sentences(verbs.ReplaceAllString(text, "e4")) {
			s++
			for _, one := range words(sentence) {
				w++
				y += syllables(one)
			}
		}
	}
	return 0.39*float64(w)/float64(s) + 11.8*float64(y)/float64(w) - 15.59
}

// TestGrade tries the formula on texts whose words and syllables are counted by hand.
func TestGrade(t *testing.T) {
	for text, want := range map[string]float64{
		"The cat sat on the mat.":             0.39*6 + 11.8*1 - 15.59,
		"Capture the pawn. It is on e4.":      0.39*3.5 + 11.8*9/7 - 15.59,
		"Underpromotion is a rare necessity.": 0.39*5 + 11.8*12/5 - 15.59,
	} {
		if got := grade(text); math.Abs(got-want) > 0.01 {
			t.Errorf("%s: grade %.2f, want %.2f", text, got, want)
		}
	}
}

// TestReadingAge checks that a child of eleven can easily read each lesson, and the
// reasons why moves are refused.
func TestReadingAge(t *testing.T) {
	texts := map[string][]string{}
	for id, text := range taught(t) {
		name := strings.Split(id, ".")[1]
		texts[name] = append(texts[name], text)
	}
	if len(texts) < 80 {
		t.Errorf("only %d lessons", len(texts))
	}
	for _, head := range []string{"law.", "claims.", "shogi.", "altpromo.", "lesson."} {
		for id, forms := range table(t, "en") {
			if text := forms["other"]; strings.HasPrefix(id, head) && strings.HasSuffix(text, ".") {
				texts[head] = append(texts[head], text)
			}
		}
	}
	for name, all := range texts {
		if got := grade(all...); got > oldest {
			t.Errorf("%s is read in grade %.1f, want %.1f at most", name, got, oldest)
		} else {
			t.Logf("%s: %.1f", name, got)
		}
	}
}
