// Package settings is what the program remembers of a person's choices, in a
// TOML file of the XDG config folder, and where its folders are. What a person
// wrote into the file stays in it; a file that cannot be read is kept aside.
package settings

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/adrg/xdg"
	"github.com/pelletier/go-toml/v2"

	"passedpawn/game/atomicfile"
)

// Settings are a value: copied, changed and saved whole.
type Settings struct {
	Opponent    string   `toml:"opponent"`            // "engine" or "person"
	Variant     string   `toml:"variant"`             // the game, "" for orthodox chess
	Level       int      `toml:"chess_level"`         // of the engine in chess, from 1
	ClimbLevel  int      `toml:"climb_level"`         // of the engine in Alternate Promotion Chess, from 1
	ShogiLevel  int      `toml:"shogi_level"`         // of the engine in shogi, from 1
	Adapt       bool     `toml:"adapt"`               // the level follows the results
	Slow        bool     `toml:"slow"`                // the engine takes its time like a person
	Time        string   `toml:"time"`                // the time control as people write it, such as "3+2", "" for none
	Conduct     string   `toml:"conduct"`             // how strictly a game is played, as PGN files say it here: "", "claim for me", "tournament" or "over the board"
	Thinking    bool     `toml:"thinking"`            // what the engine thinks is shown
	Colour      string   `toml:"colour"`              // the person's: "white", "black" or "random"
	Name        string   `toml:"name"`                // of the person, "" for the one the system knows
	White       string   `toml:"white"`               // of two people, the last one to play White, "" for no name
	Black       string   `toml:"black"`               // likewise
	AutoFlip    bool     `toml:"auto_flip"`           // turn the board for each of two people
	Below       string   `toml:"below"`               // who is at the bottom in a new game: "own", "white" or "black"
	Language    string   `toml:"language"`            // such as "de", "" for that of the desktop
	Theme       string   `toml:"theme"`               // "system", "light", "dark" or "contrast"
	Board       string   `toml:"board"`               // the ID of a style in ui/look
	Pieces      string   `toml:"pieces"`              // the ID of a style in ui/look
	ShogiBoard  string   `toml:"shogi_board"`         // the ID of a plain board in ui/look
	ShogiPieces string   `toml:"shogi_pieces"`        // the ID of a set of tiles in ui/look
	ShogiRanks  string   `toml:"shogi_ranks"`         // how they are named at the edge: "letters", "kanji" or "digits"
	ShogiMoves  string   `toml:"shogi_moves"`         // how they are written: "western" or "japanese"
	Coordinates bool     `toml:"coordinates"`         // letters and numbers on the board's edge
	Animate     bool     `toml:"animate"`             // pieces glide; off is reduced motion
	Speed       string   `toml:"animation_speed"`     // at which they do: "slow", "normal" or "fast"
	TextSize    int      `toml:"text_size"`           // in percent, from 80 to 160
	Sound       bool     `toml:"sound"`               // moves are heard
	Volume      int      `toml:"volume"`              // of sounds in percent, from 10 to 100
	Figurines   bool     `toml:"figurines"`           // pictures instead of letters in the move list
	AlwaysQueen bool     `toml:"always_queen"`        // promote without asking
	Premoves    bool     `toml:"premoves"`            // against a program, moves can be made in advance
	Explain     string   `toml:"explain"`             // why a move is refused: "always", "once" for each reason, or "never"
	Width       float32  `toml:"width"`               // of the window, in Fyne's units
	Height      float32  `toml:"height"`              // of the window, in Fyne's units
	Greeted     bool     `toml:"greeted"`             // the card of the first start was shown
	Learnt      []string `toml:"learnt"`              // lessons that have been done
	Recent      []string `toml:"recent"`              // PGN files opened last, the newest first
	Encodings   []string `toml:"encodings,omitempty"` // of files that are no UTF-8, each as "Windows-1250:" and the path, the newest first
}

// Default is how the program starts for the first time.
func Default() Settings {
	return Settings{
		Opponent: "engine", Level: 2, ClimbLevel: 2, ShogiLevel: 1, Adapt: true, Colour: "white", Below: "own", Theme: "system", Board: "classic", Pieces: "founders", Explain: "always",
		ShogiBoard: "kaya", ShogiPieces: "kanji", ShogiRanks: "letters", ShogiMoves: "western",
		Coordinates: true, Animate: true, Speed: "normal", TextSize: 100, Volume: 100, Figurines: true, Sound: true, Premoves: true, Width: 1120, Height: 760,
	}
}

// Glide is how long a piece is on its way over the board, 0 where none glides.
func (s Settings) Glide() time.Duration {
	switch {
	case !s.Animate:
		return 0
	case s.Speed == "slow":
		return 300 * time.Millisecond
	case s.Speed == "fast":
		return 80 * time.Millisecond
	}
	return 150 * time.Millisecond
}

// mostRecent is how many files are remembered.
const mostRecent = 8

// Opened puts a file first among the recent ones.
func (s Settings) Opened(path string) Settings {
	recent := []string{path}
	for _, r := range s.Recent {
		if r != path && len(recent) < mostRecent {
			recent = append(recent, r)
		}
	}
	s.Recent = recent
	return s
}

// mostEncodings is for how many files an encoding is remembered.
const mostEncodings = 100

// Encoding is the name of the encoding that was chosen for a file, "" for none.
func (s Settings) Encoding(path string) string {
	for _, e := range s.Encodings {
		if name, of, _ := strings.Cut(e, ":"); of == path {
			return name
		}
	}
	return ""
}

