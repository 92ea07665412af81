package opening

import (
	"cmp"
	"strings"
	"sync/atomic"

	"passedpawn/assets"
	"passedpawn/game/phrase"
)

// words is what titles are made of in one language, by keys as key makes them.
type words struct {
	language string
	parts    map[string]string // whole parts, such as "exchange variation"
	names    map[string]string // of people and places, such as "najdorf"
	frames   []frame
}

// A frame is how names are put together with a common word: "najdorf variation".
type frame struct{ english, here string } // such as " variation" and "variante *"

// loaded has the words that were used last. They are read when they are first needed:
// English needs none.
var loaded atomic.Pointer[words]

// wordsOf returns the words of a language, or nil if it uses the English ones.
func wordsOf(l *phrase.Language) *words {
	code := l.Code()
	if code == phrase.English().Code() {
		return nil
	}
	w := loaded.Load()
	if w == nil || w.language != code {
		w = read(assets.Openings(), assets.OpeningWords(code), code)
		loaded.Store(w)
	}
	if w.parts == nil {
		return nil
	}
	return w
}

// namesHeading is the line in the table above the names.
const namesHeading = "# Names"

// read reads the words of a language for the lines of the table. There are none if it has no
// words.
func read(table, translated, code string) *words {
	w := &words{language: code}
	if translated == "" {
		return w
	}
	known := make(map[string]string, 1024)
	for line := range strings.Lines(translated) {
		english, here, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		known[english] = here
	}
	w.parts, w.names = make(map[string]string, 512), make(map[string]string, 1024)
	to := w.parts
	for line := range strings.Lines(table) {
		english := strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(english, "#") {
			if english == namesHeading {
				to = w.names
			}
			continue
		}
		here := cmp.Or(known[english], english)
		if common, ok := strings.CutPrefix(english, "*"); ok {
			w.frames = append(w.frames, frame{key(common), here})
			continue
		}
		to[key(english)] = here
	}
	return w
}

// key returns a name in lower case, with the spelling of the table.
func key(name string) string { return spelling.Replace(strings.ToLower(name)) }

// spelling changes what others write to the spelling of the table.
var spelling = strings.NewReplacer("defense", "defence", "center", "centre", "’", "'")

// sign returns the sign between two parts.
func (w *words) sign(english string) string {
	if sign, ok := strings.CutSuffix(english, " "); ok {
		if here, known := w.parts[sign]; known {
			return here + " "
		}
	}
	return english
}

// kinds are what other programs leave out at the end of a family: they write "Sicilian".
var kinds = []string{" opening", " game", " defence", " attack", " system", " gambit"}

// family returns the name of a family, the first part of a title.
func (w *words) family(name string) string {
	k := key(name)
	for _, kind := range kinds {
		if here, ok := w.parts[k+kind]; ok {
			return here
		}
	}
	return w.part(name)
}

// within returns the name of a variation, which may have another name in one family.
func (w *words) within(family, name string) string {
	if here, ok := w.parts[key(family)+": "+key(name)]; ok {
		return here
	}
	return w.part(name)
}

// part returns the name of a part, or the part itself if it has none.
func (w *words) part(name string) string {
	k := key(name)
	if here, ok := w.parts[k]; ok {
		return here
	}
	for _, f := range w.frames {
		if of, ok := strings.CutSuffix(k, f.english); ok {
			if here, ok := w.name(of); ok {
				return f.with(here)
			}
		}
	}
	if here, ok := w.name(k); ok {
		return here
	}
	return name
}

// with puts a name in the place of the star. A word joined to it by a hyphen joins all
// of its words: Max-Lange-Angriff.
func (f frame) with(name string) string {
	if strings.Contains(f.here, "*-") {
		name = strings.ReplaceAll(name, " ", "-")
	}
	return strings.Replace(f.here, "*", name, 1)
}

// name returns the name of a person, or of several with hyphens between them, by its key.
// It is false if one of them is not known.
func (w *words) name(k string) (string, bool) {
	if here, ok := w.names[k]; ok {
		return here, true
	}
	all := strings.Split(k, "-")
	for i, one := range all {
		here, ok := w.names[one]
		if !ok {
			return "", false
		}
		all[i] = here
	}
	return strings.Join(all, "-"), true
}
