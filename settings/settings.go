// Package settings stores a person's choices in a TOML file of the XDG config folder, and
// knows the program's folders. What a person wrote into the file is preserved, and a file
// that cannot be read is renamed, not overwritten.
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

	"passedpawn/game/engines/levels"
	"passedpawn/game/files/atomicfile"
	"passedpawn/game/phrase"
)

// Settings are a value, which is copied, changed and saved as a whole. What a person has
// achieved goes with them, and is in a file of its own.
type Settings struct {
	Progress    `toml:"-"`
	Opponent    string   `toml:"opponent"`            // "engine" or "person"
	Rival       string   `toml:"opponent_engine"`     // the ID of the engine that is the opponent, "" for the bundled one
	Strength    string   `toml:"opponent_strength"`   // of that engine, as game/play/session writes it, "" for full strength
	Analyst     string   `toml:"analysis_engine"`     // the ID of the engine that analyses, "" for the bundled one
	Second      string   `toml:"second_engine"`       // the ID of the engine that analyses beside it, "" for the bundled one
	Adviser     string   `toml:"hint_engine"`         // the ID of the engine that gives hints, "" for the bundled one
	Reviewer    string   `toml:"review_engine"`       // the ID of the engine that reviews games, "" for the bundled one
	Threads     int      `toml:"engine_threads"`      // of each other engine, 0 for a share of this computer's
	Hash        int      `toml:"engine_hash"`         // of each other engine in megabytes, 0 for a share of this computer's memory
	Variant     string   `toml:"variant"`             // the name of the game, as in PGN files, "" for orthodox chess
	Level       int      `toml:"chess_level_of_16"`   // of the engine in chess, from 1
	ClimbLevel  int      `toml:"climb_level_of_16"`   // of the engine in Alternate Promotion Chess, from 1
	ShogiLevel  int      `toml:"shogi_level_of_16"`   // of the engine in shogi, from 1
	Adapt       bool     `toml:"adapt"`               // the level adapts to the results
	Slow        bool     `toml:"slow"`                // the engine plays at a human pace
	Time        string   `toml:"chess_time"`          // the time control in chess in notation, such as "3+2", "" for none
	ClimbTime   string   `toml:"climb_time"`          // the time control in Alternate Promotion Chess
	ShogiTime   string   `toml:"shogi_time"`          // the time control in shogi
	Conduct     string   `toml:"conduct"`             // as PGN has it: "", "claim for me", "tournament" or "over the board"
	Thinking    bool     `toml:"thinking"`            // show the engine's thinking
	Colour      string   `toml:"colour"`              // the person's colour: "white", "black" or "random"
	Name        string   `toml:"name"`                // the person's name, "" for the name on this system
	Names       []string `toml:"names,omitempty"`     // other names of the person, in games from elsewhere
	White       string   `toml:"white"`               // the name of White in the last game of two people, "" for none
	Black       string   `toml:"black"`               // the name of Black in the last game of two people, "" for none
	AutoFlip    bool     `toml:"auto_flip"`           // flip the board after each move of two people
	Below       string   `toml:"below"`               // the side at the bottom in a new game: "own", "white" or "black"
	Language    string   `toml:"language"`            // such as "de", "" for that of the desktop
	Theme       string   `toml:"theme"`               // "system", "light", "dark" or "contrast"
	Board       string   `toml:"board"`               // the ID of a style in ui/look
	Pieces      string   `toml:"pieces"`              // the ID of a style in ui/look
	ShogiBoard  string   `toml:"shogi_board"`         // the ID of a plain board in ui/look
	ShogiPieces string   `toml:"shogi_pieces"`        // the ID of a set of tiles in ui/look
	ShogiRanks  string   `toml:"shogi_ranks"`         // how they are labelled at the edge: "letters", "kanji" or "digits"
	ShogiMoves  string   `toml:"shogi_moves"`         // how moves are written: "western" or "japanese"
	Coordinates bool     `toml:"coordinates"`         // show the coordinates of the board
	Animate     bool     `toml:"animate"`             // animate moves; off for reduced motion
	Speed       string   `toml:"animation_speed"`     // the speed of animations: "slow", "normal" or "fast"
	TextSize    int      `toml:"text_size"`           // in percent, from 80 to 160
	Sound       bool     `toml:"sound"`               // play sounds
	CountAloud  bool     `toml:"count_aloud"`         // a voice says the last ten seconds
	ByEar       bool     `toml:"by_ear"`              // a voice says what is new in the window
	EarStyle    string   `toml:"ear_style"`           // how moves are said: "words", "san", "uci" or "spelled"
	Volume      int      `toml:"volume"`              // of sounds, in percent, from 10 to 100
	Figurines   bool     `toml:"figurines"`           // show pictures instead of letters in the move list
	AlwaysQueen bool     `toml:"always_queen"`        // promote to a queen without asking
	Premoves    bool     `toml:"premoves"`            // against the program, moves can be made in advance
	Lines       int      `toml:"analysis_lines"`      // how many lines an analysis shows, from 1 to 5
	AtComments  bool     `toml:"diagrams_comments"`   // a booklet has diagrams after moves with a comment
	AtNAGs      bool     `toml:"diagrams_marks"`      // a booklet has diagrams after annotated moves
	Every       int      `toml:"diagrams_every"`      // a booklet has diagrams after so many moves, 0 for never
	PrintSize   int      `toml:"print_size"`          // of the letters on paper in points, 0 for the usual one
	Minutes     int      `toml:"train_minutes"`       // how long a session of training is
	TrainMates  string   `toml:"train_mates"`         // shogi's mate problems come in sessions: Yes, No, or "" once the person has begun with them
	Explain     string   `toml:"explain"`             // explain illegal moves: "always", "once" per rule, or "never"
	Width       float32  `toml:"width"`               // of the window, in Fyne's units
	Height      float32  `toml:"height"`              // of the window, in Fyne's units
	Greeted     bool     `toml:"greeted"`             // the welcome dialog has been shown
	Recent      []string `toml:"recent"`              // PGN files opened recently, the newest first
	Book        string   `toml:"book"`                // the path of the opening book in the explorer, "" for none
	Syzygy      string   `toml:"syzygy_folder"`       // the folder with Syzygy tables of endgames, "" for none
	Repertoire  string   `toml:"repertoire"`          // the path of the person's repertoire in the explorer, "" for none
	Columns     []string `toml:"columns,omitempty"`   // of the list of games, each with what the person chose, such as "White shown 200"
	Bars        []string `toml:"bars,omitempty"`      // between the parts of a page, each with its place in thousandths, such as "stacked-games 400"
	Encodings   []string `toml:"encodings,omitempty"` // of files that are not UTF-8, each as "Windows-1250:" and the path, the newest first
}

