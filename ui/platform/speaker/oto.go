//go:build cgo || windows || darwin

package speaker

import (
	"bytes"
	"encoding/binary"
	"time"

	"github.com/ebitengine/oto/v3"

	"passedpawn/ui/platform/sound"
)

// rest is the silence after a sound, in samples. It covers what is still on its way to
// the loudspeaker when the output is suspended.
const rest = sound.Rate / 5

// open opens the system's sound output. The output is suspended while nothing is played.
func open() (play func([]int16) error, err error) {
	c, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: sound.Rate, ChannelCount: 1, Format: oto.FormatSignedInt16LE})
	if err != nil {
		return nil, err
	}
	<-ready
	return func(samples []int16) error {
		data := make([]byte, 0, 2*(len(samples)+rest))
		for _, v := range samples {
			data = binary.LittleEndian.AppendUint16(data, uint16(v))
		}
		if err := c.Resume(); err != nil {
			return err
		}
		p := c.NewPlayer(bytes.NewReader(data[:cap(data)]))
		p.Play()
		for p.IsPlaying() && c.Err() == nil {
			time.Sleep(10 * time.Millisecond) // Oto offers no other way to wait
		}
		if err := p.Err(); err != nil {
			return err
		}
		return c.Suspend()
	}, c.Err()
}
