// Package look defines the appearance of the program: its theme, the colours of the board
// and the pictures of the pieces, in the form that Fyne needs.
package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/assets"
	"passedpawn/game/phrase"
)

// Theme is a fyne.Theme: calm, light or dark. Fyne's success colour, a green, is the
// accent: it marks what to do next, whose turn it is, and what went well. Its primary
// colour, a blue, marks what is chosen and where the keyboard is.
type Theme struct {
	fyne.Theme
	mode  string
	text  float32       // the scale of the text, 1 by default
	touch bool          // the window is used with fingers
	signs fyne.Resource // the font for Japanese moves, and for Japanese names once one has appeared
}

// A Mode is a theme that a person can choose. Its ID is stored in the settings.
type Mode struct {
	ID   string
	Name phrase.Phrase
}

// strongMode is the ID of the high-contrast mode, light or dark like the desktop.
const strongMode = "contrast"

// Modes returns all modes. The first follows the desktop.
func Modes() []Mode {
	return []Mode{
		{"system", phrase.Say("window.desktop")},
		{"light", phrase.Say("window.light")},
		{"dark", phrase.Say("window.dark")},
		{strongMode, phrase.Say("look.high-contrast")},
	}
}

// NewTheme returns the theme of a mode, by its ID.
func NewTheme(mode string) *Theme {
	keepDots()
	return &Theme{Theme: theme.DefaultTheme(), mode: mode, text: 1, signs: fyne.NewStaticResource("moves.otf", assets.MoveFont())}
}

// Apply sets the theme of a mode, with the text size in percent, unless it is set
// already. touch is set if the window is used with fingers. Fyne parses its fonts again for
// each theme that is set, and never frees the old ones: about 5 MB.
func Apply(to fyne.Settings, mode string, percent int, touch bool) {
	text := float32(percent) / 100
	now, ours := to.Theme().(*Theme)
	if ours && now.mode == mode && now.text == text && now.touch == touch {
		return
	}
	t := NewTheme(mode)
	if t.text, t.touch = text, touch; ours {
		t.signs = now.signs
	}
	to.SetTheme(t)
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}

func alpha(c color.NRGBA, a uint8) color.NRGBA {
	c.A = a
	return c
}

// colours holds pairs of light and dark.
var colours = map[fyne.ThemeColorName][2]color.NRGBA{
	theme.ColorNameBackground:          {rgb(0xFAF9F7), rgb(0x17191C)},
	theme.ColorNameForeground:          {rgb(0x20242A), rgb(0xE8E6E3)},
	theme.ColorNamePrimary:             {rgb(0x2F5F9E), rgb(0x7FAAE0)},
	theme.ColorNameForegroundOnPrimary: {rgb(0xFFFFFF), rgb(0x0C1219)},
	theme.ColorNameHyperlink:           {rgb(0x2A558E), rgb(0x93B9EA)},
	theme.ColorNameButton:              {rgb(0xEEECE7), rgb(0x2D3136)},
	theme.ColorNameDisabledButton:      {rgb(0xF3F1ED), rgb(0x232629)},
	theme.ColorNameDisabled:            {rgb(0x9A9791), rgb(0x6B7076)},
	theme.ColorNamePlaceHolder:         {rgb(0x6C6A65), rgb(0x9A9FA5)},
	theme.ColorNameInputBackground:     {rgb(0xF1EFEA), rgb(0x2B2F34)},
	theme.ColorNameInputBorder:         {rgb(0x8C877D), rgb(0x727981)}, // tick boxes consist of nothing else
	theme.ColorNameMenuBackground:      {rgb(0xFFFFFF), rgb(0x202327)},
	theme.ColorNameOverlayBackground:   {rgb(0xFFFFFF), rgb(0x202327)},
	theme.ColorNameHeaderBackground:    {rgb(0xF3F1EC), rgb(0x1E2125)},
	theme.ColorNameSeparator:           {rgb(0xE2DED6), rgb(0x2E3338)},
	theme.ColorNameHover:               {alpha(rgb(0x20242A), 18), alpha(rgb(0xE8E6E3), 20)},
	theme.ColorNamePressed:             {alpha(rgb(0x20242A), 36), alpha(rgb(0xE8E6E3), 40)},
	theme.ColorNameFocus:               {alpha(rgb(0x173B70), 100), alpha(rgb(0xB4D2FA), 76)},
	theme.ColorNameSelection:           {alpha(rgb(0x2F5F9E), 46), alpha(rgb(0x7FAAE0), 62)},
	theme.ColorNameScrollBar:           {alpha(rgb(0x20242A), 90), alpha(rgb(0xE8E6E3), 90)},
	theme.ColorNameShadow:              {alpha(rgb(0x000000), 46), alpha(rgb(0x000000), 120)},
	theme.ColorNameError:               {rgb(0xB3362B), rgb(0xE8796E)},
	theme.ColorNameSuccess:             {rgb(0x3B7A57), rgb(0x5DAA80)},
	theme.ColorNameForegroundOnSuccess: {rgb(0xFFFFFF), rgb(0x0E1512)},
	theme.ColorNameWarning:             {rgb(0x805200), rgb(0xE5B567)},
	theme.ColorNameForegroundOnWarning: {rgb(0xFFFFFF), rgb(0x17191C)},
}

