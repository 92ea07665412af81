package dialogs

import "fyne.io/fyne/v2"

// Game is what the new-game dialog asks for.
type Game struct {
	Variant  int    // which game, 0 for orthodox chess
	Engine   bool   // against the program, and not a person
	Level    int    // from 1, of those of the game
	Adapt    bool   // the level follows the results
	Slow     bool   // the program takes its time like a person
	Time     string // the time control, "" for no clocks
	Odds     int    // that the program gives, 0 for none
	Colour   string // "white", "black" or "random"
	AutoFlip bool
	Conduct  string // how strictly it is played, of those of the game
	Name     string
	Names    [2]string // of two people, White's first; "" for no name
	Start    string    // a FEN, "" for the usual start
}

// Choices are what a new game is chosen from, and who judges what is written.
type Choices struct {
	Games      []Offer
	Families   []Family
	Quick      []Time                              // time controls to press, the first is none
	Times      []Time                              // all that are listed, the first is none
	CheckStart func(variant int, fen string) error // nil if a game can start from it
	CheckTime  func(text string) error             // likewise for a time control
	TimeSaid   func(text string) string            // what a time control is
	Learn      func(variant int)                   // opens the lessons of a game
}

// An Offer is a game to choose.
type Offer struct {
	Sides   [2]string                           // what they are called
	Picture [3]func(size int) fyne.CanvasObject // of a piece of each side, and of both
	Odds    []string                            // the first for none
	Levels  []Level                             // from the weakest on
	Level   int                                 // the last one, from 1
	Lessons bool                                // there are some about it
	// Conducts are how strictly it can be played, the first casually.
	Conducts []Conduct
}

// A Conduct is how strictly a game is played.
type Conduct struct{ ID, Name, About string }

// A Level is what the program plays like.
type Level struct{ Name, About string }

// A Family is games that belong together.
type Family struct {
	Name, About       string
	Picture           func(size int) fyne.CanvasObject
	Forms             []Form
	Twist, TwistAbout string // a rule that each form has with and without; "" for none
}

// A Form is a game of a family.
type Form struct {
	Name, About string
	Game        int                      // its place in Choices.Games
	Twisted     int                      // the place of the game with the twist, -1 for none
	Climb       func() fyne.CanvasObject // what pieces become, nil for nothing to show
}

// at is where a game is among the families: the first place where it is nowhere.
func (c Choices) at(game int) (family, form int, twisted bool) {
	for i, f := range c.Families {
		for j, g := range f.Forms {
			if g.Game == game || g.Twisted == game {
				return i, j, g.Game != game
			}
		}
	}
	return 0, 0, false
}
