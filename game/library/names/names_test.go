package names

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// spelt returns spellings, the first one in most games.
func spelt(texts ...string) (all []Spelling) {
	for i, text := range texts {
		all = append(all, Spelling{Text: text, Games: len(texts) - i})
	}
	return all
}

// said describes groups: the spellings in the order of the alphabet, what is proposed,
// and "?" if it is doubtful.
func said(groups []Group) string {
	var all []string
	for _, g := range groups {
		var texts []string
		for _, s := range g.Spellings {
			texts = append(texts, s.Text)
		}
		slices.Sort(texts)
		line := strings.Join(texts, " | ") + " = " + g.Options[0]
		if g.Doubts != nil {
			line += " ?"
		}
		all = append(all, line)
	}
	return strings.Join(all, "\n")
}

func TestPlayers(t *testing.T) {
	for _, tt := range []struct {
		name  string
		texts []string
		want  string
	}{
		{
			"one man",
			[]string{"Anand,V", "Anand, Viswanathan", "Viswanathan Anand", "ANAND V.", "GM V. Anand", "Anand, V. (2780)"},
			"ANAND V. | Anand, V. (2780) | Anand, Viswanathan | Anand,V | GM V. Anand | Viswanathan Anand = Anand, Viswanathan",
		},
		{"two Smiths", []string{"Smith, John", "Smith, J", "Smith, James"}, "Smith, J = Smith, James ?"},
		{
			"two Smiths, each written twice",
			[]string{"Smith, John", "John Smith", "Smith J.", "Smith, J", "Smith, James", "SMITH, JAMES"},
			"Smith J. | Smith, J = Smith, James ?\nSMITH, JAMES | Smith, James = Smith, James\nJohn Smith | Smith, John = Smith, John",
		},
		{"other initials", []string{"Polgar, Judit", "Polgar, S", "Polgar,Sofia"}, "Polgar, S | Polgar,Sofia = Polgar,Sofia"},
		{"no given name", []string{"Tal", "Tal, Mikhail"}, "Tal | Tal, Mikhail = Tal, Mikhail ?"},
		{
			"accents",
			[]string{"Đoković, Ana", "Dokovic, Ana", "Łukasz Nowak", "Nowak, L"},
			"Dokovic, Ana | Đoković, Ana = Đoković, Ana\nNowak, L | Łukasz Nowak = Łukasz Nowak",
		},
		{
			"particles",
			[]string{"van Wely, L", "Wely, Loek van", "Loek van Wely", "Van Wely,Loek"},
			"Loek van Wely | Van Wely,Loek | Wely, Loek van | van Wely, L = Wely, Loek van",
		},
		{
			"hyphens",
			[]string{"Vachier-Lagrave, Maxime", "Vachier Lagrave, M", "Maxime Vachier-Lagrave"},
			"Maxime Vachier-Lagrave | Vachier Lagrave, M | Vachier-Lagrave, Maxime = Vachier-Lagrave, Maxime",
		},
		{"the family first", []string{"Wei, Yi", "Wei Yi"}, "Wei Yi | Wei, Yi = Wei, Yi"},
		{"which is which", []string{"Wei, Yi", "Yi, Wei", "Wei Yi"}, ""},
		{
			"initials together",
			[]string{"Capablanca,JR", "Capablanca, Jose Raul", "J. R. Capablanca"},
			"Capablanca, Jose Raul | Capablanca,JR | J. R. Capablanca = Capablanca, Jose Raul",
		},
		{"a second name", []string{"Smith, John", "Smith, John Paul"}, "Smith, John | Smith, John Paul = Smith, John Paul ?"},
		{"another second name", []string{"Smith, John Paul", "Smith, John Peter"}, ""},
		{"a short form", []string{"Smith, Alex", "Smith, Alexander"}, "Smith, Alex | Smith, Alexander = Smith, Alexander ?"},
		{"junior", []string{"Smith Jr, John", "Smith, John"}, ""},
		{"engines", []string{"Stockfish 16", "Stockfish 17", "stockfish 17"}, "Stockfish 17 | stockfish 17 = Stockfish 17"},
		{"nobody", []string{"?", "", "-", ",", "N.N.", "NN"}, ""},
	} {
		if got := said(Players(spelt(tt.texts...), nil)); got != tt.want {
			t.Errorf("%s:\n%s\nwant\n%s", tt.name, got, tt.want)
		}
	}
}