// strongColours holds the pairs of the high-contrast mode that differ from colours.
var strongColours = map[fyne.ThemeColorName][2]color.NRGBA{
	theme.ColorNameBackground:        {rgb(0xFFFFFF), rgb(0x000000)},
	theme.ColorNameForeground:        {rgb(0x000000), rgb(0xFFFFFF)},
	theme.ColorNamePrimary:           {rgb(0x0B3A7A), rgb(0x9CC8FF)},
	theme.ColorNameHyperlink:         {rgb(0x0B3A7A), rgb(0x9CC8FF)},
	theme.ColorNameButton:            {rgb(0xE6E6E6), rgb(0x303030)},
	theme.ColorNameDisabledButton:    {rgb(0xF4F4F4), rgb(0x141414)},
	theme.ColorNameDisabled:          {rgb(0x626262), rgb(0x9C9C9C)},
	theme.ColorNamePlaceHolder:       {rgb(0x3A3A3A), rgb(0xD6D6D6)},
	theme.ColorNameInputBackground:   {rgb(0xE9E9E9), rgb(0x2A2A2A)},
	theme.ColorNameInputBorder:       {rgb(0x000000), rgb(0xFFFFFF)},
	theme.ColorNameMenuBackground:    {rgb(0xFFFFFF), rgb(0x1E1E1E)}, // without a border, black would have no edge on black
	theme.ColorNameOverlayBackground: {rgb(0xFFFFFF), rgb(0x1E1E1E)},
	theme.ColorNameHeaderBackground:  {rgb(0xFFFFFF), rgb(0x000000)},
	theme.ColorNameSeparator:         {rgb(0x000000), rgb(0xFFFFFF)},
	theme.ColorNameScrollBar:         {rgb(0x000000), rgb(0xFFFFFF)},
	theme.ColorNameError:             {rgb(0x9A0D0D), rgb(0xFF9A90)},
	theme.ColorNameSuccess:           {rgb(0x0A4F2A), rgb(0x8CF0B8)},
	theme.ColorNameWarning:           {rgb(0x6E4300), rgb(0xFFC766)},
}

// Remark returns the colour of remarks about moves.
func Remark() color.Color {
	s := fyne.CurrentApp().Settings()
	return remark(s.Theme(), s.ThemeVariant())
}

// remark returns the remark colour of a theme.
func remark(t fyne.Theme, system fyne.ThemeVariant) color.Color {
	if dark(t, system) {
		return rgb(0x9DB8CE)
	}
	return rgb(0x3F5F7A)
}

// Color implements fyne.Theme.
func (t *Theme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	variant = t.Variant(variant)
	pair, ok := colours[name]
	if strong, also := strongColours[name]; also && t.mode == strongMode {
		pair, ok = strong, true
	}
	if !ok {
		return t.Theme.Color(name, variant)
	}
	if variant == theme.VariantDark {
		return pair[1]
	}
	return pair[0]
}

// Variant returns the variant that the theme shows when the desktop asks for system.
func (t *Theme) Variant(system fyne.ThemeVariant) fyne.ThemeVariant {
	switch t.mode {
	case "light":
		return theme.VariantLight
	case "dark":
		return theme.VariantDark
	}
	return system
}

// Font implements fyne.Theme. This font has only the characters of Japanese moves; Fyne
// takes all others from its own font of the style.
func (t *Theme) Font(style fyne.TextStyle) fyne.Resource {
	if style.Symbol || style.Monospace {
		return t.Theme.Font(style)
	}
	return t.signs
}

// Dark reports whether the present theme is dark.
func Dark() bool {
	s := fyne.CurrentApp().Settings()
	return dark(s.Theme(), s.ThemeVariant())
}

func dark(t fyne.Theme, system fyne.ThemeVariant) bool {
	r, _, _, _ := t.Color(theme.ColorNameBackground, system).RGBA()
	return r < 0x8000
}
