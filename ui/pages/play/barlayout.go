package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// Heights of a player's bar: of a low one and, if there is room, of one without a clock
// and of one with a clock.
const (
	lowBar   = 28
	plainBar = 40
	timedBar = 56
)

// dialInset is the space above and below the clock.
const dialInset = 2

// barHeight returns the height of a player's bar in a window of a height.
func barHeight(window float32, timed bool) float32 {
	if timed {
		high := min(max(window*0.058, lowBar), timedBar)
		return look.RowHeight(high-2*dialInset) + 2*dialInset
	}
	return min(max(window*0.048, lowBar), plainBar)
}

// miniature is the side of the picture of a captured piece.
const miniature = 20

// roomForLarge is the height of a bar in which the name has large letters.
const roomForLarge = 32

// roomForName is the width that a name keeps until everything else has shrunk.
const roomForName = 110

// barLayout lays out a player's bar: from the left the side, the name, the rating and the
// captured pieces, from the right the clock and the texts about it. The name is cut last.
type barLayout struct{ of *playerBar }

// MinSize implements fyne.Layout.
func (*barLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, lowBar) }

// Layout implements fyne.Layout.
func (l *barLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	b := l.of
	place := func(o fyne.CanvasObject, x, wide float32) {
		o.Move(fyne.NewPos(x, 0))
		o.Resize(fyne.NewSize(max(0, wide), size.Height))
	}
	place(b.ground, 0, size.Width)
	b.strip.Move(fyne.NewPos(0, 4))
	b.strip.Resize(fyne.NewSize(4, size.Height-8))
	mark := min(size.Height-8, 26)
	b.side.Move(fyne.NewPos(8, (size.Height-mark)/2))
	b.side.Resize(fyne.NewSquareSize(mark))
	letter := float32(look.TextSize)
	if size.Height >= roomForLarge {
		letter = look.LargeSize
	}
	if b.name.Letter != letter {
		b.name.Letter = letter
		b.name.Refresh()
	}
	left, right := 8+mark+look.Gap/2, size.Width
	if b.clock.Visible() {
		b.clock.setHeight(size.Height - 2*dialInset)
		wide := b.clock.MinSize().Width
		right -= wide
		b.clock.Move(fyne.NewPos(right, dialInset))
		b.clock.Resize(fyne.NewSize(wide, size.Height-2*dialInset))
		right -= look.Gap
	}
	right = l.said(place, left, right)
	l.named(place, left, right)
}

// said places the texts at the right as far as the name leaves room, and returns where
// they begin.
func (l *barLayout) said(place func(fyne.CanvasObject, float32, float32), left, right float32) float32 {
	b := l.of
	for _, o := range []*widgets.Lines{b.about, b.thinks} {
		wide := o.Natural()
		if o == b.about {
			wide = min(wide, right-left-roomForName)
		} else if !o.Visible() || wide > right-left-b.name.Natural()-look.Gap {
			wide = 0
		}
		if wide < 30 {
			place(o, right, 0)
			continue
		}
		right -= wide
		place(o, right, wide+1)
		right -= look.Gap
	}
	return right
}

// named places the name, the rating, the captured pieces and the lead.
func (l *barLayout) named(place func(fyne.CanvasObject, float32, float32), left, right float32) {
	b := l.of
	rating, lead := float32(0), float32(0)
	if b.rating.Text != "" {
		rating = b.rating.Natural() + look.Gap
	}
	if b.lead.Text != "" {
		lead = b.lead.Natural() + look.Gap
	}
	taken := b.taken.Layout.(*overlap)
	need := taken.width(1)
	room := right - left
	name := min(b.name.Natural()+1, room)
	if least := min(name, roomForName); name+rating+need+lead+look.Gap > room {
		if room-least < rating+taken.width(0)+lead+look.Gap {
			rating = 0
		}
		name = max(least, room-rating-need-lead-look.Gap)
		name = min(name, b.name.Natural()+1)
		need = max(0, room-name-rating-lead-look.Gap)
		if need < min(taken.width(0), miniature) {
			need = 0
		}
	}
	place(b.name, left, name)
	place(b.tip, 0, left+name)
	left += name
	place(b.rating, left+look.Gap, max(0, rating-look.Gap+1))
	left += rating + look.Gap
	place(b.taken, left, need)
	place(b.lead, left+need+look.Gap/2, max(0, min(lead, right-left-need)))
}

// overlap lays out miniatures side by side, each over a part of the one before. It covers
// more if they are alike, and if there is little room.
type overlap struct{ kinds []rules.Kind }

// overlapSteps are the distances from one miniature to the next, of the same or of
// another kind, as parts of the side: with the least room, and with enough.
var overlapSteps = [2]struct{ same, other float32 }{{0.2, 0.45}, {0.6, 1}}

// step returns the distance of a miniature from the one before it. room is 1 if there is
// enough, and 0 if there is none.
func (o *overlap) step(i int, room float32) float32 {
	few, much := overlapSteps[0].other, overlapSteps[1].other
	if o.kinds[i] == o.kinds[i-1] {
		few, much = overlapSteps[0].same, overlapSteps[1].same
	}
	return miniature * (few + (much-few)*room)
}

func (o *overlap) width(room float32) float32 {
	if len(o.kinds) == 0 {
		return 0
	}
	width := float32(miniature)
	for i := 1; i < len(o.kinds); i++ {
		width += o.step(i, room)
	}
	return width
}

// MinSize implements fyne.Layout.
func (o *overlap) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, miniature) }

// Layout implements fyne.Layout.
func (o *overlap) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	room := float32(1)
	if most, least := o.width(1), o.width(0); most > size.Width && most > least {
		room = max(0, (size.Width-least)/(most-least))
	}
	x := float32(0)
	for i, obj := range objects {
		if i > 0 && i < len(o.kinds) {
			x += o.step(i, room)
		}
		widgets.Show(obj, x+miniature <= size.Width+1)
		obj.Move(fyne.NewPos(x, (size.Height-miniature)/2))
		obj.Resize(fyne.NewSquareSize(miniature))
	}
}
