package widgets

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// A Band is a message on a light ground, with a sign of its tone. It looks different from
// the texts around it.
type Band struct {
	widget.BaseWidget
	Text  string
	More  *Button // at the end, hidden if nothing is offered
	label *widget.Label
	sign  *Sign
	tone  Tone
}

// NewBand creates a band that says nothing, and takes no room. Its letters have a size of
// the theme.
func NewBand(letters fyne.ThemeSizeName) *Band {
	b := &Band{label: widget.NewLabel(""), sign: NewSign(Information, bandSign), More: NewButton("", nil, nil)}
	b.More.Importance = widget.LowImportance
	b.More.Hide()
	b.label.Wrapping, b.label.SizeName = fyne.TextWrapWord, letters
	b.ExtendBaseWidget(b)
	b.Hide()
	return b
}

// bandSign is the side of the sign in a band.
const bandSign = 22

// Say shows a message, none if it is empty.
func (b *Band) Say(text string, tone Tone) {
	b.Text, b.tone = text, tone
	b.label.SetText(text)
	b.sign.SetTone(tone)
	Show(b, text != "")
	b.Refresh()
}

// Offer shows a button at the end of the band, none if its label is empty.
func (b *Band) Offer(label string, do func()) {
	b.More.OnTapped = do
	b.More.SetText(label)
	Show(b.More, label != "")
	b.Resize(b.Size())
	b.Refresh()
}

// offered returns the width of the button, 0 if there is none.
func (b *Band) offered() float32 {
	if !b.More.Visible() {
		return 0
	}
	return b.More.MinSize().Width
}

// Draw lets the sign draw itself within a time.
func (b *Band) Draw(within time.Duration) { b.sign.Draw(within) }

// SetLetters gives the text another size of the theme.
func (b *Band) SetLetters(size fyne.ThemeSizeName) {
	b.label.SizeName = size
	b.label.Refresh()
	b.Refresh()
}

// Tone returns the tone of the message.
func (b *Band) Tone() Tone { return b.tone }

// AccessibilityLabel implements fyne.Accessible.
func (b *Band) AccessibilityLabel() string { return b.Text }

// AccessibilityRole implements fyne.Accessible.
func (b *Band) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// bandText is where the text begins: after the sign.
const bandText = look.Gap/2 + bandSign

// MinSize implements fyne.CanvasObject. The height is that at the last width.
func (b *Band) MinSize() fyne.Size {
	return fyne.NewSize(bandText+b.label.MinSize().Width+b.offered(), b.label.MinSize().Height)
}

// Resize implements fyne.CanvasObject.
func (b *Band) Resize(size fyne.Size) {
	b.label.Resize(fyne.NewSize(size.Width-bandText-b.offered(), size.Height))
	b.BaseWidget.Resize(size)
}

// CreateRenderer implements fyne.Widget.
func (b *Band) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(b, b.draw) }

func (b *Band) draw(d *Drawing) {
	ground := canvas.NewRectangle(tint(theme.Color(b.tone.colour())))
	ground.CornerRadius = 8
	d.Add(ground, fyne.NewPos(0, 0), b.Size())
	line := (b.label.MinSize().Height - 2*theme.InnerPadding()) / float32(max(1, b.rows()))
	d.Add(b.sign, fyne.NewPos(look.Gap, theme.InnerPadding()+(line-bandSign)/2), fyne.NewSquareSize(bandSign))
	aside := b.offered()
	d.Add(b.label, fyne.NewPos(bandText, 0), fyne.NewSize(b.Size().Width-bandText-aside, b.Size().Height))
	d.Add(b.More, fyne.NewPos(b.Size().Width-aside, 0), fyne.NewSize(aside, b.Size().Height))
}

// rows returns how many lines the text has.
func (b *Band) rows() int {
	one := fyne.MeasureText("M", theme.Size(b.label.SizeName), fyne.TextStyle{}).Height
	return int((b.label.MinSize().Height-2*theme.InnerPadding())/one + 0.5)
}

// tint returns a colour that is hardly there, for the ground of a text.
func tint(c color.Color) color.Color {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	n.A = 30
	return n
}