// TestEvidence has games and ratings that speak against one person.
func TestEvidence(t *testing.T) {
	for name, tt := range map[string]struct {
		a, b Spelling
		met  []Pair
		want []Doubt
	}{
		"nothing":      {Spelling{}, Spelling{}, nil, nil},
		"overlap":      {Spelling{First: 1990, Last: 2005, Low: 2600, High: 2800}, Spelling{First: 2000, Last: 2020, Low: 2750, High: 2790}, nil, nil},
		"a later life": {Spelling{First: 1900, Last: 1910}, Spelling{First: 1970, Last: 1975}, nil, []Doubt{Years}},
		"weaker":       {Spelling{Low: 2600, High: 2800}, Spelling{Low: 1500, High: 1600}, nil, []Doubt{Ratings}},
		"opponents":    {Spelling{}, Spelling{}, []Pair{{"Lee, J", "Lee, Jun"}}, []Doubt{Met}},
	} {
		tt.a.Text, tt.b.Text = "Lee, J", "Lee, Jun"
		got := Players([]Spelling{tt.a, tt.b}, tt.met)
		if len(got) != 1 || !slices.Equal(got[0].Doubts, tt.want) {
			t.Errorf("%s: %+v, want the doubts %v", name, got, tt.want)
		}
	}
}

func TestTitles(t *testing.T) {
	got := said(Titles(spelt("Wijk aan Zee", "wijk aan zee", "WIJK-AAN-ZEE", "Wijk aan Zee B", "Málaga Open 2020", "Malaga Open 2020", "Malaga Open 2021", "?")))
	if want := "Malaga Open 2020 | Málaga Open 2020 = Málaga Open 2020\nWIJK-AAN-ZEE | Wijk aan Zee | wijk aan zee = Wijk aan Zee"; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// random returns a name made of few families and given names, in any form.
func random(r *rand.Rand) string {
	pick := func(all ...string) string { return all[r.IntN(len(all))] }
	family := pick("Smith", "Wei", "Yi", "van Wely", "Wely", "Ödön")
	given := pick("John", "James", "J", "J.", "John Paul", "J P", "JP", "Yi", "Wei", "", "Jo")
	switch r.IntN(4) {
	case 0:
		return given + " " + family
	case 1:
		return family + " " + given
	case 2:
		return strings.ToUpper(family + ", " + given)
	}
	return family + "," + given
}

// TestGroupsAreSound groups random names: in any order the groups are the same, and none
// has two names that conflict.
func TestGroupsAreSound(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		var all []Spelling
		for range 2 + r.IntN(12) {
			name := random(r)
			if !slices.ContainsFunc(all, func(s Spelling) bool { return s.Text == name }) {
				all = append(all, Spelling{Text: name, Games: r.IntN(3)})
			}
		}
		groups := Players(slices.Clone(all), nil)
		for range 3 {
			r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
			if again := Players(slices.Clone(all), nil); fmt.Sprint(again) != fmt.Sprint(groups) {
				t.Fatalf("%v\nin another order: %v\nat first: %v", all, again, groups)
			}
		}
		seen := map[string]bool{}
		for _, g := range groups {
			for i, a := range g.Spellings {
				if seen[a.Text] {
					t.Errorf("%q is in two groups", a.Text)
				}
				seen[a.Text] = true
				for _, b := range g.Spellings[:i] {
					if conflict(a.Text, b.Text) {
						t.Fatalf("%q and %q are in one group of %v", a.Text, b.Text, all)
					}
				}
			}
		}
	}
}

// conflict reports whether two names, of which each shows its family, have different
// initials.
func conflict(a, b string) bool {
	p, q := read(a), read(b)
	return p.loose == nil && q.loose == nil && (p.family != q.family || len(p.given) > 0 && len(q.given) > 0 && p.given[0][0] != q.given[0][0])
}

// many returns names of many people, most of them in two forms.
func many(n int) []Spelling {
	r := rand.New(rand.NewPCG(3, 4))
	syllables := []string{"ba", "cor", "den", "fi", "gal", "ho", "jan", "kel", "lo", "mar", "nov", "ov", "pe", "ros", "sch", "ti", "ulm", "vi", "wang", "zel"}
	word := func(n int) string {
		text := ""
		for range n {
			text += syllables[r.IntN(len(syllables))]
		}
		return strings.ToUpper(text[:1]) + text[1:]
	}
	var all []Spelling
	for len(all) < n {
		family, given := word(1+r.IntN(3)), word(2)
		all = append(all, Spelling{Text: family + ", " + given, Games: 5}, Spelling{Text: family + "," + given[:1], Games: 2},
			Spelling{Text: given + " " + family, Games: 1})
	}
	return all[:n]
}

func BenchmarkPlayers(b *testing.B) {
	all := many(100_000)
	for b.Loop() {
		Players(slices.Clone(all), nil)
	}
}
