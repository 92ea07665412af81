package shogimate

import (
	"testing"

	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/testing/longtest"
)

// problems are positions of games that the engine has played against itself, with the
// plies of the shortest mate by checks.
var problems = []struct {
	plies int
	sfen  string
}{
	{1, "l1B1s1knl/4S2g1/4p+R1sp/p1pp5/3n3P1/1p2P3P/PSP1gP3/B6+p1/LNK2G2L b GPrn4p 97"},
	{1, "Gn7/2skg4/pppp5/4+R4/S8/1GP5P/PP1+s+n4/1K7/Lb1g4+p w RBSN6Pn3l3p 126"},
	{3, "l1B1sR1nl/4S1kg1/4pg1sp/p1pp5/3n3P1/1p2P3P/PSP1gP3/B6+p1/LNK2G2L b Prn4p 95"},
	{3, "+Bn1g5/2skl1+R2/2pp1+L3/4n3p/p3l2P1/2P1GP2P/+n+p1PP1G2/1+b2G1SR1/4K2NL b 2S7P 99"},
	{5, "l1B1s1knl/4S2g1/4pg1sp/p1pp5/3n3P1/1p2P3P/PSP1gP3/B6+p1/LNK2G2L b RPrn4p 93"},
	{5, "Gn7/2skg4/pppp5/4+R4/S8/1GP+p4P/PP2+n4/1Ks6/Lb1g4+p w RBSN5Pn3l3p 122"},
	{5, "+R1s2n1+P+P/2k1gs1+R+P/1p2ppp2/p2l5/3N2s2/2p1GN3/PP1GPP2+l/8+p/+b2KS4 b BGN2P2l2p 123"},
	{5, "3k2+N+S+P/1Spgn1R1+P/p3+rgs1K/5p3/2L1P1l2/2b3bP1/P2P4G/1+p1l4S/6+l2 b GNPn7p 199"},
	{7, "l1B1s1knl/4Sg1g1/4p2sp/p1pp5/3n3P1/1p2P3P/PSP1gP3/B6+p1/LNK2G2L b RNPr4p 91"},
	{7, "ln1g5/1Gsks4/pppp5/4n+R3/S8/1GPP1+nP1P/PP1+pP4/4+b4/LK1g4L w RN5Pbslp 104"},
	{7, "1+L7/5k3/1K1ppp1pp/4l1p2/4b3P/5P1+rL/1P1P5/2S3P2/2P6 w 2G2S3NLrb2gsn6p 124"},
	{7, "ln1s1G3/1sk6/p1pp1+N3/9/2L2P3/1+r2BSPBP/4+l1K1n/4+r4/1g7 b 2GNPsl11p 211"},
	{9, "lns2n3/1rgkbG3/1ppp4p/p4G1+R1/3n5/2PSPlP2/PP1P3PP/g3K1BS1/7NL b S5Pl 81"},
	{9, "3g5/+R2lk4/2p3s1p/1p7/6SP1/2P1P1n1P/PP5g1/1K1B2P+r1/LN1+s1+p3 w Pb2gs2n2l6p 224"},
	{9, "ln1g1g1+B1/1s1nks3/pppN1p1+Rp/3Lp1p2/3p5/P1P1+r2P1/1P1+sPPP1P/4GG2L/L2+b1K1+s1 w n2p 52"},
	{9, "k1p2+L3/l5+N2/2+Rpp4/1p7/p8/1P3P2P/P5PPL/+B3+b1GK1/3+p1r1N1 w 2G2SN4Pg2snl2p 172"},
	{11, "1G3k3/6gs1/p1rs1p2l/1p4pp1/2pG1P3/2nPP1P1P/PP1g1+n1P1/2S5R/LK1+p3NL w BNL3Pbs 98"},
	{11, "l4g1G1/4g1kP1/p2p1psp1/2p1b3N/7+r1/2S1LRP2/P1PP5/1KL+n+s4/L5+B2 w SNPgn7p 130"},
	{11, "3+S1G2r/8l/psl4p1/2sp1+Rnk1/6p1p/S+BP6/P1+pP1P1PP/1+b1+nG1G2/3+n2KN1 b G2L2P4p 119"},
	{11, "9/l2+R1G2k/p1+Bpp2N1/5pp2/5S3/2PP2PP1/P3P4/1rB1s1K1G/+nN1G1L3 b GSN4Ps2l3p 125"},
	{13, "l6rl/7k1/p1GS1pngp/9/P2p2+S1P/4PP3/1+p+lP2P2/4G2RL/+n2+bSKSN1 b BG2Pn5p 141"},
	{13, "ln1s1G3/1sk6/p1pp1+N3/9/2L2P3/1+r4+rBP/4+l1G1K/6B2/1g7 w G2NP2sl12p 218"},
	{13, "3+S1G2r/5+R2l/psl4p1/2sp1p1k1/6p1p/S+BP6/P1+pP1P1PP/1+b1+nG1G2/3+n2KN1 b G2LPn4p 117"},
	{13, "+N2S1ks1l/1+S3gg2/p1+L1ppnp1/3N4p/1+r1p5/2+p2+r1+s1/3P4P/+b4G3/4GK1NL w bl9p 126"},
}

