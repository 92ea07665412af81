package player

// Random returns a source of numbers from 0 to 1, without 1, that depend on the seed alone.
// The method is SplitMix64 (Steele, Lea and Flood, OOPSLA 2014), which is good for a few
// numbers from related seeds, such as the keys of positions.
func Random(seed uint64) func() float64 {
	return func() float64 {
		seed += 0x9E3779B97F4A7C15
		z := (seed ^ seed>>30) * 0xBF58476D1CE4E5B9
		z = (z ^ z>>27) * 0x94D049BB133111EB
		return float64((z^z>>31)>>11) / (1 << 53)
	}
}
