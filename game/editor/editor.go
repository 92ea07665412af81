// Package editor is a position while it is set up: pieces that stand wherever
// they are put, and what else a position says. Whether it can be played is for
// the rules to say.
package editor

import (
	"fmt"
	"strings"

	"passedpawn/game/board"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Position is being set up. It is a rules.Position in which nobody has
// a move, so that what shows positions shows it too. It never changes: whatever
// is done to it gives another.
type Position struct {
	game     rules.Rules
	shape    rules.Shape
	tiles    bool // with two faces: the position is written in SFEN, and not in FEN
	kinds    []board.PieceDef
	on       [board.Squares]rules.Piece // by rank and then file
	hands    [2][mostHeld]uint8         // by side, in the order of the shape
	turn     rules.Side
	rights   string // to castle that are wished for, as FEN writes them
	passant  string // the square of an en passant capture wished for, or "-"
	counters string // of half moves and moves
}

// mostHeld bounds how many kinds a hand holds.
const mostHeld = 16

// Read takes a position in FEN or SFEN, as the game writes it, which need not be one
// that can be played: what does not stand in it is as in an empty one. It returns an
// error if the pieces cannot be read, or the game has none to put.
func Read(game rules.Rules, text string) (Position, error) {
	b, err := blank(game)
	f := strings.Fields(text)
	if err != nil || len(f) == 0 {
		return b, err
	}
	if b.tiles {
		return b.readSFEN(f)
	}
	return b.readFEN(f)
}

// blank is an empty position of a game.
func blank(game rules.Rules) (Position, error) {
	b := Position{game: game, shape: rules.ShapeOf(game), tiles: rules.TwoFaced(game)}
	if b.tiles {
		b.kinds = lettered(game)
		return b.Empty(), nil
	}
	s, ok := game.Start().(board.Searchable)
	if !ok {
		return Position{}, phrase.Errorf("editor.no-position-set-up")
	}
	l, _ := s.Mover().Field()
	b.kinds = l.Kinds
	return b.Empty(), nil
}

func (b Position) readFEN(f []string) (Position, error) {
	if err := b.read(f[0]); err != nil {
		return Position{}, err
	}
	if len(f) > 1 && f[1] == "b" {
		b.turn = rules.Black
	}
	if len(f) > 2 {
		b.rights = f[2]
	}
	if len(f) > 3 {
		b.passant = f[3]
	}
	if len(f) == 6 {
		b.counters = f[4] + " " + f[5]
	}
	return b, nil
}

// read puts the pieces of the first field of a FEN.
func (b *Position) read(field string) error {
	files, ranks := b.game.Size()
	rows := strings.Split(field, "/")
	if len(rows) != ranks {
		return phrase.Errorf("common.board-eight-ranks-fen", len(rows))
	}
	for i, row := range rows {
		rank, file := ranks-1-i, 0
		for _, c := range row {
			switch piece, ok := b.Piece(c); {
			case c >= '1' && c <= '9':
				file += int(c - '0')
			case !ok:
				return phrase.Errorf("common.rank-fen-holds-no", rank+1, c)
			case file < files:
				b.on[rank*files+file] = piece
				file++
			default:
				file++
			}
		}
		if file != files {
			return phrase.Errorf("common.rank-fen-squares-instead", rank+1, file)
		}
	}
	return nil
}

// Piece is the piece that a letter of FEN stands for.
func (b Position) Piece(letter rune) (rules.Piece, bool) {
	for _, k := range b.kinds {
		switch letter {
		case rune(k.Letter):
			return rules.Piece{Side: rules.White, Kind: k.Name}, true
		case rune(k.Letter | 0x20):
			return rules.Piece{Side: rules.Black, Kind: k.Name}, true
		}
	}
	return rules.Piece{}, false
}

// Kinds are the kinds of the game, those of the other faces of tiles behind the rest.
func (b Position) Kinds() []rules.Kind {
	var names, faces []rules.Kind
	for _, k := range b.kinds {
		names = append(names, k.Name)
		if face := rules.Promoted(b.game, k.Name); face != rules.NoKind {
			faces = append(faces, face)
		}
	}
	return append(names, faces...)
}

// String is the position in FEN or SFEN, with all that is wished for.
func (b Position) String() string {
	if b.tiles {
		return b.board() + " " + string("bw"[b.turn]) + " " + b.held() + " " + b.counters
	}
	return fmt.Sprintf("%s %c %s %s %s", b.board(), "wb"[b.turn], b.rights, b.passant, b.counters)
}

// board is the first field of FEN and SFEN.
func (b Position) board() string {
	files, ranks := b.game.Size()
	var text strings.Builder
	for rank := ranks - 1; rank >= 0; rank-- {
		empty := 0
		for file := 0; file <= files; file++ {
			piece := ""
			if file < files {
				piece = b.text(b.on[rank*files+file])
			}
			if piece == "" && file < files {
				empty++
				continue
			}
			if empty > 0 {
				fmt.Fprint(&text, empty)
			}
			empty = 0
			text.WriteString(piece)
		}
		if rank > 0 {
			text.WriteByte('/')
		}
	}
	return text.String()
}

// text is how a piece is written, "" for none; a promoted tile has a plus.
func (b Position) text(p rules.Piece) string {
	if l := b.letter(p); l != 0 || p.Kind == rules.NoKind {
		return strings.Trim(string(rune(l)), "\x00")
	}
	return "+" + string(rune(b.letter(rules.Piece{Side: p.Side, Kind: b.plain(p.Kind)})))
}

// letter is how FEN writes a piece, 0 for none.
func (b Position) letter(p rules.Piece) byte {
	for _, k := range b.kinds {
		switch {
		case k.Name != p.Kind:
		case p.Side == rules.Black:
			return k.Letter | 0x20
		default:
			return k.Letter
		}
	}
	return 0
}
