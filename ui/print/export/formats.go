package export

import (
	"io"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
)

// Positions returns the formats of the position on the board. Menus follow this list and
// that of Games.
func Positions() []Format {
	kind := phrase.Say("export.position")
	return []Format{
		{".png", phrase.Say("export.png"), kind, Size, (*Exporter).png},
		{".svg", phrase.Say("export.svg"), kind, Nothing, (*Exporter).svg},
		{".fen", phrase.Say("export.fen"), kind, Nothing, fen},
	}
}

// Games returns the formats of the game.
func Games() []Format {
	sheet := phrase.Say("export.diagrams")
	return []Format{
		{".pgn", phrase.Say("export.pgn"), phrase.Phrase{}, Nothing, game},
		{".pdf", phrase.Say("export.pdf"), phrase.Say("export.booklet"), WhichMoves, (*Exporter).pdf},
		{".gif", phrase.Say("export.gif"), phrase.Say("export.animation"), SizeAndSpeed, (*Exporter).gif},
		{".png", phrase.Say("export.sheet-png"), sheet, Nothing, (*Exporter).sheetPNG},
		{".svg", phrase.Say("export.sheet-svg"), sheet, Nothing, (*Exporter).sheetSVG},
	}
}

// fen writes the position on the board.
func fen(_ *Exporter, out io.Writer, s Source, _ Options, _ Step) error {
	_, err := io.WriteString(out, s.Place[len(s.Place)-1].String()+"\n")
	return err
}

// game writes the game with its variations and comments.
func game(_ *Exporter, out io.Writer, s Source, _ Options, _ Step) error {
	_, err := io.WriteString(out, pgn.Write(s.Record))
	return err
}
