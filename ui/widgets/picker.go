package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Picker is a row of cards of which one is chosen: by a click, or by the arrow keys.
type Picker struct {
	Grid
	// OnChanged is called when a person has chosen another card, and OnPressed when a card
	// was pressed, the chosen one or another. Both may be nil.
	OnChanged, OnPressed func(i int)
	// Large is set for cards that are all there is to choose: with larger names and margins.
	Large   bool
	name    string // what is being chosen
	options []Option
	texts   []*widget.RichText
	at      int
	least   float32 // the smallest width of a card
}

// An Option is what a card shows: a picture, a name, and a sentence below it. Any of them
// may be missing. The accent fills the card of what most people should choose.
type Option struct {
	Picture    fyne.CanvasObject
	Name, Note string
	Accent     bool
}

// NewPicker creates a picker of which the card at an index is chosen. Its cards are not
// narrower than least.
func NewPicker(name string, least float32, reveal Reveal, at int, options ...Option) *Picker {
	p := &Picker{name: name, least: least}
	p.Extend(p, cards{p}, min(least, 96), reveal)
	p.Offer(at, options...)
	return p
}

// Offer replaces the options.
func (p *Picker) Offer(at int, options ...Option) {
	p.at, p.options, p.texts = at, options, nil
	for range options {
		text := widget.NewRichText()
		text.Wrapping = fyne.TextWrapWord
		p.texts = append(p.texts, text)
	}
	p.Refresh()
}

// SetLeast changes the smallest width of a card.
func (p *Picker) SetLeast(least float32) {
	p.least = least
	p.Refresh()
}

// Options returns what can be chosen.
func (p *Picker) Options() []Option { return p.options }

// Chosen returns the index of the chosen card.
func (p *Picker) Chosen() int { return p.at }

// Choose chooses a card without calling OnChanged.
func (p *Picker) Choose(at int) {
	p.at = at
	p.Refresh()
}

// cards are the tiles of a Picker.
type cards struct{ *Picker }

// The gap between two cards, and between two large ones.
const (
	cardGap  = 6
	largeGap = 12
)

// Name implements Tiles.
func (c cards) Name() string {
	if c.at < 0 || c.at >= len(c.options) {
		return c.name
	}
	return c.name + ": " + c.options[c.at].Name
}

// Count implements Tiles.
func (c cards) Count() int { return len(c.options) }

// Fit implements Tiles. No row is much shorter than the others.
func (c cards) Fit(width float32) (columns int, wide, gap float32) {
	all := max(1, c.Count())
	if gap = cardGap; c.Large {
		gap = largeGap
	}
	columns = min(max(1, int((width+gap)/(c.least+gap))), all)
	rows := (all + columns - 1) / columns
	columns = (all + rows - 1) / rows
	return columns, (width+gap)/float32(columns) - gap, gap
}

// Cursor implements Tiles.
func (c cards) Cursor() int { return c.at }

// Walk implements Tiles.
func (c cards) Walk(i int) {
	if i == c.at {
		return
	}
	if c.at = i; c.OnChanged != nil {
		c.OnChanged(i)
	}
}

// Press implements Tiles.
func (c cards) Press(i int) {
	if c.Walk(i); c.OnPressed != nil {
		c.OnPressed(i)
	}
}

// Hover implements Tiles.
func (cards) Hover(int) {}

// write puts the name and the note of a card into its text.
func (c cards) write(i int, colour fyne.ThemeColorName) *widget.RichText {
	o, text, align := c.options[i], c.texts[i], fyne.TextAlignCenter
	if o.Note != "" && o.Picture == nil {
		align = fyne.TextAlignLeading
	}
	said := func(text string, size fyne.ThemeSizeName, bold bool) widget.RichTextSegment {
		return &widget.TextSegment{Text: text, Style: widget.RichTextStyle{
			ColorName: colour, Alignment: align, SizeName: size, TextStyle: fyne.TextStyle{Bold: bold},
		}}
	}
	noted := slices.ContainsFunc(c.options, func(o Option) bool { return o.Note != "" })
	size := theme.SizeNameText
	if c.Large {
		size = theme.SizeNameSubHeadingText
	}
	text.Segments = []widget.RichTextSegment{said(o.Name, size, noted)}
	if o.Note != "" {
		text.Segments = append(text.Segments, said(o.Note, theme.SizeNameCaptionText, false))
	}
	text.Refresh()
	return text
}
