package tables

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// A tally is how many positions on the board are won and lost for the side to move, and in
// how many moves the longest win ends.
type tally struct{ won, lost, longest int }

// count counts the positions of an ending, by the side to move.
func count(e *ending.Ending, sides *sides) (all [2]tally) {
	for turn, p := range sides[:sidesOf(e)] {
		for index, b := range p.All()[:e.Regular()] {
			v := ending.Value(b)
			if v == ending.Drawn || !legal(e, bitboard.Side(turn), e.Squares(index)) {
				continue
			}
			if v.Lost() {
				all[turn].lost += e.Weight(index)
				continue
			}
			all[turn].won += e.Weight(index)
			all[turn].longest = max(all[turn].longest, (v.Plies()+1)/2)
		}
	}
	return all
}

// legal reports whether men can stand so: the side that has moved is not in check.
func legal(e *ending.Ending, turn bitboard.Side, at ending.Squares) bool {
	occupied := at[0].Bit() | at[1].Bit()
	for i, m := range e.Men {
		if m.Kind == bitboard.Pawn && (at[2+i] < 8 || at[2+i] >= 56) {
			return false
		}
		occupied |= at[2+i].Bit()
	}
	if occupied.Count() != 2+len(e.Men) || !e.Ordered(at) {
		return false
	}
	for i, m := range e.Men {
		attacks := bitboard.PawnAttacks(m.Side, at[2+i])
		if m.Kind != bitboard.Pawn {
			attacks = bitboard.Attacks(m.Kind, at[2+i], occupied)
		}
		if m.Side == turn && attacks.Has(at[turn^1]) {
			return false
		}
	}
	return true
}

// counts are the tallies of the endings with White and with Black to move. The longest wins
// are those published by others; with the same men on both sides, only White is to move.
var counts = map[string][2]tally{
	"KNK":  {},
	"KBK":  {},
	"KRK":  {{175_168, 0, 16}, {0, 201_700, 0}},
	"KQK":  {{144_508, 0, 10}, {0, 200_896, 0}},
	"KNNK": {{616, 0, 1}, {0, 120, 0}},
	"KNKN": {{40, 8, 1}, {0, 0, 0}},
	"KBNK": {{10_822_184, 0, 33}, {0, 11_188_168, 0}},
	"KBKN": {{16, 8, 1}, {40, 8, 1}},
	"KBBK": {{2_503_608, 0, 19}, {0, 2_814_040, 0}},
	"KBKB": {{416, 112, 1}, {0, 0, 0}},
	"KRNK": {{9_905_048, 0, 16}, {0, 12_406_892, 0}},
	"KRKN": {{5_210_920, 8, 40}, {32, 1_364_800, 1}},
	"KRBK": {{9_366_840, 0, 16}, {0, 12_458_920, 0}},
	"KRKB": {{3_787_160, 0, 29}, {0, 381_888, 0}},
	"KRRK": {{4_162_592, 0, 7}, {0, 6_810_712, 0}},
	"KRKR": {{3_139_232, 72_464, 19}, {0, 0, 0}},
	"KQNK": {{8_245_296, 0, 9}, {0, 12_343_856, 0}},
	"KQKN": {{8_894_128, 0, 21}, {0, 10_088_688, 0}},
	"KQBK": {{7_698_432, 0, 8}, {0, 12_379_568, 0}},
	"KQKB": {{8_925_252, 0, 17}, {0, 9_097_332, 0}},
	"KQRK": {{6_911_296, 0, 6}, {0, 13_519_192, 0}},
	"KQKR": {{8_863_768, 17_136, 35}, {3_090_088, 7_062_680, 19}},
	"KQQK": {{2_828_560, 0, 4}, {0, 6_689_116, 0}},
	"KQKQ": {{3_737_092, 40_628, 13}, {0, 0, 0}},
	"KPK":  {{124_960, 0, 28}, {0, 97_604, 0}},
	"KNPK": {{8_810_640, 0, 27}, {0, 8_353_800, 0}},
	"KNKP": {{416, 1_216_892, 7}, {3_244_280, 70, 29}},
	"KBPK": {{8_283_622, 0, 31}, {0, 8_529_618, 0}},
	"KBKP": {{208, 465_936, 1}, {2_348_634, 56, 29}},
	"KRPK": {{7_877_172, 0, 16}, {0, 9_997_596, 0}},
	"KRKP": {{7_406_204, 13_454, 26}, {1_633_620, 6_585_490, 43}},
	"KQPK": {{6_547_394, 0, 10}, {0, 9_957_592, 0}},
	"KQKP": {{6_699_262, 40, 28}, {771_952, 7_987_590, 29}},
	"KPPK": {{3_555_030, 0, 32}, {0, 3_522_058, 0}},
	"KPKP": {{3_213_028, 1_737_970, 33}, {0, 0, 0}},
}
