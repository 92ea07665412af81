package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A cutter shortens texts to fit a width, and remembers the results.
type cutter struct {
	size  float32
	known map[cut]string
}

type cut struct {
	text  string
	width int
}

// keep limits the number of remembered texts.
const keep = 20_000

func (c *cutter) fit(text string, width float32) string {
	if size := theme.TextSize(); c.size != size || len(c.known) > keep {
		c.size, c.known = size, map[cut]string{}
	}
	key := cut{text, int(width)}
	short, known := c.known[key]
	if !known {
		short = shorten(text, width, c.size)
		c.known[key] = short
	}
	return short
}

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