// TestProblems solves problems of up to 13 plies. It proves each mate again, without the
// numbers of the search, and checks that there is none in two plies less.
func TestProblems(t *testing.T) {
	s := New(1 << 20)
	for _, p := range problems {
		if p.plies > longtest.Of(9, 13) {
			continue
		}
		b := parse(t, p.sfen)
		v, n := s.Solve(b, 13, 2_000_000, nil)
		if v != Mate || n != p.plies {
			t.Errorf("%s: %d, %d plies, want %d", p.sfen, v, n, p.plies)
			continue
		}
		t.Logf("%d plies: %d positions", n, s.Nodes())
		check(t, b, s.Line(b, n), n)
		s.board = *b
		if !proves(t, s, n) {
			t.Errorf("%s: it is no mate in %d plies", p.sfen, n)
		}
		if v, _ := New(1<<20).Solve(b, n-2, 5_000_000, nil); n > 1 && v == Mate {
			t.Errorf("%s: there is a mate in %d plies", p.sfen, n-2)
		}
	}
}

// proves plays the solver's checks against every answer, and reports whether each line
// ends in mate within a number of plies.
func proves(t *testing.T, s *Solver, left int) bool {
	t.Helper()
	s.limit = s.nodes + 2_000_000
	m, ok := s.attack(left)
	if !ok {
		return false
	}
	undo := s.board.Make(m)
	defer s.board.Unmake(m, undo)
	var l shogiboard.List
	s.board.Generate(&l)
	if !s.board.InCheck() || left == 1 {
		return s.board.InCheck() && l.Count == 0
	}
	for _, m := range l.All() {
		undo := s.board.Make(m)
		short := 1
		for short < left-2 && !s.mates(short) {
			short += 2
		}
		fine := proves(t, s, short)
		s.board.Unmake(m, undo)
		if !fine {
			return false
		}
	}
	return true
}

// TestGivesUp stops where it is told to.
func TestGivesUp(t *testing.T) {
	b := parse(t, problems[len(problems)-1].sfen)
	s := New(1 << 10)
	if v, _ := s.Solve(b, 13, 20, nil); v != Unknown {
		t.Errorf("with 20 positions it says %d", v)
	}
	if v, _ := s.Solve(b, 13, 1<<30, func() bool { return true }); v != Unknown {
		t.Errorf("stopped, it says %d", v)
	}
	if v, _ := New(1<<10).Solve(parse(t, shogiboard.Start), 13, 1<<20, nil); v != NoMate {
		t.Errorf("at the start there is no check, but it says %d", v)
	}
}
