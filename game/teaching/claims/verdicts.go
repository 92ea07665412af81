package claims

// verdicts remember which questions about positions have been decided. A new answer
// replaces an old one.
type verdicts struct{ keys []uint64 }

// slots is how many answers are remembered, a power of two.
const slots = 1 << 14

func newVerdicts() verdicts { return verdicts{make([]uint64, slots)} }

// find returns an answer, and whether there is one. The lowest bit of a slot is the
// answer.
func (v verdicts) find(key uint64) (yes, ok bool) {
	found := v.keys[key>>1%slots]
	return found&1 == 1, found|1 == key|1 && found != 0
}

func (v verdicts) keep(key uint64, yes bool) {
	key &^= 1
	if yes {
		key |= 1
	}
	v.keys[key>>1%slots] = key
}

// mix returns a number that tells questions about the same position apart.
func mix(n int, flag bool) uint64 {
	if flag {
		n += 1 << 20
	}
	x := uint64(n)*0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03
	x = (x ^ x>>29) * 0xBF58476D1CE4E5B9
	return x ^ x>>32
}
