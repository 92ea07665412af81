package law

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// An Article is a number in the FIDE Laws of Chess: in the edition in force since 1
// January 2023, and in older ones if they differ, else "".
type Article struct{ Now, Before string }

// None means that no article is named.
var None = Article{}

// articles are the articles that the program names, by keywords.
var articles = map[string]Article{
	"turn":       {Now: "1.2"},
	"aim":        {Now: "1.4.1"},
	"board":      {Now: "2.4"},
	"moves":      {Now: "3.1"},
	"capture":    {Now: "3.1.1"},
	"pin":        {Now: "3.1.3"},
	"bishop":     {Now: "3.2"},
	"rook":       {Now: "3.3"},
	"queen":      {Now: "3.4"},
	"jumping":    {Now: "3.5"},
	"knight":     {Now: "3.6"},
	"pawn":       {Now: "3.7"},
	"step":       {Now: "3.7.1"},
	"double":     {Now: "3.7.2"},
	"diagonal":   {Now: "3.7.3"},
	"passing":    {Now: "3.7.3.1", Before: "3.7.4.1, 3.7d"},
	"ornever":    {Now: "3.7.3.2", Before: "3.7.4.2, 3.7d"},
	"promotion":  {Now: "3.7.3.3", Before: "3.7.5.1, 3.7e"},
	"choice":     {Now: "3.7.3.4", Before: "3.7.5.2, 3.7e"},
	"king":       {Now: "3.8.1"},
	"castling":   {Now: "3.8.2", Before: "3.8a"},
	"moved":      {Now: "3.8.2.1", Before: "3.8b"},
	"prevented":  {Now: "3.8.2.2", Before: "3.8b"},
	"chess960":   {Now: "Guidelines II"},
	"check":      {Now: "3.9.1"},
	"exposed":    {Now: "3.9.2"},
	"mate":       {Now: "5.1.1"},
	"resigning":  {Now: "5.1.2"},
	"stalemate":  {Now: "5.2.1"},
	"dead":       {Now: "5.2.2"},
	"agreement":  {Now: "5.2.3"},
	"time":       {Now: "6.9"},
	"illegal":    {Now: "7.5.5"},
	"forgotten":  {Now: "7.5.2"},
	"stop":       {Now: "6.11.2"},
	"touch":      {Now: "4.3"},
	"touchking":  {Now: "4.4"},
	"notation":   {Now: "8.1"},
	"offer":      {Now: "9.1.2"},
	"repetition": {Now: "9.2"},
	"fifty":      {Now: "9.3"},
	"fivefold":   {Now: "9.6.1"},
	"seventy":    {Now: "9.6.2"},
}

// Named returns the article with a name that a lesson may use, and false if there is
// none.
func Named(name string) (Article, bool) {
	a, ok := articles[name]
	return a, ok
}

// Phrase returns the numbers, such as "3.8.2 (in older editions 3.8a)".
func (a Article) Phrase() phrase.Phrase {
	if a.Before == "" {
		return phrase.Say("%s", a.Now)
	}
	return phrase.Say("law.older-editions", a.Now, a.Before)
}

// broken names the article of each violation that always has the same one.
var broken = map[Violation]string{
	NotYourTurn: "turn", OwnPiece: "moves", PawnStraight: "step", PawnDiagonal: "diagonal",
	PawnDouble: "double", PawnNoPassing: "ornever", PassingExposes: "exposed",
	Pinned: "exposed", StillInCheck: "exposed", DoubleCheck: "exposed", IntoCheck: "exposed",
	CastleMoved: "moved", CastleNoRook: "moved", CastleNoKing: "moved", CastleBlocked: "prevented",
	CastleInCheck: "prevented", CastleThrough: "prevented", CastleInto: "prevented",
	BadPromotion: "promotion",
}

// Article returns the article of the Laws that gives the reason.
func (r Reason) Article() Article {
	switch {
	case r.Chess960:
		return articles["chess960"]
	case r.Violation == WrongWay:
		return articles[string(r.Piece)] // the kinds are keys of articles
	case r.Violation == Blocked && r.Piece == rules.Pawn:
		return articles["double"]
	case r.Violation == Blocked:
		return articles["jumping"]
	case r.Violation == IntoCheck && r.Pinned:
		return articles["pin"]
	case r.Violation == CastleNoRook && r.Lost.Move == 0:
		return articles["castling"]
	case r.Violation == GameOver && r.By == r.At:
		return articles["stalemate"]
	case r.Violation == GameOver:
		return articles["mate"]
	}
	return articles[broken[r.Violation]]
}

// ended names the article by which a game was drawn.
var ended = map[rules.Reason]string{
	rules.Stalemate: "stalemate", rules.DeadPosition: "dead", rules.Threefold: "repetition",
	rules.Fivefold: "fivefold", rules.FiftyMoves: "fifty", rules.SeventyFive: "seventy",
}
