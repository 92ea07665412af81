package settings

import (
	"bytes"
	"errors"
	"slices"

	"github.com/pelletier/go-toml/v2"
)

// mostWrong is how many lines of a file may be wrong. A file with more is something else.
const mostWrong = 20

// mended returns the text of a file without the lines that are not TOML, such as "slow = yes",
// and the keys in them. ok is false if that does not help.
func mended(text []byte) (good []byte, wrong []string, ok bool) {
	lines := bytes.SplitAfter(text, []byte("\n"))
	for range mostWrong + 1 {
		good = bytes.Join(lines, nil)
		err := toml.Unmarshal(good, &map[string]any{})
		if err == nil {
			return good, wrong, len(bytes.TrimSpace(good)) > 0
		}
		at, known := errors.AsType[*toml.DecodeError](err)
		if !known {
			break
		}
		row, _ := at.Position()
		for row = min(row, len(lines)); row > 0 && len(bytes.TrimSpace(lines[row-1])) == 0; row-- { // it began above
		}
		if row < 1 {
			break
		}
		key, _, _ := bytes.Cut(lines[row-1], []byte("="))
		if name := string(bytes.TrimSpace(key)); !slices.Contains(wrong, name) {
			wrong = append(wrong, name)
		}
		lines[row-1] = []byte("\n")
	}
	return nil, nil, false
}
