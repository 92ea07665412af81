package export

import (
	"io"
	"strings"

	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"passedpawn/assets"
	"passedpawn/game/chess/opening"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/print/booklet"
	"passedpawn/ui/print/diagram"
)

func (e *Exporter) pdf(out io.Writer, s Source, _ Options, step Step) error {
	c, err := e.booklet("", true)
	if err != nil {
		return err
	}
	return booklet.Write(out, c, []booklet.Game{{Record: s.Record, Rules: s.Rules, Flipped: s.Flipped}}, func(int) error { return step(0, 1) })
}

// A Game is a game in a booklet.
type Game struct {
	Record *record.Record
	Rules  rules.Rules
}

// Booklet writes games under a title as PDF.
func (e *Exporter) Booklet(out io.Writer, title string, games []Game, step Step) error {
	c, err := e.booklet(title, len(games) == 1)
	if err != nil {
		return err
	}
	all := make([]booklet.Game, len(games))
	for i, g := range games {
		all[i] = booklet.Game{Record: g.Record, Rules: g.Rules}
	}
	return booklet.Write(out, c, all, func(n int) error { return step(n, len(all)) })
}

// booklet returns the look of a booklet.
func (e *Exporter) booklet(title string, final bool) (booklet.Config, error) {
	var styles [2]diagram.Style // of chequered and of plain boards
	for i := range styles {
		var err error
		if styles[i], err = look.PaperStyle(rules.Shape{Plain: i == 1}, e.art); err != nil {
			return booklet.Config{}, err
		}
	}
	japanese, _ := assets.JapaneseFont()
	italic, signs := paperFonts()
	return booklet.Config{
		Title: title, Paper: booklet.PaperFor(country()),
		Fonts: booklet.Fonts{
			Regular: theme.DefaultTextFont().Content(), Bold: theme.DefaultTextBoldFont().Content(),
			Italic: italic, Signs: signs, Japanese: japanese,
		},
		Style: func(s rules.Shape) diagram.Style {
			if s.Plain {
				return styles[1]
			}
			return styles[0]
		},
		Coordinates: e.settings.Coordinates, Numerals: e.settings.ShogiRanks == look.KanjiRanks, Figures: e.settings.Figurines, Final: final,
		Letters:  float64(e.settings.PrintSize),
		Diagrams: booklet.Diagrams{Comments: e.settings.AtComments, NAGs: e.settings.AtNAGs, Every: e.settings.Every},
		Words:    spoken(),
	}, nil
}

// spoken returns the words of a booklet in the window's language.
func spoken() booklet.Words {
	return booklet.Words{
		Move: i18n.SAN, NAG: func(n int) string { return i18n.T(record.NAGText(n)) },
		Names: func(r rules.Rules) [2]string {
			names := rules.SideNames(r, r.Start())
			return [2]string{i18n.P(names[0]), i18n.P(names[1])}
		},
		Round:   func(n string) string { return i18n.F("export.round", n) },
		Opening: func(english string) string { return opening.Title(english).In(i18n.Spoken()) },
	}
}

// country returns the country of the desktop, such as "US", or "" if it has none.
func country() string {
	locale := string(lang.SystemLocale()) // "en-US", "zh-Hant-TW"
	return locale[strings.LastIndexByte(locale, '-')+1:]
}