// What a person has chosen where the program otherwise decides.
const Yes, No = "yes", "no"

// Chosen returns the setting for a choice of the person.
func Chosen(yes bool) string {
	if yes {
		return Yes
	}
	return No
}

// Default returns the settings for the first start on a system in English.
func Default() Settings {
	return Settings{
		Opponent: "engine", Level: 2, ClimbLevel: 2, ShogiLevel: 2, Adapt: true, Colour: "white", Below: "own", Theme: "system",
		Board: "meadow", Pieces: "staunton", Explain: "always",
		ShogiBoard: "kaya", ShogiPieces: "international", ShogiRanks: "letters", ShogiMoves: "western",
		Coordinates: true, Animate: true, Speed: "normal", TextSize: 100, Volume: 100, Figurines: true, Sound: true,
		Premoves: true, EarStyle: "words", Lines: 3, Minutes: 10, Width: 1120, Height: 760,
	}
}

// DefaultIn returns the settings for the first start on a system in a language, such as
// "de". Only someone who reads Japanese can be expected to read the pieces of shogi.
func DefaultIn(language string) Settings {
	s := Default()
	if language == "ja" {
		s.ShogiPieces = "kanji"
	}
	return s
}

// Glide returns how long a moving piece glides, 0 if pieces do not glide.
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

// Persons returns the names that the person has in games: that of the settings or, if there is
// none, that on the system, and those elsewhere.
func (s Settings) Persons(system string) []string {
	return append([]string{cmp.Or(s.Name, system)}, s.Names...)
}

// mostRecent is how many recent files are stored.
const mostRecent = 8

// Opened returns the settings with a file as the first of the recent ones.
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

// mostEncodings is the number of files whose encoding is stored.
const mostEncodings = 100

// Encoding returns the name of the encoding that was chosen for a file, "" for none.
func (s Settings) Encoding(path string) string {
	for _, e := range s.Encodings {
		if name, of, _ := strings.Cut(e, ":"); of == path {
			return name
		}
	}
	return ""
}

