// Package fontscan takes the place of github.com/go-text/typesetting/fontscan in the page. It looks
// for fonts of the system, and a page has none.
package fontscan

import (
	"errors"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
)

// The families that Fyne asks for.
const (
	SansSerif = "sans-serif"
	Monospace = "monospace"
)

// A Logger is told what could not be read.
type Logger interface {
	Printf(format string, args ...any)
}

// A Query says which fonts are wanted.
type Query struct {
	Families []string
	Aspect   font.Aspect
}

// A FontMap finds fonts. It has none in the page.
type FontMap struct{}

// NewFontMap returns a map without fonts.
func NewFontMap(Logger) *FontMap { return &FontMap{} }

// UseSystemFonts returns an error, after which Fyne asks for no fonts.
func (*FontMap) UseSystemFonts(string) error { return errors.New("fontscan: a page has no system") }

// SetQuery does nothing.
func (*FontMap) SetQuery(Query) {}

// SetScript does nothing.
func (*FontMap) SetScript(language.Script) {}

// ResolveFace finds nothing.
func (*FontMap) ResolveFace(rune) *font.Face { return nil }

// ResolveFaceForLang finds nothing.
func (*FontMap) ResolveFaceForLang(language.LangID) *font.Face { return nil }
