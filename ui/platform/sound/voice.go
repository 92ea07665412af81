package sound

import (
	"encoding/binary"
	"slices"
	"sync"

	"passedpawn/assets"
)

// voices returns the languages in which numbers can be said, English first.
var voices = sync.OnceValue(func() []string {
	others := slices.DeleteFunc(assets.Voices(), func(language string) bool { return language == "en" })
	return append([]string{"en"}, others...)
})

// Spoken returns a voice that says a number of seconds left, from 10, in a language such
// as "de", or in English if there is no voice for it.
func Spoken(language string, left int) Sound {
	voice := max(0, slices.Index(voices(), language))
	return spoken + Sound(10*voice+10-max(1, min(left, 10)))
}

// say adds a word of a voice: the words are numbered from the first voice's ten.
func (t *track) say(word int) {
	data, ok := assets.Voice(voices()[word/10])
	if !ok {
		return
	}
	const size = 2 * assets.VoiceSlot
	data = data[assets.VoiceHeader+word%10*size:][:size]
	at := func(i int) float64 {
		if 2*i >= len(data) {
			return 0
		}
		return float64(int16(binary.LittleEndian.Uint16(data[2*i:]))) / (1 << 15)
	}
	end := assets.VoiceSlot
	for end > 0 && at(end-1) == 0 {
		end--
	}
	const fine = Rate / assets.VoiceRate
	t.grow(end * fine)
	for i := range end * fine {
		from, part := i/fine, float64(i%fine)/fine
		(*t)[i] += 0.8 * swell(float64(i)/Rate) * ((1-part)*at(from) + part*at(from+1))
	}
}
