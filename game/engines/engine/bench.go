package engine

import (
	"context"

	"passedpawn/game/chess/bitboard"
)

// benchDepth is the depth of the searches in Bench, in plies.
const benchDepth = 13

// benchPositions are an opening, a tactical middlegame, and endings with pawns, with
// rooks, and with a promotion near.
var benchPositions = [...]string{
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50",
	"6k1/R4p2/6p1/1r5p/5P1P/6P1/6K1/8 b - - 0 1",
}

// Bench searches fixed positions to a fixed depth, each as if it were the first, and returns the
// number of nodes. A different number means a different search.
func Bench() int {
	nodes, table := 0, NewTable(DefaultHash)
	for _, fen := range benchPositions {
		p, err := bitboard.Parse(fen)
		if err != nil {
			continue // TestBench checks that no position is left out
		}
		table.Clear()
		nodes += Search(context.Background(), Question{Position: p, Table: table, Limits: Limits{Depth: benchDepth}}, nil).Nodes
	}
	return nodes
}
