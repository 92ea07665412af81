package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// A Conduct is how strictly a game is played. It is stored in a tag of the game, so that
// a resumed game keeps it.
type Conduct string

// The values of Conduct.
const (
	Casual     Conduct = ""               // moves can be taken back and hints are allowed
	ClaimForMe Conduct = "claim for me"   // like Casual, but a draw that a person may claim is claimed
	Tournament Conduct = "tournament"     // touch-move (4.3 to 4.5), written claims (9.2, 9.3), offers with a move (9.1.2.1), no help
	Arbiter    Conduct = "over the board" // like Tournament, and illegal moves are penalised (7.5.5)
)

// Conducts lists all values of Conduct in the order in which they are offered.
var Conducts = [...]Conduct{Casual, ClaimForMe, Tournament, Arbiter}

// conductTag is the tag of the conduct in a record. It is not in the PGN standard.
const conductTag = "Conduct"

// ConductOf returns the conduct of a record's game. An unknown one counts as Casual.
func ConductOf(r *record.Record) Conduct {
	for _, c := range Conducts {
		if string(c) == r.Tag(conductTag) {
			return c
		}
	}
	return Casual
}

// Keep writes the conduct to a record.
func (c Conduct) Keep(r *record.Record) { r.SetTag(conductTag, string(c)) }

// Strict reports whether tournament rules apply.
func (c Conduct) Strict() bool { return c == Tournament || c == Arbiter }

// The reasons why tournament rules refuse an action.
var (
	ErrStrict   = phrase.Errorf("match.strict-no-takeback")
	ErrNoHelp   = phrase.Errorf("match.strict-no-help")
	ErrTouched  = phrase.Errorf("match.touched-no-claim")
	ErrCasual   = phrase.Errorf("match.casual-no-writing")
	ErrPromised = phrase.Errorf("match.offer-promised")
)
