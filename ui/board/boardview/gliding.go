package boardview

import (
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/ui/board/boardmodel"
)

// gliding is the pieces on their way to their squares, and how far they have come.
type gliding struct {
	glides []boardmodel.Glide
	part   float32 // of their ways, from 0 to 1
	motion *fyne.Animation
	start  func(*fyne.Animation) // replaced in tests, whose driver jumps to the end
}

// begin lets pieces glide for a time. It calls draw at each step.
func (g *gliding) begin(glides []boardmodel.Glide, over time.Duration, draw func()) {
	if len(glides) == 0 {
		return
	}
	g.glides, g.part = glides, 0
	g.motion = &fyne.Animation{Duration: over, Curve: fyne.AnimationEaseOut, Tick: func(p float32) {
		g.part = p
		if p >= 1 {
			g.glides, g.motion = nil, nil
		}
		draw()
	}}
	g.start(g.motion)
}

// stop puts the pieces on their squares at once.
func (g *gliding) stop() {
	if g.motion != nil {
		g.motion.Stop()
	}
	g.glides, g.motion = nil, nil
}
