package look

import (
	"image/color"

	"fyne.io/fyne/v2"
)

// markColours are the colours of the signs ?!, ? and ??, by their NAG, on a light and on a
// dark ground.
var markColours = map[int][2]color.NRGBA{
	6: {rgb(0x1C6496), rgb(0x7DBDE8)},
	2: {rgb(0x8A5200), rgb(0xE5A955)},
	4: {rgb(0xB3362B), rgb(0xEE8A80)},
}

// MarkColour returns the colour of a mark for a bad move as text, by its NAG: 6 for ?!, 2
// for ? and 4 for ??.
func MarkColour(nag int) color.NRGBA {
	s := fyne.CurrentApp().Settings()
	return markColour(s.Theme(), s.ThemeVariant(), nag)
}

func markColour(t fyne.Theme, system fyne.ThemeVariant, nag int) color.NRGBA {
	if dark(t, system) {
		return markColours[nag][1]
	}
	return markColours[nag][0]
}

// A GraphColours are the colours of a graph of winning chances.
type GraphColours struct {
	White, Black color.NRGBA    // the parts of the sides
	Marks        [3]color.NRGBA // ?!, ? and ??, each in a ring of White's colour
}

// GraphColoursNow returns the colours of a graph in the present theme. White's part is the
// lighter one in every theme.
func GraphColoursNow() GraphColours {
	s := fyne.CurrentApp().Settings()
	return graphColours(s.Theme(), s.ThemeVariant())
}

func graphColours(t fyne.Theme, system fyne.ThemeVariant) GraphColours {
	c := GraphColours{White: rgb(0xFFFFFF), Black: rgb(0x6B6F75)}
	if dark(t, system) {
		c.White, c.Black = rgb(0xDAD7D1), rgb(0x3A3F45)
	}
	for i, nag := range [...]int{6, 2, 4} {
		c.Marks[i] = markColours[nag][0]
	}
	return c
}
