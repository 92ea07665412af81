package opening

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"passedpawn/assets"
	"passedpawn/game/phrase"
)

// languages returns those that have words for openings, which every translation has.
func languages(t testing.TB) (codes []string) {
	t.Helper()
	for name := range assets.Translations("") {
		code, is := strings.CutPrefix(strings.TrimSuffix(name, ".json"), "window.")
		if !is || code == "en" {
			continue
		}
		if assets.OpeningWords(code) == "" {
			t.Errorf("%s has no words for openings", code)
			continue
		}
		codes = append(codes, code)
	}
	return codes
}

func language(t testing.TB, code string) *phrase.Language {
	t.Helper()
	l, err := phrase.NewLanguage(nil, code)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestTitle(t *testing.T) {
	for _, tt := range []struct {
		english Title
		want    [3]string // in German, Spanish and French
	}{
		{"Sicilian Defence", [3]string{"Sizilianische Verteidigung", "Defensa siciliana", "Défense sicilienne"}},
		{"Ruy Lopez", [3]string{"Spanische Partie", "Apertura española", "Partie espagnole"}},
		{"Queen's Gambit Declined", [3]string{"Abgelehntes Damengambit", "Gambito de dama rehusado", "Gambit dame refusé"}},
		{"King's Indian Defence", [3]string{"Königsindische Verteidigung", "Defensa india de rey", "Défense est-indienne"}},
		{"Sicilian Defence: Najdorf Variation, English Attack", [3]string{
			"Sizilianische Verteidigung: Najdorf-Variante, Englischer Angriff", "Defensa siciliana: variante Najdorf, ataque inglés",
			"Défense sicilienne\u00a0: variante Najdorf, attaque anglaise",
		}},
		{"Ruy Lopez: Morphy Defence, Closed", [3]string{ // not as in other families
			"Spanische Partie: Morphy-Verteidigung, Geschlossene Verteidigung", "Apertura española: defensa Morphy, defensa cerrada",
			"Partie espagnole\u00a0: défense Morphy, défense fermée",
		}},
		{"Catalan Opening: Closed", [3]string{
			"Katalanische Eröffnung: Geschlossene Variante", "Apertura catalana: variante cerrada", "Ouverture catalane\u00a0: variante fermée",
		}},
		// Names, one or several, with their spelling in the language.
		{"Italian Game: Max Lange Attack", [3]string{
			"Italienische Partie: Max-Lange-Angriff", "Apertura italiana: ataque Max Lange", "Partie italienne\u00a0: attaque Max Lange",
		}},
		{"Sicilian Defence: Richter-Rauzer Variation", [3]string{
			"Sizilianische Verteidigung: Richter-Rauser-Variante", "Defensa siciliana: variante Richter-Rauzer", "Défense sicilienne\u00a0: variante Richter-Rauzer",
		}},
		{"Sicilian Defence: Smith-Morra Gambit Accepted", [3]string{
			"Sizilianische Verteidigung: Angenommenes Smith-Morra-Gambit", "Defensa siciliana: gambito Smith-Morra aceptado",
			"Défense sicilienne\u00a0: gambit Smith-Morra accepté",
		}},
		// As other programs write them.
		{"Sicilian Defense: Najdorf Variation", [3]string{
			"Sizilianische Verteidigung: Najdorf-Variante", "Defensa siciliana: variante Najdorf", "Défense sicilienne\u00a0: variante Najdorf",
		}},
		{"Sicilian, Najdorf", [3]string{"Sizilianische Verteidigung, Najdorf", "Defensa siciliana, Najdorf", "Défense sicilienne, Najdorf"}},
		{"English", [3]string{"Englische Eröffnung", "Apertura inglesa", "Ouverture anglaise"}},
		{"QGD semi-Slav", [3]string{"Halbslawische Verteidigung", "Defensa semieslava", "Défense semi-slave"}},
		{"Queen's pawn game", [3]string{"Damenbauernspiel", "Apertura de peón de dama", "Partie du pion dame"}},
		// What has no common name stays.
		{"Ruy Lopez: Fishing Pole Variation", [3]string{
			"Spanische Partie: Fishing Pole Variation", "Apertura española: Fishing Pole Variation", "Partie espagnole\u00a0: Fishing Pole Variation",
		}},
		// In shogi, with the side.
		{"Double Yagura, Silver Crown (Sente), Mino (Gote), Shogi", [3]string{
			"Doppel-Yagura, Silberkrone (Sente), Mino (Gote), Shogi", "Doble Yagura, corona de plata (Sente), Mino (Gote), Shogi",
			"Double Yagura, couronne d'argent (Sente), Mino (Gote), Shogi",
		}},
		{"Ranging Rook", [3]string{"Ranging Rook", "Ranging Rook", "Ranging Rook"}},
		{"矢倉", [3]string{"矢倉", "矢倉", "矢倉"}},
		{"", [3]string{}},
	} {
		for i, code := range []string{"de", "es", "fr"} {
			if got := tt.english.In(language(t, code)); got != tt.want[i] {
				t.Errorf("%q is %q in %s, want %q", tt.english, got, code, tt.want[i])
			}
		}
		if got := tt.english.In(phrase.English()); got != string(tt.english) {
			t.Errorf("%q is %q in English", tt.english, got)
		}
		if got := tt.english.In(language(t, "xx")); got != string(tt.english) {
			t.Errorf("%q is %q in a language that the table lacks", tt.english, got)
		}
	}
}

// parts returns the lines of the table below a heading.
func parts(heading string) (lines []string) {
	_, below, _ := strings.Cut(assets.Openings(), "# "+heading+"\n")
	for line := range strings.Lines(below) {
		if strings.HasPrefix(line, "#") {
			break
		}
		lines = append(lines, strings.TrimSuffix(line, "\n"))
	}
	return lines
}

// families returns how often each family is the first part of a name in names.tsv.
func families() map[string]int {
	all := map[string]int{}
	for _, name := range Load() {
		family, _, _ := cut(name.Title)
		all[family]++
	}
	return all
}

func TestTable(t *testing.T) {
	const least = 150
	known := families()
	translated := parts("Families")
	for _, line := range translated {
		english, _, _ := strings.Cut(line, "\t")
		if known[english] == 0 {
			t.Errorf("no position is called %q", english)
		}
	}
	if len(translated) < least {
		t.Errorf("%d families are translated, want at least %d", len(translated), least)
	}
	keys := map[string]bool{}
	for line := range strings.Lines(assets.Openings()) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "#") {
			continue
		}
		if keys[key(line)] || strings.Contains(line, "\t") {
			t.Errorf("%q is there twice, or not only English", line)
		}
		keys[key(line)] = true
	}
}

