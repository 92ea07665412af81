package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// nowTexts say what the opponent can do after the played move, and hereTexts what the
// better move would have done.
var (
	nowTexts = map[Kind]string{
		Capture: "claims.now-capture", Fork: "claims.now-fork", Pin: "claims.now-pin", Skewer: "claims.now-skewer",
		Discovered: "claims.now-discovered", Trapped: "claims.now-trapped", Material: "claims.now-material", Runs: "claims.now-runs",
		Loose: "claims.now-loose", free: "claims.now-free", takes: "claims.now-takes", wins: "claims.now-wins",
		mate: "claims.now-mate", mateNext: "claims.now-mate-next", mateThreat: "claims.now-mate-threat",
		uncovered: "claims.now-discovered-check", longer: "claims.now-longer",
	}
	hereTexts = map[Kind]string{
		Capture: "claims.here-capture", Fork: "claims.here-fork", Pin: "claims.here-pin", Skewer: "claims.here-skewer",
		Discovered: "claims.here-discovered", Trapped: "claims.here-trapped", Material: "claims.here-material", Runs: "claims.here-runs",
		Loose: "claims.here-loose", free: "claims.here-free", takes: "claims.here-takes", wins: "claims.here-wins",
		mate: "claims.here-mate", mateNext: "claims.here-mate-next", mateThreat: "claims.here-mate-threat",
		uncovered: "claims.here-discovered-check", longer: "claims.here-longer",
	}
)

// Further keys of the tables of texts.
const (
	free  Kind = -1 - iota // a piece is captured, and nothing can recapture
	takes                  // a piece is captured, and nothing is lost for it
	wins                   // material is won by one move
	mate
	mateNext
	mateThreat
	uncovered // material is won by a discovered check
	longer    // material is won by more than two moves
)

// say returns the sentence for a kind, about the better move or the played one. If it begins
// with a move, Capital would change a pawn's capture into a bishop's, so none does.
func say(k Kind, better bool, words ...any) phrase.Phrase {
	if better {
		return phrase.Say(hereTexts[k], words...)
	}
	return phrase.Say(nowTexts[k], words...)
}

// sideWord returns a side as the subject of a sentence, inside it: some languages need an
// article.
func sideWord(s bitboard.Side) phrase.Phrase {
	if s == 0 {
		return phrase.Say("claims.white")
	}
	return phrase.Say("claims.black")
}

// pieceOn returns a piece on its square as a part of a sentence.
func pieceOn(p *bitboard.Position, s bitboard.Square) phrase.Phrase {
	return rules.PieceOn(convert.Kind(p.On(s)), convert.Square(s))
}

// written returns a legal move as a part of a sentence.
func written(p bitboard.Position, m bitboard.Move) rules.SAN {
	return rules.SAN{Game: "chess", Text: p.SAN(m), Before: &p, Move: convert.Move(m)}
}