// WithEncoding returns the settings with the encoding of a file; "" removes it.
func (s Settings) WithEncoding(path, name string) Settings {
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

// clamp replaces invalid values by the defaults.
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
	oneOf(&s.EarStyle, d.EarStyle, "words", "san", "uci", "spelled")
	oneOf(&s.Speed, d.Speed, "slow", "normal", "fast")
	within := func(v *int, instead, least, most int) {
		if *v < least || *v > most {
			*v = instead
		}
	}
	within(&s.TextSize, d.TextSize, 80, 160)
	within(&s.Volume, d.Volume, 10, 100)
	within(&s.Lines, d.Lines, 1, 5)
	within(&s.Minutes, d.Minutes, 1, 120)
	within(&s.Every, d.Every, 0, 100)
	within(&s.PrintSize, d.PrintSize, 0, 40)
	oneOf(&s.TrainMates, d.TrainMates, "", Yes, No)
	s.Threads, s.Hash = max(s.Threads, 0), max(s.Hash, 0)
	oneOf(&s.Explain, d.Explain, "always", "once", "never")
	for _, f := range families {
		if level := f.level(&s); *level < 1 || *level > levels.Count {
			*level = *f.level(&d)
		}
	}
	if !(s.Width >= 200 && s.Width <= 20000 && s.Height >= 200 && s.Height <= 20000) {
		s.Width, s.Height = d.Width, d.Height
	}
	if s.Encodings = s.Encodings[:min(len(s.Encodings), mostEncodings)]; len(s.Encodings) == 0 {
		s.Encodings = nil
	}
	s.Columns, s.Bars = columns(s.Columns), bars(s.Bars)
	if len(s.Recent) > mostRecent {
		s.Recent = s.Recent[:mostRecent]
	}
	return s
}

// Load reads the settings from a file. If there is no file it returns the defaults on a
// system in a language. If the file cannot be read, Load renames it and returns an error that
// says so, and the defaults, which are always usable. Values of the wrong kind are replaced by
// their defaults alone, and so are those in lines that cannot be read: Load copies the file and
// returns an error that names them.
func Load(path, language string) (Settings, error) {
	start := DefaultIn(language)
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return start, nil
	}
	if err != nil {
		return start, fmt.Errorf("the settings cannot be read: %w", err)
	}
	s, wrong, err := parse(data, start)
	text := data
	if err != nil {
		good, lines, ok := mended(data)
		if !ok {
			return start, setAside("the settings", path, err)
		}
		s, wrong, _ = parse(good, start)
		text, wrong = good, append(lines, wrong...)
	}
	if len(wrong) == 0 {
		return s, nil
	}
	kept, names := damagedPath(path), strings.Join(wrong, ", ")
	if atomicfile.Write(kept, data) != nil {
		return s, phrase.Errorf("settings.wrong-values", names)
	}
	if err != nil { // only a file that can be read is saved into
		err = atomicfile.Write(path, text)
	}
	return s, cmp.Or(err, phrase.Errorf("settings.wrong-values-kept", names, filepath.Base(kept)))
}

// parse reads settings from the text of a file. What it does not have stays as it is in s, and
// so does what has a value of the wrong kind: the keys of that are returned.
func parse(text []byte, s Settings) (read Settings, wrong []string, err error) {
	s.Greeted = true // a person with settings needs no welcome
	read = s
	if toml.Unmarshal(text, &read) == nil {
		return read.movedOn(text).clamp(), nil, nil
	}
	if err := toml.Unmarshal(text, &map[string]any{}); err != nil {
		return s, nil, err
	}
	all, _, err := pairs(text)
	for _, p := range all {
		if read = s; toml.Unmarshal(text[p.start:p.end], &read) != nil {
			wrong = append(wrong, p.key)
			continue
		}
		s = read
	}
	return s.movedOn(text).clamp(), wrong, err
}

// damagedPath returns the path under which a file that contains an error is kept.
func damagedPath(path string) string {
	return path + ".damaged-" + time.Now().Format("20060102-150405")
}

// setAside renames a file that contains an error, and returns an error that says so. what
// names its contents.
func setAside(what, path string, found error) error {
	kept := damagedPath(path)
	if err := os.Rename(path, kept); err != nil {
		return fmt.Errorf("%s cannot be read: %w", what, err)
	}
	return fmt.Errorf("%s could not be read; the file was renamed to %s: %w", what, filepath.Base(kept), found)
}

// File returns the path of the settings file, in the XDG config folder.
func File() string { return filepath.Join(xdg.ConfigHome, "passedpawn", "settings.toml") }

// Cache returns the folder for files that can be created again, in the XDG cache folder.
func Cache() string { return filepath.Join(xdg.CacheHome, "passedpawn") }

// Data returns the folder for the games, in the XDG data folder.
func Data() string { return filepath.Join(xdg.DataHome, "passedpawn") }
