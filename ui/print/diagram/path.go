package diagram

import (
	"image"
	"math"
)

// A Point is a place in a diagram, from its top left.
type Point struct{ X, Y float64 }

// A step of a path leads to the last of its points: one for a line, two for a quadratic
// curve, three for a cubic one. A step that moves begins a new outline.
type step struct {
	moves  bool
	points [3]Point
	n      int
}

// A path is a list of outlines to be filled. An outline inside another one of the opposite
// direction is a hole.
type path []step

func (p *path) move(at Point)           { *p = append(*p, step{moves: true, points: [3]Point{at}, n: 1}) }
func (p *path) line(to Point)           { *p = append(*p, step{points: [3]Point{to}, n: 1}) }
func (p *path) quad(by, to Point)       { *p = append(*p, step{points: [3]Point{by, to}, n: 2}) }
func (p *path) cubic(by, and, to Point) { *p = append(*p, step{points: [3]Point{by, and, to}, n: 3}) }
func (p *path) add(others ...path)      { *p = append(*p, flat(others)...) }
func flat(paths []path) (all path) {
	for _, p := range paths {
		all = append(all, p...)
	}
	return all
}

// polygon returns an outline with straight edges.
func polygon(points ...Point) (p path) {
	p.move(points[0])
	for _, at := range points[1:] {
		p.line(at)
	}
	return p
}

func rectangle(x, y, w, h float64) path {
	return polygon(Point{x, y}, Point{x + w, y}, Point{x + w, y + h}, Point{x, y + h})
}

// circular is the distance of the handles of a cubic curve from its ends that draws a quarter
// of a circle of radius 1.
const circular = 4 * (math.Sqrt2 - 1) / 3

// rounded returns a rectangle with round corners.
func rounded(x, y, w, h, r float64) (p path) {
	k := r * (1 - circular)
	right, bottom := x+w, y+h
	p.move(Point{x + r, y})
	p.line(Point{right - r, y})
	p.cubic(Point{right - k, y}, Point{right, y + k}, Point{right, y + r})
	p.line(Point{right, bottom - r})
	p.cubic(Point{right, bottom - k}, Point{right - k, bottom}, Point{right - r, bottom})
	p.line(Point{x + r, bottom})
	p.cubic(Point{x + k, bottom}, Point{x, bottom - k}, Point{x, bottom - r})
	p.line(Point{x, y + r})
	p.cubic(Point{x, y + k}, Point{x + k, y}, Point{x + r, y})
	return p
}

func disc(at Point, r float64) path { return rounded(at.X-r, at.Y-r, 2*r, 2*r, r) }

// ring returns a circle drawn with a line of a width. r is the radius of the outer edge.
func ring(at Point, r, width float64) (p path) {
	p.add(disc(at, r), mirrored(disc(at, r-width), at.X))
	return p
}

// border returns the outline of a rectangle, drawn with a line of a width inside it.
func border(x, y, w, h, width float64) (p path) {
	p.add(rectangle(x, y, w, h), mirrored(rectangle(x+width, y+width, w-2*width, h-2*width), x+w/2))
	return p
}

// moved returns a path elsewhere.
func moved(p path, by Point) path {
	for i := range p {
		for j := range p[i].points[:p[i].n] {
			p[i].points[j].X += by.X
			p[i].points[j].Y += by.Y
		}
	}
	return p
}

// mirrored returns the mirror image of a path, which has the opposite direction.
func mirrored(p path, x float64) path {
	for i := range p {
		for j := range p[i].points[:p[i].n] {
			p[i].points[j].X = 2*x - p[i].points[j].X
		}
	}
	return p
}

// box returns the rectangle around a path, in pixels. scale is the pixels per unit.
func (p path) box(scale float64) image.Rectangle {
	low, high := Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	for _, s := range p {
		for _, at := range s.points[:s.n] {
			low, high = Point{min(low.X, at.X), min(low.Y, at.Y)}, Point{max(high.X, at.X), max(high.Y, at.Y)}
		}
	}
	return image.Rect(int(math.Floor(low.X*scale)), int(math.Floor(low.Y*scale)), int(math.Ceil(high.X*scale)), int(math.Ceil(high.Y*scale)))
}
