// Package levels is the levels of the bundled engines: how many there are and what they are called,
// the same in every game, and which of them a number means that an earlier version wrote.
package levels

// Count is the number of levels, which begin with 1. The last one is full strength.
const Count = 16

// Beginners is the highest level for beginners.
const Beginners = 4

var levelNames = [Count + 1]string{
	1:  "engine.newcomer",
	2:  "engine.beginner",
	3:  "engine.strong-beginner",
	4:  "engine.casual",
	5:  "engine.strong-casual",
	6:  "engine.intermediate",
	7:  "engine.strong-intermediate",
	8:  "engine.club-player",
	9:  "engine.strong-club-player",
	10: "engine.tournament-player",
	11: "engine.strong-tournament-player",
	12: "engine.expert",
	13: "engine.strong-expert",
	14: "engine.candidate-master",
	15: "engine.master",
	16: "engine.full-strength",
}

// Name returns the text identifier of a level's name, of the first or last one if there is no
// such level.
func Name(level int) string { return levelNames[max(1, min(level, Count))] }
