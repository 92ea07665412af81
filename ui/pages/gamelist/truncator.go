package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A truncator shortens texts to fit a width, and remembers the results.
type truncator struct {
	size  float32
	known map[truncation]string
}

// A truncation is a text and the width for which it is shortened.
type truncation struct {
	text  string
	width int
}

// maxTruncations limits the number of remembered texts.
const maxTruncations = 20_000

// fit returns a text, shortened if it is wider than a width.
func (c *truncator) fit(text string, width float32) string {
	if size := theme.TextSize(); c.size != size || len(c.known) > maxTruncations {
		c.size, c.known = size, map[truncation]string{}
	}
	key := truncation{text, int(width)}
	short, known := c.known[key]
	if !known {
		short = shorten(text, width, c.size)
		c.known[key] = short
	}
	return short
}

// shorten returns the longest beginning of a text that fits a width, with an ellipsis. It is
// empty if not even one letter fits.
func shorten(text string, width, size float32) string {
	wide := fyne.MeasureText(text, size, fyne.TextStyle{}).Width
	if wide <= width {
		return text
	}
	runes := []rune(text)
	for n := min(len(runes)-1, int(float32(len(runes))*width/wide)); n > 0; n-- {
		if short := string(runes[:n]) + "…"; fyne.MeasureText(short, size, fyne.TextStyle{}).Width <= width {
			return short
		}
	}
	return ""
}
