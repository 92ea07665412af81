package pgn

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// An unusualKind is a kind of text that is not standard PGN but is read all the same.
type unusualKind int

const (
	oddSpelling unusualKind = iota // of moves
	oddLetters                     // for the pieces
	oddResult                      // spelling of the result
	oddTag
	twoResults     // the tag and the moves disagree
	twoTags        // of the same name in the Seven Tag Roster
	tagAmid        // among the moves
	earlyVariation // before the first move
	lateNumber     // of the first move
	droppedRights  // to castle, in the FEN tag
	stray          // words and signs that are not moves
	kinds
)

// sightings are the unusual texts in a game: where each kind first occurs, and what the
// report says about it.
type sightings struct {
	lines   [kinds]int // 0 for a kind that does not occur
	leftOut error      // castling rights of the FEN tag
	amid    int        // number of the move that the first tag among the moves comes before
	begins  int        // number of the first move
}

// none reports whether there is nothing unusual.
func (s *sightings) none() bool { return s.lines == [kinds]int{} }

// report returns a sentence for each kind, for a game with a Result tag and a result.
func (s *sightings) report(tagged string, result rules.Result) (all []record.Unusual) {
	for k, line := range s.lines {
		if line > 0 {
			all = append(all, record.Unusual{Line: line, What: s.phrase(unusualKind(k), tagged, result)})
		}
	}
	return all
}

func (s *sightings) phrase(k unusualKind, tagged string, result rules.Result) phrase.Phrase {
	switch k {
	case oddSpelling:
		return phrase.Say("pgn.moves-unusual-spelling")
	case oddLetters:
		return phrase.Say("pgn.piece-letters-another-language")
	case oddResult:
		return phrase.Say("pgn.result-unusual-spelling")
	case oddTag:
		return phrase.Say("pgn.tags-unusual-form")
	case twoResults:
		return phrase.Say("pgn.result-tag-says-but", tagged, string(result))
	case twoTags:
		return phrase.Say("pgn.tag-occurs-twice-first")
	case tagAmid:
		return phrase.Say("pgn.tag-among-moves", s.amid)
	case droppedRights:
		return phrase.Of(s.leftOut)
	case lateNumber:
		return phrase.Say("pgn.moves-begin-late", s.begins)
	case earlyVariation:
		return phrase.Say("pgn.variation-before-first-move")
	}
	return phrase.Say("common.text-neither-move-nor")
}
