// Package editor is a position that is being set up: pieces on any squares, and the other
// parts of a position. The rules decide whether it can be played.
package editor

import (
	"fmt"
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// A Position is being set up. It is a rules.Position without legal moves, so that a board
// can show it. It never changes: its methods return a new one.
type Position struct {
	game     rules.Rules
	shape    rules.Shape
	tiles    bool // the pieces have two faces, and the position is written in SFEN instead of FEN
	kinds    []board.PieceDef
	on       [board.Squares]rules.Piece // by rank, then by file
	hands    [2][mostHeld]uint8         // by side, in the order of the shape
	turn     rules.Side
	rights   string // the castling rights that are set, as FEN writes them
	passant  string // the en passant square that is set, or "-"
	counters string // the counters of half-moves and moves
}

// mostHeld is the largest number of kinds in a hand.
const mostHeld = 16

// Read reads a position in FEN or SFEN, as the game writes it. The position need not be
// playable. Missing fields are as in an empty position. Read returns an error if the
// pieces cannot be read, or if positions of the game cannot be set up.
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

// blank returns an empty position of a game.
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
	if len(f) > 1 {
		i := slices.Index([]string{"w", "b"}, f[1])
		if i < 0 {
			return Position{}, phrase.Errorf("common.side-move-w-b", f[1])
		}
		b.turn = rules.Side(i)
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

// read reads the pieces from the first field of a FEN.
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

// Piece returns the piece that a letter of FEN means.
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

// Kinds returns the kinds of the game, followed by those on the other faces of tiles.
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

// String returns the position in FEN or SFEN, with everything that is set.
func (b Position) String() string {
	if b.tiles {
		return b.board() + " " + string("bw"[b.turn]) + " " + b.held() + " " + b.counters
	}
	return fmt.Sprintf("%s %c %s %s %s", b.board(), "wb"[b.turn], b.rights, b.passant, b.counters)
}

// board returns the first field of FEN and SFEN.
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

// text returns how a piece is written, "" for none. A promoted tile has a plus.
func (b Position) text(p rules.Piece) string {
	if l := b.letter(p); l != 0 || p.Kind == rules.NoKind {
		return strings.Trim(string(rune(l)), "\x00")
	}
	return "+" + string(rune(b.letter(rules.Piece{Side: p.Side, Kind: b.plain(p.Kind)})))
}

// letter returns the letter of a piece in FEN, 0 for none.
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