// Encoded remembers the encoding of a file; "" forgets it.
func (s Settings) Encoded(path, name string) Settings {
	var kept []string
	if name != "" {
		kept = append(kept, name+":"+path)
	}
	for _, e := range s.Encodings {
		if _, of, _ := strings.Cut(e, ":"); of != path && len(kept) < mostEncodings {
			kept = append(kept, e)
		}
	}
	s.Encodings = kept
	return s
}

// Learned adds a lesson to those that have been done.
func (s Settings) Learned(id string) Settings {
	if !slices.Contains(s.Learnt, id) {
		s.Learnt = append(slices.Clone(s.Learnt), id)
	}
	return s
}

// clamp puts values that make no sense back to the default.
func (s Settings) clamp() Settings {
	d := Default()
	oneOf := func(v *string, instead string, allowed ...string) {
		if !slices.Contains(allowed, *v) {
			*v = instead
		}
	}
	oneOf(&s.Opponent, d.Opponent, "engine", "person")
	oneOf(&s.Colour, d.Colour, "white", "black", "random")
	oneOf(&s.Conduct, d.Conduct, "", "claim for me", "tournament", "over the board")
	oneOf(&s.Below, d.Below, "own", "white", "black")
	oneOf(&s.Theme, d.Theme, "system", "light", "dark", "contrast")
	s.Board, s.Pieces = cmp.Or(s.Board, d.Board), cmp.Or(s.Pieces, d.Pieces)
	s.ShogiBoard, s.ShogiPieces = cmp.Or(s.ShogiBoard, d.ShogiBoard), cmp.Or(s.ShogiPieces, d.ShogiPieces)
	oneOf(&s.ShogiRanks, d.ShogiRanks, "letters", "kanji", "digits")
	oneOf(&s.ShogiMoves, d.ShogiMoves, "western", "japanese")
	oneOf(&s.Speed, d.Speed, "slow", "normal", "fast")
	if s.TextSize < 80 || s.TextSize > 160 {
		s.TextSize = d.TextSize
	}
	if s.Volume < 10 || s.Volume > 100 {
		s.Volume = d.Volume
	}
	oneOf(&s.Explain, d.Explain, "always", "once", "never")
	if s.Level < 1 || s.Level > 12 {
		s.Level = d.Level
	}
	if s.ClimbLevel < 1 || s.ClimbLevel > 12 {
		s.ClimbLevel = d.ClimbLevel
	}
	if s.ShogiLevel < 1 || s.ShogiLevel > 3 {
		s.ShogiLevel = d.ShogiLevel
	}
	if !(s.Width >= 200 && s.Width <= 20000 && s.Height >= 200 && s.Height <= 20000) {
		s.Width, s.Height = d.Width, d.Height
	}
	if s.Encodings = s.Encodings[:min(len(s.Encodings), mostEncodings)]; len(s.Encodings) == 0 {
		s.Encodings = nil
	}
	if len(s.Recent) > mostRecent {
		s.Recent = s.Recent[:mostRecent]
	}
	return s
}

// Load reads settings from a file. Without one it gives the defaults. If the
// file cannot be read it is renamed aside, and the error says so beside the
// defaults, which are always usable.
func Load(path string) (Settings, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Default(), nil
	}
	if err != nil {
		return Default(), fmt.Errorf("the settings cannot be read: %w", err)
	}
	s, err := parse(data)
	if err != nil {
		return Default(), aside(path, err)
	}
	return s, nil
}

// parse reads settings from the text of a file.
func parse(text []byte) (Settings, error) {
	s := Default()
	s.Greeted = true // who has settings needs no greeting
	err := toml.Unmarshal(text, &s)
	return s.movedOn(text).clamp(), err
}

// since is which levels are as strong as those that were numbered so before there were
// ones for children.
var since = [...]int{1: 4, 2: 5, 3: 6, 4: 6, 5: 7, 6: 8, 7: 8, 8: 9, 9: 10, 10: 10, 11: 11, 12: 12}

// movedOn takes over the level of a file from before, unless there is one from since.
func (s Settings) movedOn(text []byte) Settings {
	var file map[string]any
	if toml.Unmarshal(text, &file) != nil || file["chess_level"] != nil {
		return s
	}
	if was, ok := file["level"].(int64); ok && was >= 1 && was < int64(len(since)) {
		s.Level = since[was]
	}
	return s
}

// aside renames a file in which an error was found, and says so.
func aside(path string, found error) error {
	kept := path + ".damaged-" + time.Now().Format("20060102-150405")
	if err := os.Rename(path, kept); err != nil {
		return fmt.Errorf("the settings cannot be read: %w", err)
	}
	return fmt.Errorf("the settings could not be read and are kept as %s: %w", filepath.Base(kept), found)
}

// Save writes settings, whole or not at all, into the text that is there: comments
// and unknown keys stay. A text that cannot be read is kept aside.
func Save(path string, s Settings) error {
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("the settings cannot be saved: %w", err)
	}
	data, wrong := rewritten(text, s)
	if wrong != nil && len(text) > 0 {
		wrong = aside(path, wrong)
		data, err = rewritten(nil, s)
	}
	if data == nil {
		return errors.Join(wrong, err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("the settings cannot be saved: %w", err)
	}
	return errors.Join(wrong, atomicfile.Write(path, data))
}

// File is where the settings lie: in the XDG config folder.
func File() string { return filepath.Join(xdg.ConfigHome, "passedpawn", "settings.toml") }

// Cache is the folder of what can be made again: in the XDG cache folder.
func Cache() string { return filepath.Join(xdg.CacheHome, "passedpawn") }

// Data is the folder of the games: in the XDG data folder.
func Data() string { return filepath.Join(xdg.DataHome, "passedpawn") }
