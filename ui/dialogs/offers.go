package dialogs

import "fyne.io/fyne/v2"

// Game is the result of the new-game dialog.
type Game struct {
	Variant  int    // the index of the game, 0 for orthodox chess
	Engine   bool   // against the program, not a person
	Level    int    // from 1, of the levels of the game
	Other    string // the ID of another engine that is the opponent, "" for the bundled one
	By       string // the strength of that engine, by its ID
	At       int    // its value
	Adapt    bool   // the level adapts to the results
	Slow     bool   // the program plays at a human pace
	Time     string // the time control, "" for no clocks
	Handicap int    // of the handicaps of the game, 0 for none
	Colour   string // "white", "black" or "random"
	AutoFlip bool
	Conduct  string // how strictly it is played, as the ID of a Rule of the game
	Set      string // the set of pieces, as the ID of a Set of the game, "" if there is no choice
	Name     string
	Names    [2]string // of two people, White's first; "" for none
	Start    string    // a FEN, "" for the starting position
	Number   int       // of the starting position, if the game has several and Start is ""
}

// Choices are what a new game is chosen from, and the functions that check what is typed.
type Choices struct {
	Games    []Offer
	Families []Family
	Times    []Time // all time controls listed, the first is none
	// CheckStart returns what is wrong with a FEN, nil if a game can start from it, and
	// what is left out of it.
	CheckStart func(variant int, fen string) (note, wrong error)
	CheckTime  func(text string) error  // returns nil for a valid time control
	TimeSaid   func(text string) string // describes a time control
	Learn      func(variant int)        // opens the lessons about a game
}

// An Offer is a game that can be chosen.
type Offer struct {
	Sides   [2]string                           // their names
	Notes   [2]string                           // what the names mean, "" if everybody knows
	Sets    []Set                               // the pieces to choose from, none for the usual ones
	Picture [3]func(size int) fyne.CanvasObject // pictures of a white piece, of both, and of a black piece
	Levels  []Level                             // from the weakest
	Level   int                                 // the level last played, from 1
	Engines []Engine                            // other engines that play it
	Quick   []Time                              // time controls with a tile each, the first is none
	Lessons bool                                // there are lessons about it
	Family  string                              // games of a family share a time control
	Time    string                              // the time control last chosen in the family
	// Starts is how many starting positions have numbers, from 0, and Lot draws one of them.
	// Start shows the pieces of one. If it is 0, there is one start without a number.
	Starts int
	Lot    func() int
	Start  func(number int) fyne.CanvasObject
	// Handicaps are what one side may play without, the first nothing.
	Handicaps []Handicap
	// Conducts are how strictly the game can be played, the first casually.
	Conducts []Rule
}

// A Rule is one of several ways to play a game.
type Rule struct{ ID, Name, About string }

// A Handicap is a start with fewer pieces for one side.
type Handicap struct {
	Name         string
	Sides, Notes [2]string                               // as those of an Offer
	About        func(colour string, engine bool) string // says who gives what, and who moves first
}

// A Set is a set of pieces.
type Set struct {
	ID, Name string
	Picture  func(size int) fyne.CanvasObject    // pictures of some pieces, each of a size
	Sides    [3]func(size int) fyne.CanvasObject // as the pictures of an Offer
}

// A Level is the name and the description of a playing strength.
type Level struct{ Name, About string }

// A Family is a group of related games.
type Family struct {
	Name, About string
	Picture     func(size int) fyne.CanvasObject
	Forms       []Form
	// Aside says in what the forms differ if few people change it. They are then among the
	// settings below More, not side by side; "" for forms that everybody chooses from.
	Aside             string
	Twist, TwistAbout string // a rule that each form may have or not; "" for none
}

// A Form is a game of a family.
type Form struct {
	Name, About string
	Game        int                      // index in Choices.Games
	Twisted     int                      // the index of the game with the twist, -1 for none
	Climb       func() fyne.CanvasObject // shows what pieces become, nil for nothing to show
}

// at returns the place of a game in the families, the first place if it is in none.
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
