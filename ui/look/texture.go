package look

import (
	"image"
	"math"
	"math/rand/v2"
)

// A Texture is what the squares of a chequered board are made of.
type Texture int

// The textures.
const (
	Smooth Texture = iota
	Wooden
	Marbled
)

// Surface returns the texture of squares with a side in pixels, to be laid over their
// colours. Each square is cut from another place. It is the same at each call, and nil for
// smooth squares.
func (b BoardColours) Surface(files, ranks, side int) image.Image {
	if b.Texture == Smooth || side <= 0 {
		return nil
	}
	img := image.NewNRGBA(image.Rect(0, 0, files*side, ranks*side))
	rng := rand.New(rand.NewPCG(4, 4))
	rough := newNoise(rng)
	for rank := range ranks {
		for file := range files {
			vein := b.Veins[(file+rank+ranks)%2] // the square at the bottom left is dark
			dx, dy := rng.Float64()*noisy, rng.Float64()*noisy
			for y := range side {
				for x := range side {
					u, v := float64(x)/float64(side), float64(y)/float64(side)
					c := vein
					c.A = uint8(float64(vein.A) * b.Texture.strength(&rough, u, v, dx, dy))
					img.SetNRGBA(file*side+x, rank*side+y, c)
				}
			}
		}
	}
	return img
}

// strength returns how strong the texture is at a place in a square that was cut at dx, dy:
// from 0 to 1.
func (t Texture) strength(n *noise, u, v, dx, dy float64) float64 {
	if t == Wooden { // rings cut lengthwise, bent a little, with short fibres
		bent := u + 0.22*n.at(dx+u*1.5, dy+v*0.8)
		rings := 0.5 + 0.5*math.Sin(2*math.Pi*(bent*5+dx))
		fibres := n.at(dx+u*34, dy+v*2.5)
		return 0.55*rings*rings + 0.45*fibres
	}
	cloud := n.at(dx+u*2, dy+v*2)
	bent := u*1.1 + v*0.7 + 1.3*cloud + 0.35*n.at(dx+u*6, dy+v*6)
	vein := 1 - math.Abs(math.Sin(math.Pi*(bent+dx)))
	return 0.25*cloud + 0.75*math.Pow(vein, 5)
}

// noisy is the number of random values in each direction.
const noisy = 64

// A noise is random values on a grid, smoothed between its points.
type noise [noisy][noisy]float64

func newNoise(rng *rand.Rand) (n noise) {
	for y := range n {
		for x := range n[y] {
			n[y][x] = rng.Float64()
		}
	}
	return n
}

// at returns the value at a place, from 0 to 1.
func (n *noise) at(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ease := func(t float64) float64 { return t * t * (3 - 2*t) }
	u, v := ease(x-fx), ease(y-fy)
	x0, y0 := int(fx)%noisy, int(fy)%noisy
	x1, y1 := (x0+1)%noisy, (y0+1)%noisy
	top := n[y0][x0]*(1-u) + n[y0][x1]*u
	return top*(1-v) + (n[y1][x0]*(1-u)+n[y1][x1]*u)*v
}
