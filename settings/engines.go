package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"github.com/adrg/xdg"
	"github.com/pelletier/go-toml/v2"

	"passedpawn/game/files/atomicfile"
)

// An Engine is another program that plays, and how it is started. The order of a list of
// engines is the person's own.
type Engine struct {
	ID       string            `toml:"id"`                 // unique in the list, never shown
	Name     string            `toml:"name"`               // shown; the engine's own name unless the person chose one
	Author   string            `toml:"author"`             // as the engine gives it, "" if it gives none
	Path     string            `toml:"path"`               // of the program, or its name on the PATH
	Args     []string          `toml:"args"`               // given to the program one by one, never to a shell
	Protocol string            `toml:"protocol"`           // "uci" or "usi"
	Games    []string          `toml:"games"`              // IDs of the rule sets that it plays
	Allowed  string            `toml:"allowed,omitempty"`  // the command that the person has agreed to start
	Declared []string          `toml:"declared,omitempty"` // its options, as it declared them when it was added or last read
	Options  map[string]string `toml:"options,inline"`
	// Options are the values that the person set, by the engine's name of the option. All
	// other options keep the engine's defaults.
}

// EnginesFile returns the path of the list of engines, beside the settings.
func EnginesFile() string { return filepath.Join(xdg.ConfigHome, "passedpawn", "engines.toml") }

// NewEngineID returns an ID that no engine of a list has: "stockfish", "stockfish-2".
func NewEngineID(engines []Engine, name string) string {
	base := plain(name)
	for n := 1; ; n++ {
		id := base
		if n > 1 {
			id += "-" + strconv.Itoa(n)
		}
		if _, taken := FindEngine(engines, id); !taken {
			return id
		}
	}
}

// plain returns the letters and digits of a name in lower case, with hyphens between its
// words.
func plain(name string) string {
	var id []rune
	for _, r := range name {
		switch {
		case r >= 'A' && r <= 'Z':
			id = append(id, r+'a'-'A')
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			id = append(id, r)
		case len(id) > 0 && id[len(id)-1] != '-':
			id = append(id, '-')
		}
	}
	for len(id) > 0 && id[len(id)-1] == '-' {
		id = id[:len(id)-1]
	}
	if len(id) == 0 {
		return "engine"
	}
	return string(id)
}

// FindEngine returns the engine with an ID, and false if there is none.
func FindEngine(engines []Engine, id string) (Engine, bool) {
	for _, e := range engines {
		if e.ID == id {
			return e, true
		}
	}
	return Engine{}, false
}

// LoadEngines reads the list of engines. Without a file the list is empty. If the file
// cannot be read, LoadEngines renames it and returns an error that says so, and no
// engines.
func LoadEngines(path string) ([]Engine, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the list of engines cannot be read: %w", err)
	}
	engines, err := parseEngines(text)
	if err != nil {
		return nil, setAside("the list of engines", path, err)
	}
	return engines, nil
}

// parseEngines reads the tables called engine. An engine without an ID of its own gets
// one.
func parseEngines(text []byte) ([]Engine, error) {
	var file struct {
		Engine []Engine `toml:"engine"`
	}
	if err := toml.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	for i, e := range file.Engine {
		if _, taken := FindEngine(file.Engine[:i], e.ID); taken || e.ID == "" {
			file.Engine[i].ID = NewEngineID(file.Engine[:i], e.Name)
		}
		if e.Protocol != "usi" {
			file.Engine[i].Protocol = "uci"
		}
	}
	return file.Engine, nil
}

// SaveEngines writes the list of engines, completely or not at all, into the existing
// text: comments and unknown keys are preserved, except those of engines that are no
// longer in the list. A file that cannot be read is renamed first.
func SaveEngines(path string, engines []Engine) error {
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("the list of engines cannot be saved: %w", err)
	}
	data, wrong := listed(text, engines)
	if wrong != nil && len(text) > 0 {
		wrong = setAside("the list of engines", path, wrong)
		data, err = listed(nil, engines)
	}
	if data == nil && len(engines) > 0 {
		return errors.Join(wrong, err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("the list of engines cannot be saved: %w", err)
	}
	return errors.Join(wrong, atomicfile.Write(path, data))
}
