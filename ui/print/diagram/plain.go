package diagram

import "passedpawn/game/rules"

// plain draws a board with lines between its squares and a rim, and points on every third
// crossing if both sides are multiples of three.
func (w *drawing) plain() {
	rim, files, ranks := float64(w.geo.Rim()), w.Shape.Files, w.Shape.Ranks
	left, top := float64(w.geo.Left), float64(w.geo.Top)
	wide, high := Unit*float64(files), Unit*float64(ranks)
	w.fill(rectangle(left-rim, top-rim, wide+2*rim, high+2*rim), w.style.Light)
	w.grain(left-rim, top-rim, wide+2*rim, high+2*rim)
	var lines path
	for i := range files + 1 {
		t := thickness(i == 0 || i == files)
		lines.add(rectangle(left+Unit*float64(i)-t/2, top-t/2, t, high+t))
	}
	for i := range ranks + 1 {
		t := thickness(i == 0 || i == ranks)
		lines.add(rectangle(left-t/2, top+Unit*float64(i)-t/2, wide+t, t))
	}
	if files%3 == 0 && ranks%3 == 0 {
		for x := 3; x < files; x += 3 {
			for y := 3; y < ranks; y += 3 {
				lines.add(disc(Point{left + Unit*float64(x), top + Unit*float64(y)}, Unit*0.07))
			}
		}
	}
	w.fill(lines, w.style.Dark)
}

// thickness returns the width of a line.
func thickness(edge bool) float64 {
	if edge {
		return Unit * 0.032
	}
	return Unit * 0.02
}

// stripes is the largest number of bands in the grain.
const stripes = 120

// grain draws the wood of a board, in bands that all reach to the right edge: bands side
// by side would show seams.
func (w *drawing) grain(x, y, wide, high float64) {
	n := min(stripes, len(w.style.Grain))
	for i := range n {
		from := wide * float64(i) / float64(n)
		w.fill(rectangle(x+from, y, wide-from, high), w.style.Grain[i*len(w.style.Grain)/n])
	}
}

// hands draws the pieces that each side may drop, with their numbers.
func (w *drawing) hands() {
	hand := w.Shape.Hand
	if len(hand) == 0 {
		return
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		spot := func(k rules.Kind) Point { return w.corner(rules.InHand(rules.Piece{Side: side, Kind: k})) }
		a, b := spot(hand[0]), spot(hand[len(hand)-1])
		w.fill(rounded(min(a.X, b.X), min(a.Y, b.Y), max(a.X, b.X)-min(a.X, b.X)+Unit, max(a.Y, b.Y)-min(a.Y, b.Y)+Unit, Unit*0.1), w.style.Stand)
		for _, k := range hand {
			piece := rules.Piece{Side: side, Kind: k}
			n, at := rules.CountInHand(w.Position, piece), spot(k)
			if n > 0 {
				w.man(piece, Point{at.X + Unit*0.04, at.Y + Unit*0.04}, Unit*0.92)
			}
			if n > 1 {
				w.count(at, n)
			}
		}
	}
}
