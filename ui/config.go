package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/library"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/tsume"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/matches"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/platform/dragsource"
	"passedpawn/ui/platform/filedialog"
	"passedpawn/ui/platform/sound"
)

// Config configures the window.
type Config struct {
	App       fyne.App
	Post      func(func()) // runs a function on Fyne's thread
	Version   string
	Lifecycle Lifecycle
	Person    Person
	Folders   Folders
	Play      Play
	Programs  Programs // other engines
	Matches   Matches
	Teaching  Teaching
	System    System
}

// Lifecycle is about the start and the end of the program.
type Lifecycle struct {
	Trouble []string // what went wrong before there was a window, to be shown in it
	Quit    func()   // ends the program; called on Fyne's thread
	// Patience is how long the window stays hidden while the program saves and ends.
	// After that the program asks the person, who may be starting it again in vain.
	Patience time.Duration
	// Retry is the pause before another attempt to save what could not be saved.
	Retry time.Duration
}

// Person is who uses the program, and what that person has chosen.
type Person struct {
	Name      string // on this system
	Settings  settings.Settings
	Save      func(settings.Settings) error // saves the settings; called off Fyne's thread
	Languages []i18n.Language               // to choose from
	// Speak reads a language by its code, "" for that of the desktop. It may wait for the network,
	// and is called off Fyne's thread. use, on that thread, sets the language of i18n.
	Speak func(code string) (use func() error, err error)
}

// Folders are the person's folders. There may be none for games.
type Folders struct {
	Games *library.Folder // nil if there is none
	Slot  *library.Slot   // nil if there is none
	Files library.Files   // writes files, and keeps their previous contents
	Data  string          // of everything that the person has made
	Looks string          // of the person's own boards and pieces
	Cache string          // of cached indexes of files
	// Reviews is the folder of reviews of many games that are not finished.
	Reviews string
}

// Play is what can be played, and how.
type Play struct {
	Games     variants.Games // to choose from, orthodox chess first
	Opponents session.Opponents
	Levels    func(game string) []session.Level       // the program's levels in a game, from the weakest
	Odds      []string                                // that a side may give; the first is none
	OddsStart func(odds int, giver rules.Side) string // returns a FEN, "" for the starting position
	// Opening returns the name of an opening for the positions of a game, "" if it has none.
	Opening func(r rules.Rules, line []rules.Position) string
}

// Teaching is what can be learnt.
type Teaching struct {
	Lessons  []lesson.Lesson
	Problems []tsume.Problem              // mate problems of shogi
	Training *training.Store              // the person's own mistakes
	Openings *repertoire.Store            // the person's repertoires
	Puzzles  func() (*puzzles.Set, error) // of chess; may take a while
	Endings  *endings.Trainer
	Class    *class.Store    // of exercises for a class
	Draw     func(n int) int // returns a random number from 0 to n-1
}

// System is what the system provides.
type System struct {
	// PlaySound plays a sound at a volume in percent. It must not block.
	PlaySound func(x sound.Sound, volume int)
	// CopyPicture copies a PNG to the clipboard, or returns why it cannot. It is called
	// off Fyne's thread.
	CopyPicture func(png []byte) error
	// FileDialog is the system's own file dialog, nil if there is none.
	FileDialog filedialog.Chooser
	// Drags drags games out of the window, nil if the system has no way for that.
	Drags dragsource.Source
	// OpenVoice opens a voice for a language, given by its code. It is called off Fyne's thread.
	OpenVoice func(language string) (Voice, error)
	// OpenBridge lets screen readers read a window from now on.
	OpenBridge func(access.Window) Bridge
	// NativeMenus is set if the system draws the menus, as on macOS.
	NativeMenus bool
	// Touch is set if the window is used with fingers.
	Touch bool
	// FullScreen switches a window to the full screen, or back.
	FullScreen func(w fyne.Window, on bool)
}

// Matches is what the page of matches between engines needs.
type Matches struct {
	Folder  string                             // where their games are
	Engines func(game string) []matches.Choice // to choose from; called off Fyne's thread
	// Entrant returns the players of an engine. It is called off Fyne's thread.
	Entrant func(e tournament.Engine, game string) (tournament.Entrant, error)
	AtOnce  int // how many games the computer can play at the same time
}
