package tournament

import "fmt"

// A Pairing is one game of a plan.
type Pairing struct {
	Number       int // from 0
	White, Black int // engines, by their place in the plan
	Opening      Opening
}

// Pair returns the number of the pair of games that share an opening, from 0.
func (p Pairing) Pair() int { return p.Number / 2 }

// Round returns the Round tag of the game: the pair and the game in it. It tells the
// games of a match apart.
func (p Pairing) Round() string { return fmt.Sprintf("%d.%d", p.Number/2+1, p.Number%2+1) }

// encounters returns who plays whom.
func (p Plan) encounters() (all [][2]int) {
	for a := range p.Engines {
		for b := a + 1; b < len(p.Engines); b++ {
			if p.Format == RoundRobin || a == 0 {
				all = append(all, [2]int{a, b})
			}
		}
	}
	return all
}

// Games returns how many games the plan has.
func (p Plan) Games() int {
	n := len(p.Engines)
	if p.Format == Gauntlet {
		return 2 * p.Rounds * (n - 1)
	}
	return p.Rounds * n * (n - 1)
}

// Schedule returns all games in the order in which they begin. All encounters play the
// first opening before any plays the second.
func (p Plan) Schedule() []Pairing {
	games := make([]Pairing, 0, p.Games())
	meetings := p.encounters()
	for round := range p.Rounds {
		for _, m := range meetings {
			for half := range 2 {
				games = append(games, Pairing{
					Number: len(games), White: m[half], Black: m[1-half], Opening: nth(p.Openings, round),
				})
			}
		}
	}
	return games
}

// nth returns the opening of a round. The openings begin again when all were played.
// Without any, games begin from the usual start.
func nth(openings []Opening, round int) Opening {
	if len(openings) == 0 {
		return Opening{}
	}
	return openings[round%len(openings)]
}
