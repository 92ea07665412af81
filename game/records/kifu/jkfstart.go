package kifu

import (
	"encoding/json"
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// initial reads the start position.
func (r *jkfReader) initial(p *jkfInitial) {
	l := line{number: p.line}
	switch i := slices.Index(jkfPresets[:], p.Preset); {
	case i >= 0:
		r.start = shogi.Handicaps()[i].SFEN
	case p.Preset == jkfOther:
		d := r.draw()
		d.told = true
		if err := p.Data.fill(d); err != nil {
			r.doubt(l, err)
		}
	case p.Preset != jkfEven && p.Preset != "":
		r.doubt(l, phrase.Errorf("kifu.not-known-handicap", p.Preset))
	}
}

// fill draws the position.
func (p *jkfPosition) fill(d *diagram) error {
	if p == nil {
		return nil
	}
	if p.Color == 1 {
		d.turn = rules.Black
	}
	d.number = p.Number
	if err := p.hands(d); err != nil {
		return err
	}
	var files [][]jkfPiece
	if strings.HasPrefix(string(p.Board), "{") { // an empty board
		return nil
	}
	if err := json.Unmarshal(p.Board, &files); err != nil {
		return phrase.Errorf("kifu.not-part-position", oneLine(string(p.Board)))
	}
	if len(files) > len(d.board) {
		return phrase.Errorf("kifu.rank-position-more-than")
	}
	for x, file := range files {
		if len(file) > len(d.board) {
			return phrase.Errorf("kifu.diagram-more-than-nine")
		}
		for y, piece := range file {
			if piece.Kind == "" {
				continue
			}
			letter, known := csaPieces[piece.Kind]
			if !known {
				return phrase.Errorf("kifu.not-piece", piece.Kind)
			}
			side := rules.White
			if piece.Color != nil && *piece.Color == 1 {
				side = rules.Black
			}
			d.board[y][8-x] = sided(letter, side)
		}
	}
	return nil
}

// hands reads the pieces in hand.
func (p *jkfPosition) hands(d *diagram) error {
	for side, held := range p.Hands[:min(len(p.Hands), 2)] {
		for kind, n := range held {
			i := strings.Index(inHand, csaPieces[kind])
			if n == 0 {
				continue
			}
			if i < 0 || csaPieces[kind] == "" || n < 0 || n > whole[len(whole)-1] {
				return phrase.Errorf("kifu.not-piece-hand", kind)
			}
			d.hand[side][i] = n
		}
	}
	return nil
}

// jkfStart returns a start position to be written.
func jkfStart(sfen string) jkfInitial {
	if sfen == "" {
		return jkfInitial{Preset: jkfEven}
	}
	if i := slices.Index(handicapNames[:], handicapOf(sfen)); i >= 0 {
		return jkfInitial{Preset: jkfPresets[i]}
	}
	d, _ := diagramOf(sfen)
	var files [9][9]jkfPiece
	for rank, row := range d.board {
		for file, piece := range row {
			if piece == "" {
				continue
			}
			side := 0
			if piece != strings.ToUpper(piece) {
				side = 1
			}
			files[8-file][rank] = jkfPiece{Color: &side, Kind: csaPiece(piece)}
		}
	}
	p := jkfPosition{Color: int(d.turn), Board: json.RawMessage(jsonOf(files)), Hands: []map[string]int{{}, {}}}
	if d.number > 1 {
		p.Number = d.number
	}
	for side, held := range d.hand {
		for i, n := range held {
			p.Hands[side][csaPiece(inHand[i:i+1])] = n
		}
	}
	return jkfInitial{Preset: jkfOther, Data: &p}
}