// needed returns the lines of the table that a language must have words for: all but the names
// of people and places, which most languages spell as English does. A language in other letters,
// as its own name is, needs these too.
func needed(t *testing.T, code string) (lines []string) {
	t.Helper()
	l, err := phrase.NewLanguage(assets.Translations(code), code)
	if err != nil {
		t.Fatal(err)
	}
	latin := strings.ContainsFunc(l.Text("English"), func(r rune) bool { return unicode.Is(unicode.Latin, r) })
	named := false
	for line := range strings.Lines(assets.Openings()) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "#") {
			named = line == namesHeading
			continue
		}
		letters := strings.ContainsFunc(line, unicode.IsLetter) || !named
		if !named || !latin && letters || strings.HasSuffix(line, "'") || strings.HasSuffix(line, "'s") {
			lines = append(lines, line)
		}
	}
	return lines
}

// TestLanguagesHaveTheTable checks that the words of each language are in the order of the
// table, none twice, with a star where the English has one, and that none is missing.
func TestLanguagesHaveTheTable(t *testing.T) {
	for _, code := range languages(t) {
		order := strings.Split(assets.Openings(), "\n")
		known := map[string]bool{}
		for line := range strings.Lines(assets.OpeningWords(code)) {
			english, here, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
			at := slices.Index(order, english)
			if at < 0 || strings.TrimSpace(here) == "" || strings.Contains(here, "\t") || strings.HasPrefix(english, "#") {
				t.Errorf("%s: %q is not a line of the table, or not in its place", code, line)
				continue
			}
			order, known[english] = order[at+1:], true
			if strings.Contains(english, "*") != strings.Contains(here, "*") {
				t.Errorf("%s: %q has a star in one language only", code, line)
			}
		}
		for _, line := range needed(t, code) {
			if !known[line] {
				t.Errorf("%s has no words for %q", code, line)
			}
		}
	}
}

// TestCommonFamilies checks that nothing is left in English among the families that name
// most positions, except what these languages call by the same name.
func TestCommonFamilies(t *testing.T) {
	count := families()
	common := make([]string, 0, len(count))
	for family := range count {
		common = append(common, family)
	}
	slices.SortFunc(common, func(a, b string) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return strings.Compare(a, b)
	})
	for _, family := range common[:100] {
		for _, code := range languages(t) {
			if got := Title(family).In(language(t, code)); got == family && !strings.Contains(assets.OpeningWords(code), family+"\t") {
				t.Errorf("%q is English in %s", family, code)
			}
		}
	}
}

// TestWords checks how much of all names has words in each language.
func TestWords(t *testing.T) {
	const least = 95 // percent
	for _, code := range languages(t) {
		w, all, known := wordsOf(language(t, code)), 0, 0
		for _, name := range Load() {
			for rest, next := name.Title, " "; next != ""; {
				var part string
				part, rest, next = cut(rest)
				all++
				if w.knows(part) {
					known++
				}
			}
		}
		if percent := 100 * known / all; percent < least {
			t.Errorf("%d %% of the parts of names have words in %s, want %d %%", percent, code, least)
		}
	}
}

// knows reports whether a part has a name, which may be the English one.
func (w *words) knows(part string) bool {
	k := key(part)
	_, name := w.name(k)
	return name || w.parts[k] != "" || w.part(part) != part
}

func BenchmarkTitle(b *testing.B) {
	l := language(b, "de")
	for b.Loop() {
		Title("Sicilian Defence: Najdorf Variation, English Attack").In(l)
	}
}

func BenchmarkRead(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		read(assets.Openings(), assets.OpeningWords("de"), "de")
	}
}
