package widgets

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Tone is the kind of a message.
type Tone int

// The tones.
const (
	Information Tone = iota
	Refusal
	Success
	Trouble // something is wrong, and stays so until something is done
)

// colour returns the name of the colour of a tone.
func (t Tone) colour() fyne.ThemeColorName {
	return [...]fyne.ThemeColorName{theme.ColorNamePlaceHolder, theme.ColorNameError, theme.ColorNameSuccess, theme.ColorNameError}[t]
}

// A Sign shows the tone of a message by a shape in a ring: a tick, a cross, the letter i, or
// an exclamation mark.
// It can draw itself, as by a pen.
type Sign struct {
	widget.BaseWidget
	tone   Tone
	side   float32
	drawn  float32 // how much of it, from 0 to 1
	motion *fyne.Animation
	start  func(*fyne.Animation) // replaced in tests, whose driver jumps to the end
}

// DrawingTime is how long a sign takes to draw itself for something that is worth it: a
// finished lesson, or a mate.
const DrawingTime = 500 * time.Millisecond

// NewSign creates a sign as a square with a side.
func NewSign(tone Tone, side float32) *Sign {
	s := &Sign{tone: tone, side: side, drawn: 1, start: (*fyne.Animation).Start}
	s.ExtendBaseWidget(s)
	return s
}

// SetTone changes the tone, and shows the whole sign.
func (s *Sign) SetTone(t Tone) {
	s.stop()
	s.tone = t
	s.Refresh()
}

// Draw draws the sign within a time. It is there at once if the time is 0, as with reduced
// motion.
func (s *Sign) Draw(within time.Duration) {
	if s.stop(); within <= 0 {
		s.Refresh()
		return
	}
	s.drawn = 0
	s.motion = &fyne.Animation{Duration: within, Curve: fyne.AnimationEaseOut, Tick: func(p float32) {
		s.drawn = p
		s.Refresh()
	}}
	s.start(s.motion)
}

// stop ends the drawing: the sign is whole.
func (s *Sign) stop() {
	if s.motion != nil {
		s.motion.Stop()
	}
	s.motion, s.drawn = nil, 1
}

// MinSize implements fyne.CanvasObject.
func (s *Sign) MinSize() fyne.Size { return fyne.NewSquareSize(s.side) }

// CreateRenderer implements fyne.Widget.
func (s *Sign) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(s, s.draw) }

// Parts of the drawing: the ring is drawn first, and the shape in it from ringed on.
const ringed = 0.6

func (s *Sign) draw(d *Drawing) {
	side := min(s.Size().Width, s.Size().Height)
	ink, thick := theme.Color(s.tone.colour()), max(1.75, side/13)
	at := fyne.NewPos((s.Size().Width-side)/2, (s.Size().Height-side)/2)
	if sweep := min(1, s.drawn/ringed); sweep > 0 {
		ring := canvas.NewArc(0, 360*sweep, 1-2*thick/side, ink)
		d.Add(ring, at, fyne.NewSquareSize(side))
	}
	rest := max(0, (s.drawn-ringed)/(1-ringed))
	for _, stroke := range strokes[s.tone] {
		rest = s.stroke(d, stroke, rest*stroke.whole, pen{at, side, thick, ink}) / stroke.whole
	}
}

// A stroke is a line of a shape, in parts of its side. whole is the number of strokes in the
// shape.
type stroke struct {
	from, to [2]float32
	whole    float32
}

// strokes are the shapes of the tones.
var strokes = [...][]stroke{
	Information: {{[2]float32{0.5, 0.46}, [2]float32{0.5, 0.72}, 2}, {[2]float32{0.5, 0.29}, [2]float32{0.5, 0.31}, 2}},
	Refusal:     {{[2]float32{0.35, 0.35}, [2]float32{0.65, 0.65}, 2}, {[2]float32{0.65, 0.35}, [2]float32{0.35, 0.65}, 2}},
	Trouble:     {{[2]float32{0.5, 0.26}, [2]float32{0.5, 0.54}, 2}, {[2]float32{0.5, 0.7}, [2]float32{0.5, 0.72}, 2}},
	Success:     {{[2]float32{0.29, 0.52}, [2]float32{0.44, 0.67}, 2}, {[2]float32{0.44, 0.67}, [2]float32{0.72, 0.36}, 2}},
}

// A pen draws the strokes of a sign at a place.
type pen struct {
	at          fyne.Position
	side, thick float32
	ink         color.Color
}

// stroke draws as much of a stroke as is left, at most the whole, and returns what is left
// for the next.
func (s *Sign) stroke(d *Drawing, of stroke, left float32, p pen) float32 {
	part := min(1, left)
	if part <= 0 {
		return 0
	}
	point := func(x, y float32) fyne.Position { return p.at.AddXY(x*p.side, y*p.side) }
	from := point(of.from[0], of.from[1])
	to := point(of.from[0]+part*(of.to[0]-of.from[0]), of.from[1]+part*(of.to[1]-of.from[1]))
	line := canvas.NewLine(p.ink)
	line.StrokeWidth = p.thick
	line.Position1, line.Position2 = from, to
	d.objects = append(d.objects, line)
	for _, end := range []fyne.Position{from, to} { // rounded ends
		dot := canvas.NewCircle(p.ink)
		d.Add(dot, end.SubtractXY(p.thick/2, p.thick/2), fyne.NewSquareSize(p.thick))
	}
	return left - part
}
