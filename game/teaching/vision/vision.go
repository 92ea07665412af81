// Package vision asks what a person sees on the board: the colour of a square, where a square
// is, a knight's path, what is attacked, and where the pieces are after moves that are not
// shown. Its positions are random. It knows nothing of the window.
package vision

import (
	"fmt"

	"passedpawn/game/phrase"
)

// A Drill is a kind of question.
type Drill int

// The drills.
const (
	Colours Drill = iota // of squares
	Find                 // squares
	Knight               // its shortest way to a square
	Attacks              // which pieces are attacked, or not protected
	Follow               // moves that are only read
)

// An Exercise is a drill at a level, from 1.
type Exercise struct {
	Drill Drill
	Level int
}

// levels are the names of the levels of each drill.
var levels = [...][]phrase.Phrase{
	Colours: {phrase.Say("vision.ten-squares")},
	Find:    {phrase.Say("vision.white-below"), phrase.Say("vision.black-below")},
	Knight:  {phrase.Say("vision.two-moves"), phrase.Say("vision.three-moves"), phrase.Say("vision.more-moves")},
	Attacks: {phrase.Say("vision.attacked-pieces"), phrase.Say("vision.loose-pieces")},
	Follow:  {phrase.Say("vision.after-one"), phrase.Say("vision.after-three"), phrase.Say("vision.after-five")},
}

// Exercises returns all exercises, drill by drill and the easy ones first.
func Exercises() (all []Exercise) {
	for d, names := range levels {
		for i := range names {
			all = append(all, Exercise{Drill(d), i + 1})
		}
	}
	return all
}

// ID returns a name of the exercise that stays the same in all languages.
func (e Exercise) ID() string { return fmt.Sprintf("%s-%d", drills[e.Drill].id, e.Level) }

// Phrase returns the name of the exercise, which stands below that of its drill.
func (e Exercise) Phrase() phrase.Phrase { return levels[e.Drill][e.Level-1] }

// A drill says how questions of a kind are made, and what they are called.
type drill struct {
	id   string
	name phrase.Phrase
	make func(m maker, level int) Question
}

var drills = [...]drill{
	Colours: {"vision-colours", phrase.Say("vision.colours"), func(m maker, _ int) Question { return m.colour() }},
	Find:    {"vision-find", phrase.Say("vision.find"), maker.find},
	Knight:  {"vision-knight", phrase.Say("vision.knight"), maker.knight},
	Attacks: {"vision-attacks", phrase.Say("vision.attacks"), maker.attacks},
	Follow:  {"vision-follow", phrase.Say("vision.follow"), maker.follow},
}

// Phrase returns the name of the drill.
func (d Drill) Phrase() phrase.Phrase { return drills[d].name }
