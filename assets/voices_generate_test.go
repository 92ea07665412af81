//go:build tools

// Run by hand: go test -tags tools ./assets -run TestGenerateVoices

package assets

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// TestGenerateVoices writes the voices that count the last ten seconds, one for each language
// of the translations. It needs the program espeak-ng of the Debian package of that name.
func TestGenerateVoices(t *testing.T) {
	for file := range Translations("") {
		language, is := strings.CutPrefix(strings.TrimSuffix(file, ".json"), "window.")
		if !is {
			continue
		}
		voice := language
		if voice == "en" {
			voice = "en-gb"
		}
		all := make([]int16, 10*VoiceSlot)
		for left := 10; left > 0; left-- {
			spoken := say(t, voice, left, 180)
			for speed := 190; len(spoken) > VoiceSlot; speed += 10 { // a long word is said faster
				spoken = say(t, voice, left, speed)
			}
			copy(all[(10-left)*VoiceSlot:], spoken)
		}
		if err := os.WriteFile("voices/"+language+".wav", wav(all), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// say returns a number spoken at so many words a minute, without the silence before and after it.
func say(t *testing.T, voice string, number, speed int) []int16 {
	out, err := exec.Command("espeak-ng", "-v", voice, "-s", strconv.Itoa(speed), "-a", "150", "--stdout", strconv.Itoa(number)).Output()
	if err != nil {
		t.Fatal(err)
	}
	fine := make([]int16, (len(out)-VoiceHeader)/2)
	if rate := binary.LittleEndian.Uint32(out[24:]); rate != 2*VoiceRate {
		t.Fatalf("%d samples per second", rate)
	}
	if err := binary.Read(bytes.NewReader(out[VoiceHeader:]), binary.LittleEndian, fine); err != nil {
		t.Fatal(err)
	}
	samples := make([]int16, len(fine)/2)
	for i := range samples {
		samples[i] = int16((int(fine[2*i]) + int(fine[2*i+1])) / 2)
	}
	const silent = 300
	from, to := 0, len(samples)
	for from < to && samples[from] < silent && samples[from] > -silent {
		from++
	}
	for to > from && samples[to-1] < silent && samples[to-1] > -silent {
		to--
	}
	return samples[from:to]
}

// wav returns samples as a file.
func wav(samples []int16) []byte {
	var b bytes.Buffer
	size := uint32(2 * len(samples))
	b.WriteString("RIFF")
	_ = binary.Write(&b, binary.LittleEndian, size+36)
	b.WriteString("WAVEfmt ")
	for _, part := range []any{uint32(16), uint16(1), uint16(1), uint32(VoiceRate), uint32(2 * VoiceRate), uint16(2), uint16(16)} {
		_ = binary.Write(&b, binary.LittleEndian, part)
	}
	b.WriteString("data")
	_ = binary.Write(&b, binary.LittleEndian, size)
	_ = binary.Write(&b, binary.LittleEndian, samples)
	return b.Bytes()
}
