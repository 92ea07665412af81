package match

import (
	"passedpawn/game/phrase"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// A Conduct is how strictly a game is played. It is kept in a tag of the game, so that
// one that comes back is played as it was begun.
type Conduct string

// The conducts.
const (
	Casual     Conduct = ""               // moves can be taken back, and hints asked for
	ClaimForMe Conduct = "claim for me"   // likewise, and a draw that a person may claim is claimed
	Tournament Conduct = "tournament"     // touch-move (4.3 to 4.5), written claims (9.2, 9.3), offers with a move (9.1.2.1), no help
	Arbiter    Conduct = "over the board" // likewise, and illegal moves are penalised (7.5.5)
)

// Conducts are all of them, as they are offered.
var Conducts = [...]Conduct{Casual, ClaimForMe, Tournament, Arbiter}

// conductTag is where a record keeps its conduct. It is no tag of the PGN standard.
const conductTag = "Conduct"

// ConductOf is how the game of a record is played; what nobody here understands is
// casual.
func ConductOf(r *record.Record) Conduct {
	for _, c := range Conducts {
		if string(c) == r.Tag(conductTag) {
			return c
		}
	}
	return Casual
}

// Keep writes the conduct into a record.
func (c Conduct) Keep(r *record.Record) { r.SetTag(conductTag, string(c)) }

// Strict reports whether the rules of tournaments hold.
func (c Conduct) Strict() bool { return c == Tournament || c == Arbiter }

// The reasons for which the rules of tournaments refuse an action.
var (
	ErrStrict   = phrase.Errorf("match.strict-no-takeback")
	ErrNoHelp   = phrase.Errorf("match.strict-no-help")
	ErrTouched  = phrase.Errorf("match.touched-no-claim")
	ErrCasual   = phrase.Errorf("match.casual-no-writing")
	ErrPromised = phrase.Errorf("match.offer-promised")
)

// strict reports whether the rules of tournaments hold in this game.
func (m *Match) strict() bool { return m.config.Conduct.Strict() && !m.config.Study }

// customs are those at the board of this game.
func (m *Match) customs() rules.Customs { return rules.CustomsOf(m.config.Rules) }
