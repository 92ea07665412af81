package assets

import "strings"

// The form of a voice: signed samples of 16 bits in one channel, in a WAV file with a
// header of VoiceHeader bytes.
const (
	VoiceRate   = 11_025 // samples per second
	VoiceSlot   = 5_000  // samples for each number, the rest of them silent
	VoiceHeader = 44
)

// Voice returns the numbers from ten down to one as a voice says them in a language, as
// WAV, and false if there is no voice for it.
func Voice(language string) ([]byte, bool) {
	data, err := read("voices/" + language + ".wav")
	return data, err == nil
}

// Voices returns the languages that have a voice, in alphabetical order: none in a page.
func Voices() (languages []string) {
	entries, err := files.ReadDir("voices")
	if err != nil {
		return nil // a page has no sound
	}
	for _, e := range entries {
		languages = append(languages, strings.TrimSuffix(e.Name(), ".wav"))
	}
	return languages
}
