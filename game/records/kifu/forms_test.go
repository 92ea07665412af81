package kifu

import (
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/testing/longtest"
)

// games knows only shogi.
type games struct{}

func (games) Find(string) (rules.Rules, bool) { return shogi.Rules{}, true }

// scan finds the games of a text in any format.
func scan(text string) (items []pgn.Item) {
	f, _ := detect(text)
	s := NewScanner(strings.NewReader(text), f, pgn.Automatic)
	for s.Scan() {
		items = append(items, s.Item())
	}
	return items
}

// told returns a short form of a game for tables: its USI moves, its end and its result,
// and its comments after a bar.
func told(rec *record.Record) string {
	text := ""
	if rec.Start != "" {
		text = "sfen " + rec.Start
		if len(rec.Moves()) > 0 {
			text += " moves"
		}
	}
	for _, m := range rec.Moves() {
		text += " " + shogi.Rules{}.Coordinates(m)
	}
	if end := lastOf(rec).Command(endCommand); end != "" {
		text += " " + end
	}
	text = strings.TrimSpace(text + " " + string(rec.Result))
	if said := comments1(rec.Root()); said != "" {
		text += " | " + strings.TrimSpace(said)
	}
	return text
}

// comments1 returns the comments and times of a tree, with the moves of variations in
// brackets.
func comments1(n record.Node) (text string) {
	for _, role := range []record.Role{record.Before, record.After, record.Rest, record.Unread, record.Stray} {
		for c := range n.Texts(role) {
			if !strings.HasPrefix(c, "[%end") {
				text += " " + c
			}
		}
	}
	for g := range n.NAGs() {
		text += " " + nagText(g)
	}
	for i, c := range n.Children() {
		if i > 0 {
			text += " (" + shogi.Rules{}.Coordinates(c.Move()) + comments1(c) + ")"
		} else {
			text += comments1(c)
		}
	}
	return text
}

// forms are texts such as other programs and people write.
var forms = []struct {
	name, text string
	format     Format
	want       []string // the games, as told tells them
	wrong      string   // the first error
	unusual    string   // what is told of
}{
	{"KIF", "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 ３四歩(33)   ( 0:01/00:00:01)\n   3 中断         ( 0:03/ 0:00:19)\n", KIF, []string{"7g7f 3c3d CHUDAN 0:00:03 * | [%emt 0:00:16] [%emt 0:00:01]"}, "", ""},
	{"KIF without times", "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n", KIF, []string{"7g7f 3c3d 8h2b+ 3a2b *"}, "", ""},
	{"KIF with ASCII digits", "1 76歩(77)\n2 34歩(33)\n3 22角成(88)\n4 同銀(31)\n5 55角打\n", KIF, []string{"7g7f 3c3d 8h2b+ 3a2b B*5e *"}, "", ""},
	{"KIF with full-width numbers", "　１　７六歩（７７）　（０：１２／００：００：１２）\n　２　３四歩（３３）\n", KIF, []string{"7g7f 3c3d * | [%emt 0:00:12]"}, "", ""},
	{"KIF with the marks of the sides", "1 ▲７六歩(77)\n2 △３四歩(33)\n", KIF, []string{"7g7f 3c3d *"}, "", ""},
	{"KIF of lishogi", "手合割：平手\n先手：a\n後手：b\n\n手数----指手---------消費時間--\n1   ７六歩(77)   (00:05 / 00:00:05)\n2   ３四歩(33)   (00:07 / 00:00:07)\n3   投了\n", KIF, []string{"7g7f 3c3d TORYO 0-1 | [%emt 0:00:05] [%emt 0:00:07]"}, "", ""},
	{"KIF with hours", "1 ７六歩(77) (1:02:03/01:02:03)\n", KIF, []string{"7g7f * | [%emt 1:02:03]"}, "", ""},
	{"KIF with parts of seconds", "1 ７六歩(77) ( 0:01.5/00:00:01.5)\n", KIF, []string{"7g7f * | [%emt 0:00:01.5]"}, "", ""},
	{"KIF with the move's time alone", "1 ７六歩(77) ( 0:12)\n2 ３四歩(33) ( 0:03/)\n", KIF, []string{"7g7f 3c3d * | [%emt 0:00:12] [%emt 0:00:03]"}, "", ""},
	{"KIF with another sum of times", "1 ７六歩(77) ( 0:12/01:00:00)\n", KIF, []string{"7g7f * | [%emt 0:00:12] [%total 1:00:00]"}, "", ""},
	{"KIF, not promoted", "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角不成(88)\n", KIF, []string{"7g7f 3c3d 8h2b *"}, "", ""},
	{"KIF, a promoted piece", "後手の持駒：なし\n|v玉 ・ ・ ・ ・ ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n| ・ ・ 全 ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n先手の持駒：なし\n1 ７三成銀(74)\n", KIF, []string{"sfen k8/9/9/2+S6/9/9/9/9/4K4 b - 1 moves 7d7c *"}, "", ""},
	{"comments", "*前\n1 ７六歩(77)\n*一\n*\n*二\n2 ３四歩(33)\n", KIF, []string{"7g7f 3c3d * | 前 一 [%line] 二"}, "", ""},
	{"a bookmark", "1 ７六歩(77)\n&ここ\n2 ３四歩(33)\n", KIF, []string{"7g7f 3c3d * | [%bookmark ここ]"}, "", ""},
	{"comments of engines", "1 ７六歩(77)\n**Engines 0 Engine 1.0\n**解析 0 候補1 時間 00:01.0 深さ 12/15 評価値 35 読み筋 △３四歩\n", KIF, []string{"7g7f * | [%eval 0.35,12] *Engines 0 Engine 1.0 *解析 0 候補1 時間 00:01.0 深さ 12/15 評価値 35 読み筋 △３四歩"}, "", ""},
	{"judgements", "1 ７六歩(77)\n*!\n*good\n2 ３四歩(33)\n*$13\n", KIF, []string{"7g7f 3c3d * | good ! $13"}, "", ""},
	{"variations", "1 ７六歩(77)+\n2 ３四歩(33)\n3 ２六歩(27)\n\n変化：3手\n*別\n3 ６六歩(67)\n4 ８四歩(83)\n\n変化：4手\n4 ３二飛(82)\n\n変化：1手\n1 ２六歩(27)\n", KIF, []string{"7g7f 3c3d 2g2f * | (6g6f 別 (8b3b)) (2g2f)"}, "", ""},
	{"variations in full width", "１ ７六歩(77)\n２ ３四歩(33)\n変化：２手\n２ ８四歩(83)\n変化：２手\n２ １四歩(13)\n", KIF, []string{"7g7f 3c3d * | (8c8d) (1c1d)"}, "", ""},
	{"a variation that ends", "1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 投了\n", KIF, []string{"7g7f 3c3d *"}, "", ""},
	{"a variation of a move that is not there", "1 ７六歩(77)\n2 ３四歩(33)\n変化：9手\n9 ２六歩(27)\n10 ８四歩(83)\n", KIF, []string{"7g7f 3c3d * | ; 変化：9手\n; 9 ２六歩(27)\n; 10 ８四歩(83)"}, "game 1, line 3: there is no move 9 to vary; the text from here on is kept (lines: 3)", ""},
	{"a variation whose move cannot be read", "1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 ５五歩(33)\n3 ２六歩(27)\n", KIF, []string{"7g7f 3c3d * | ; 変化：2手\n; 2 ５五歩(33)\n; 3 ２六歩(27)"}, "game 1, line 4, move 2 ５五歩: \"５五歩(33)\" is not a legal move here; the text from here on is kept (lines: 3)", ""},
	{"an illegal move", "1 ７六歩(77)\n2 ８四歩(83)\n3 ２二角成(88)\n4 同　銀(31)\n5 投了\nまで4手で後手の勝ち\n\n変化：2手\n2 ３四歩(33)\n", KIF, []string{"7g7f 8c8d 0-1 | ; 3 ２二角成(88)\n; 4 同　銀(31)\n; 5 投了\n; まで4手で後手の勝ち (3c3d)"}, "game 1, line 3, move 3 ２二角成: \"２二角成(88)\" is not a legal move here; the text from here on is kept (lines: 4)", ""},
	{"an illegal move that lost", "1 ７六歩(77)\n2 ２四歩(22)\n3 反則勝ち\nまで2手で後手の反則負け\n", KIF, []string{"7g7f 1-0 | ; 2 ２四歩(22)\n; 3 反則勝ち\n; まで2手で後手の反則負け"}, "game 1, line 2, move 2 ２四歩: ", ""},
	{"two pawns on a file", "1 ２六歩(27)\n2 ２四歩(23)\n3 ２五歩(26)\n4 同　歩(24)\n5 同　飛(28)\n6 ２三歩打\n7 ２四歩打\n8 同　歩(23)\n9 ９六歩(97)\n10 ２三歩打\n11 投了\n", KIF, []string{"2g2f 2c2d 2f2e 2d2e 2h2e P*2c P*2d 2c2d 9g9f * | ; 10 ２三歩打\n; 11 投了"}, "game 1, line 10, move 10 ２三歩打: \"２三歩打\" is not a legal move here; the text from here on is kept (lines: 2)", ""},
	{"a piece by another name", "1 ７六銀(77)\n2 ３四歩(33)\n", KIF, []string{"7g7f 3c3d *"}, "", "moves that name a different piece from the one that moves"},
	{"numbers that jump", "1 ７六歩(77)\n3 ３四歩(33)\n", KIF, []string{"7g7f 3c3d *"}, "", "move numbers out of order"},
	{"text after a move", "1 ７六歩(77) 好手\n", KIF, []string{"7g7f * | 好手"}, "", "text after a move"},
	{"a line of something else", "1 ７六歩(77)\n天気は晴れ\n2 ３四歩(33)\n", KIF, []string{"7g7f 3c3d * | %天気は晴れ"}, "", "text that is neither a move nor a comment"},
	{"a handicap", "手合割：二枚落ち　　\n下手：甲\n上手：乙\n1 ６二銀(71)\n2 ７六歩(77)\nまで2手で下手の勝ち\n", KIF, []string{"sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 7a6b 7g7f 1-0"}, "", ""},
	{"a handicap nobody knows", "手合割：百枚落ち\n1 ７六歩(77)\n", KIF, []string{"7g7f *"}, "game 1, line 1: \"百枚落ち\" is not a known handicap", ""},
	{"resigned", "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n", KIF, []string{"7g7f TORYO 1-0"}, "", ""},
	{"on time", "1 ７六歩(77)\n2 切れ負け\nまで1手で時間切れにより先手の勝ち\n", KIF, []string{"7g7f TIME_UP 1-0"}, "", ""},
	{"a foul lost", "1 ７六歩(77)\n2 反則負け\nまで1手で後手の反則負け\n", KIF, []string{"7g7f ILLEGAL_MOVE 1-0"}, "", ""},
	{"a foul won", "1 ７六歩(77)\n2 反則勝ち\nまで1手で後手の反則勝ち\n", KIF, []string{"7g7f +ILLEGAL_ACTION 0-1"}, "", ""},
	{"sennichite", "1 ７六歩(77)\n2 千日手\nまで1手で千日手\n", KIF, []string{"7g7f SENNICHITE 1/2-1/2"}, "", ""},
	{"impasse", "1 ７六歩(77)\n2 持将棋\nまで1手で持将棋\n", KIF, []string{"7g7f JISHOGI 1/2-1/2"}, "", ""},
	{"a declaration", "1 ７六歩(77)\n2 ３四歩(33)\n3 入玉勝ち\n", KIF, []string{"7g7f 3c3d KACHI 1-0"}, "", ""},
	{"mate", "1 ７六歩(77)\n2 詰み\n", KIF, []string{"7g7f TSUMI 1-0"}, "", ""},
	{"by default", "1 不戦敗\n", KIF, []string{"LOSS_BY_DEFAULT 0-1"}, "", ""},
	{"the end in the sentence alone", "1 ７六歩(77)\nまで1手で時間切れにより先手の勝ち\n", KIF, []string{"7g7f TIME_UP 1-0"}, "", ""},
	{"two games", "先手：甲\n1 ７六歩(77)\n2 投了\n\n先手：丙\n1 ２六歩(27)\n2 投了\n", KIF, []string{"7g7f TORYO 1-0", "2g2f TORYO 1-0"}, "", ""},
	{"two games by their first lines", "# ---- Kifu ----\n1 ７六歩(77)\n# ---- Kifu ----\n1 ２六歩(27)\n", KIF, []string{"7g7f *", "2g2f *"}, "", ""},
	{"the turn passes", "1 ７六歩(77)\n2 パス\n3 ２六歩(27)\n", KIF, []string{"7g7f 0000 2g2f *"}, "", ""},
	{"KI2", "先手：甲\n後手：乙\n\n▲７六歩    △３四歩    ▲２二角成    △同　銀\n▲５五角\nまで5手で先手の勝ち\n", KI2, []string{"7g7f 3c3d 8h2b+ 3a2b B*5e TORYO 1-0"}, "", ""},
	{"KI2 with other marks", "☗７六歩 ☖３四歩 ☗２六歩\n", KI2, []string{"7g7f 3c3d 2g2f *"}, "", ""},
	{"KI2 without marks", "７六歩 ３四歩 ２二角成 同 銀 ５五角打\n", KI2, []string{"7g7f 3c3d 8h2b+ 3a2b B*5e *"}, "", ""},
	{"KI2, which piece", "▲７八金 △３二金 ▲５八金 △５二金 ▲６八金右 △４二金左\n", KI2, []string{"6i7h 4a3b 4i5h 6a5b 5h6h 3b4b *"}, "", ""},
	{"KI2 with comments and variations", "*始\n▲７六歩\n*一\n△３四歩\n\n変化：2手\n△８四歩 ▲２六歩\n", KI2, []string{"7g7f 3c3d * | 始 一 (8c8d)"}, "", ""},
	{"KI2 with an end", "▲７六歩 △投了\n", KI2, []string{"7g7f TORYO 1-0"}, "", ""},
	{"KI2, illegal", "▲７六歩 △３四歩 ▲９九角 △８四歩\n", KI2, []string{"7g7f 3c3d * | ; ▲９九角  △８四歩"}, "game 1, line 1, move 3 ▲９九角: \"▲９九角\" is not a legal move here; the text from here on is kept (lines: 1)", ""},
	{"CSA", "V2.2\nN+甲\nN-乙\n$EVENT:名人戦\nPI\n+\n+7776FU\nT16\n-3334FU\nT1\n%TORYO\nT3\n", CSA, []string{"7g7f 3c3d TORYO 0:00:03 0-1 | [%emt 0:00:16] [%emt 0:00:01]"}, "", ""},
	{"CSA with commas", "V2\nPI,+\n+7776FU,T12,-3334FU,T5\n%CHUDAN,T2\n", CSA, []string{"7g7f 3c3d CHUDAN 0:00:02 * | [%emt 0:00:12] [%emt 0:00:05]"}, "", ""},
	{"CSA of ranks", "V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+2726FU\n", CSA, []string{"2g2f *"}, "", ""},
	{"CSA of ranks without their blanks", "V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI * * * * * -KA *\nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 * * * * * * * * *\nP5*********\nP6 *  *\t*  *  *  *  *  *  *\nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA * * * * * +HI *\nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+2726FU\n", CSA, []string{"2g2f *"}, "", ""},
	{"CSA of ranks with blanks for empty squares", "V2.2\nP1            -OU\nP9            +OU\nP+00KI\n+\n", CSA, []string{"sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1 *"}, "", ""},
	{"CSA, a handicap", "PI82HI22KA\n-\n-7162GI\n+7776FU\n", CSA, []string{"sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 7a6b 7g7f *"}, "", ""},
	{"CSA of pieces", "P-11OU21FU12FU\nP+25FU59OU00KI\nP-00AL\n+\n+0033KI\n", CSA, []string{"sfen 7pk/8p/9/9/7P1/9/9/9/4K4 b G2r2b3g4s4n4l15p 1 moves G*3c *"}, "", ""},
	{"CSA with parts of seconds", "V3.0\nPI\n+\n+7776FU\nT0.123\n", CSA, []string{"7g7f * | [%emt 0:00:00.123]"}, "", ""},
	{"CSA comments", "'a\nPI\n+\n'*b\n+7776FU\n'** 30 -3334FU +2726FU\n'c\n", CSA, []string{"7g7f * | a b [%eval 0.30] * 30 -3334FU +2726FU c"}, "", ""},
	{"CSA of floodgate", "V2\nN+A\nN-B\n'Max_Moves:256\n'Least_Time_Per_Move:0\n$EVENT:wdoor+floodgate-300-10F+A+B+20200101000000\n$START_TIME:2020/01/01 00:00:00\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n'rating:A+x:B+y\n+2726FU,T1\n'** 40 -8384FU\n-8384FU,T0\n%TORYO\n'$END_TIME:2020/01/01 00:10:00\n'summary:toryo:A lose:B win\n", CSA, nil, "", ""},
	{"CSA, two games", "V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n%TORYO\n", CSA, []string{"7g7f TORYO 1-0", "2g2f TORYO 1-0"}, "", ""},
	{"CSA, a foul", "PI\n+\n+7776FU\n%-ILLEGAL_ACTION\n", CSA, []string{"7g7f -ILLEGAL_ACTION 1-0"}, "", ""},
	{"CSA, a foul of the side to move", "PI\n+\n+7776FU\n%ILLEGAL_MOVE\n", CSA, []string{"7g7f ILLEGAL_MOVE 1-0"}, "", ""},
	{"CSA, an end nobody knows", "PI\n+\n+7776FU\n%SLEEP\n", CSA, []string{"7g7f SLEEP *"}, "", "an unknown ending"},
	{"CSA, illegal", "PI\n+\n+7775FU\nT1\n-3334FU\n%TORYO\n", CSA, []string{"* | ; +7775FU\n; T1\n; -3334FU\n; %TORYO"}, "game 1, line 3, move 1 +7775FU: \"+7775FU\" is not a legal move here; the text from here on is kept (lines: 4)", ""},
	{"USI", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e\n", USI, []string{"7g7f 3c3d 8h2b+ 3a2b B*5e *"}, "", ""},
	{"USI, games on lines", "startpos moves 7g7f\nposition sfen k8/9/9/9/9/9/9/9/4K4 b G 1 moves G*5e\n\nsfen k8/9/9/9/9/9/9/9/4K4 w - 3\nk8/9/9/9/9/9/9/9/4K4 b -\n", USI, []string{"7g7f *", "sfen k8/9/9/9/9/9/9/9/4K4 b G 1 moves G*5e *", "sfen k8/9/9/9/9/9/9/9/4K4 w - 3 *", "sfen k8/9/9/9/9/9/9/9/4K4 b - 1 *"}, "", ""},
	{"USI, resigned", "startpos moves 7g7f resign\n", USI, []string{"7g7f TORYO 1-0"}, "", ""},
	{"USI, illegal", "startpos moves 7g7f 7g7f 3c3d\n", USI, []string{"7g7f * | ; 7g7f 3c3d"}, "game 1, line 1, move 2 7g7f: \"7g7f\" is not a legal move here; the text from here on is kept (lines: 1)", ""},
	{"JKF", "{\"header\":{\"先手\":\"甲\",\"後手\":\"乙\"},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}},{\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":4},\"color\":1,\"piece\":\"FU\"}},{\"move\":{\"from\":{\"x\":8,\"y\":8},\"to\":{\"x\":2,\"y\":2},\"color\":0,\"piece\":\"KA\",\"capture\":\"KA\",\"promote\":true}},{\"move\":{\"from\":{\"x\":3,\"y\":1},\"to\":{\"x\":2,\"y\":2},\"color\":1,\"piece\":\"GI\",\"capture\":\"UM\",\"same\":true}},{\"move\":{\"to\":{\"x\":5,\"y\":5},\"color\":0,\"piece\":\"KA\"}},{\"special\":\"CHUDAN\"}]}", JKF, []string{"7g7f 3c3d 8h2b+ 3a2b B*5e CHUDAN *"}, "", ""},
	{"JKF over lines, with nulls", "{\n	\"header\": {},\n	\"initial\": null,\n	\"moves\": [\n		{\"comments\": null, \"move\": null, \"time\": null, \"special\": null, \"forks\": null},\n		{\"move\": {\"color\": 0, \"from\": {\"x\": 7, \"y\": 7}, \"to\": {\"x\": 7, \"y\": 6}, \"piece\": \"FU\", \"promote\": null, \"capture\": null, \"relative\": null}}\n	]\n}\n", JKF, []string{"7g7f *"}, "", ""},
	{"JKF with times and comments", "{\"header\":{},\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{\"comments\":[\"始\"]},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"},\"time\":{\"now\":{\"m\":0,\"s\":16},\"total\":{\"h\":0,\"m\":0,\"s\":16}},\"comments\":[\"一\",\"\",\"二\\n三\"]},{\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":4},\"color\":1,\"piece\":\"FU\"},\"time\":{\"now\":{\"m\":61,\"s\":1},\"total\":{\"h\":2,\"m\":0,\"s\":0}},\"comments\":[\"!\"]},{\"special\":\"TORYO\",\"time\":{\"now\":{\"m\":0,\"s\":3},\"total\":{\"h\":0,\"m\":0,\"s\":19}},\"comments\":[\"終\"]}]}", JKF, []string{"7g7f 3c3d TORYO 0:00:03 0-1 | 始 [%emt 0:00:16] 一 [%line] 二 三 [%emt 1:01:01] [%total 2:00:00] 終 !"}, "", ""},
	{"JKF with variations", "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"},\"forks\":[[{\"move\":{\"from\":{\"x\":2,\"y\":7},\"to\":{\"x\":2,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]]},{\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":4},\"color\":1,\"piece\":\"FU\"},\"forks\":[[{\"move\":{\"from\":{\"x\":8,\"y\":3},\"to\":{\"x\":8,\"y\":4},\"color\":1,\"piece\":\"FU\"},\"comments\":[\"[%before] 前\",\"別\"]},{\"move\":{\"from\":{\"x\":2,\"y\":7},\"to\":{\"x\":2,\"y\":6},\"color\":0,\"piece\":\"FU\"},\"forks\":[[{\"move\":{\"from\":{\"x\":6,\"y\":7},\"to\":{\"x\":6,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]]}],[{\"special\":\"TORYO\"}]]}]}", JKF, []string{"7g7f 3c3d * | (8c8d 前 別 (6g6f)) (2g2f)"}, "", ""},
	{"JKF, a handicap", "{\"header\":{\"下手\":\"甲\",\"上手\":\"乙\"},\"initial\":{\"preset\":\"2\"},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":1},\"to\":{\"x\":6,\"y\":2},\"color\":1,\"piece\":\"GI\"}},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]}", JKF, []string{"sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 7a6b 7g7f *"}, "", ""},
	{"JKF, a handicap in the header", "{\"header\":{\"手合割\":\"香落ち\"},\"moves\":[]}", JKF, []string{"sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 *"}, "", ""},
	{"JKF, a handicap nobody knows", "{\"header\":{},\"initial\":{\"preset\":\"12\"},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]}", JKF, []string{"7g7f *"}, "game 1, line 1: \"12\" is not a known handicap", ""},
	{"JKF, its own position", "{\"header\":{},\"initial\":{\"preset\":\"OTHER\",\"data\":{\"color\":1,\"board\":[[{},{},{\"color\":0,\"kind\":\"TO\"},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],[{\"color\":1,\"kind\":\"OU\"},{},{},{},{},{},{},{},{\"color\":0,\"kind\":\"OU\"}],[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}]],\"hands\":[{\"FU\":2,\"KI\":1},{\"HI\":0}]}},\"moves\":[{},{\"move\":{\"from\":{\"x\":5,\"y\":1},\"to\":{\"x\":5,\"y\":2},\"color\":1,\"piece\":\"OU\"}}]}", JKF, []string{"sfen 4k4/9/8+P/9/9/9/9/9/4K4 w G2P 1 moves 5a5b *"}, "", ""},
	{"JKF from KI2, without origins", "{\"header\":{},\"moves\":[{},{\"move\":{\"to\":{\"x\":7,\"y\":8},\"color\":0,\"piece\":\"KI\"}},{\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":4},\"color\":1,\"piece\":\"FU\"}},{\"move\":{\"to\":{\"x\":5,\"y\":8},\"color\":0,\"piece\":\"KI\"}},{\"move\":{\"from\":{\"x\":8,\"y\":3},\"to\":{\"x\":8,\"y\":4},\"color\":1,\"piece\":\"FU\"}},{\"move\":{\"to\":{\"x\":6,\"y\":8},\"color\":0,\"piece\":\"KI\",\"relative\":\"R\"}}]}", JKF, []string{"6i7h 3c3d 4i5h 8c8d 5h6h *"}, "", ""},
	{"JKF from CSA, with the piece after a promotion", "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}},{\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":4},\"color\":1,\"piece\":\"FU\"}},{\"move\":{\"from\":{\"x\":8,\"y\":8},\"to\":{\"x\":2,\"y\":2},\"color\":0,\"piece\":\"UM\"}},{\"move\":{\"from\":{\"x\":3,\"y\":1},\"same\":true,\"color\":1,\"piece\":\"GI\"}}]}", JKF, []string{"7g7f 3c3d 8h2b+ 3a2b *"}, "", ""},
	{"JKF, a piece by another name", "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"GI\"}}]}", JKF, []string{"7g7f *"}, "", "moves that name a different piece from the one that moves"},
	{"JKF, illegal", "{\"header\":{},\"moves\":[{},\n{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}},\n{\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":5},\"color\":1,\"piece\":\"FU\"}},\n{\"special\":\"TORYO\"}]}", JKF, []string{"7g7f * | ; {\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":5},\"color\":1,\"piece\":\"FU\"}}\n; {\"special\":\"TORYO\"}"}, "game 1, line 3, move 2: \"3335FU\" is not a legal move here; the text from here on is kept (lines: 2)", ""},
	{"JKF, a variation whose move cannot be read", "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"},\"forks\":[[{\"move\":5},{\"comments\":[\"x\"]}]]}]}", JKF, []string{"7g7f * | ; {\"move\":5}\n; {\"comments\":[\"x\"]}"}, "game 1, line 1, move 1: \"{\"move\":5}\" is not a move; the text from here on is kept (lines: 2)", ""},
	{"JKF, a foul", "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}},{\"special\":\"-ILLEGAL_ACTION\"}]}", JKF, []string{"7g7f -ILLEGAL_ACTION 1-0"}, "", ""},
	{"JKF, the turn passes", "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}},{\"special\":\"PASS\"},{\"move\":{\"from\":{\"x\":2,\"y\":7},\"to\":{\"x\":2,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]}", JKF, []string{"7g7f 0000 2g2f *"}, "", ""},
	{"JKF, a result without an ending", "{\"header\":{\"結果\":\"まで1手で後手の勝ち\"},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]}", JKF, []string{"7g7f 0-1"}, "", ""},
	{"JKF, an end nobody knows", "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}},{\"special\":\"SLEEP\"}]}", JKF, []string{"7g7f SLEEP *"}, "", "an unknown ending"},
	{"JKF, two games", "{\"header\":{\"先手\":\"{\"},\"moves\":[{}]}\n{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]}\n", JKF, []string{"*", "7g7f *"}, "", ""},
	{"a diagram", "後手の持駒：飛　角二　歩十八\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 王 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金2　銀\n後手番\n手数＝24  ▲７六歩  まで\n", BOD, []string{"sfen 4k4/9/9/9/9/9/9/9/4K4 w 2GSr2b18p 25 *"}, "", ""},
	{"a diagram whose turn its last move tells", "後手の持駒：なし\n|v玉 ・ ・ ・ ・ ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n先手の持駒：なし\n手数＝1  ▲５九玉  まで\n", BOD, []string{"sfen k8/9/9/9/9/9/9/9/4K4 w - 2 *"}, "", ""},
	{"line ends of DOS, and its end of file", "先手：甲\r\n1 ７六歩(77)\r\n2 投了\r\n\x1a", KIF, []string{"7g7f TORYO 1-0"}, "", ""},
	{"line ends of the old Mac", "先手：甲\r1 ７六歩(77)\r2 投了\r", KIF, []string{"7g7f TORYO 1-0"}, "", ""},
	{"a byte order mark", "\ufeff先手：甲\n1 ７六歩(77)\n", KIF, []string{"7g7f *"}, "", ""},
	{"half-width colons", "手合割:平手\n先手:甲\n変化:1手\n1 ７六歩(77)\n", KIF, []string{"7g7f *"}, "", ""},
}

// TestForms reads texts such as other programs and people write. There are no errors
// except those in the table, an unedited text is written back unchanged, and everything
// written in the format reads back equal.
func TestForms(t *testing.T) {
	for _, tt := range forms {
		t.Run(tt.name, func(t *testing.T) {
			if f, _ := Detect(tt.text); f != tt.format {
				t.Fatalf("it is %v, not %v", f, tt.format)
			}
			var got []string
			wrong, unusual := "", ""
			for _, item := range scan(tt.text) {
				rec, errs := item.Format.Read(item, games{})
				if rec == nil {
					t.Fatal(errs)
				}
				got = append(got, told(rec))
				if len(errs) > 0 && wrong == "" {
					wrong = errs[0].Error()
				}
				for _, u := range rec.Unusual {
					unusual = u.What.String()
				}
				if len(errs) == 0 {
					again(t, tt.format, rec)
				}
			}
			if tt.want != nil && strings.Join(got, "\n") != strings.Join(tt.want, "\n") {
				t.Errorf("read as\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
			}
			if !strings.HasPrefix(wrong, tt.wrong) || tt.wrong == "" && wrong != "" {
				t.Errorf("told %q, want %q", wrong, tt.wrong)
			}
			if unusual != tt.unusual {
				t.Errorf("unusual is %q, want %q", unusual, tt.unusual)
			}
		})
	}
}

// again writes a game, reads it back and compares.
func again(t *testing.T, f Format, rec *record.Record) {
	t.Helper()
	text := f.Write(rec, "UTF-8")
	items := scan(text)
	if len(items) != 1 {
		t.Errorf("it is written as %d games:\n%s", len(items), text)
		return
	}
	back, errs := items[0].Format.Read(items[0], games{})
	if f == USI && back != nil { // which says nothing of the end
		back = clip(back)
		rec = clip(rec)
	}
	if back == nil || len(errs) > 0 || !back.Equal(rec) {
		t.Errorf("%v\nwritten as\n%s\nreads as\n%s\nnot\n%s", errs, text, pgn.Write(back), pgn.Write(rec))
	}
}

// clip returns a game without annotations.
func clip(rec *record.Record) *record.Record {
	rec = rec.Clone()
	rec.Tags, rec.Result = nil, rules.Ongoing
	for _, n := range append(rec.Main(), rec.Root()) {
		n.Note(record.Notes{})
	}
	return rec
}

// TestClock writes how long the moves took in a game that has only the time left on the
// clocks.
func TestClock(t *testing.T) {
	const text = "[TimeControl \"60+5\"]\n[Variant \"Shogi\"]\n\n1. P-7f {[%clk 0:01:03]} 1... P-3d {[%clk 0:00:55] good} 2. P-2f {[%clk 0:01:00.5]} *\n"
	rec, err := pgn.Read(pgn.Scan(text)[0], games{})
	if err != nil {
		t.Fatal(err)
	}
	got := KIF.Write(rec, "")
	for _, want := range []string{"( 0:02/00:00:02)\n   2", "( 0:10/00:00:10)\n*good\n   3", "( 0:07/00:00:09)\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if strings.Contains(got, "%clk") {
		t.Errorf("it is\n%s", got)
	}
}

// TestPathological reads texts that would take long if anything were done twice for each
// part of them.
func TestPathological(t *testing.T) {
	read := map[Format]int{}
	for _, part := range []string{"甲：乙\n", "x：y\n", "変化：1手\n1 ７六歩(77)\n", "*c\n", "*\n", "1 ７六歩(77)\n", "▲７六歩", "/\n+\n", "+7776FU,T1,", "\x81", "\xff", "手数＝1\n", "|", "(", "後手の持駒：歩\n", "startpos moves 7g7f\n", "#\n", "&\n", "変化：", "%TORYO\nT1\n"} {
		for _, f := range []Format{KIF, CSA, USI} {
			text := "先手：甲\n1 ７六歩(77)\n" + strings.Repeat(part, longtest.Of(1<<14, 1<<19)/len(part))
			s := NewScanner(strings.NewReader(text), f, pgn.Automatic)
			for n := 0; s.Scan() && n < 3; n++ {
				if rec, _ := f.Read(s.Item(), games{}); rec != nil {
					read[f]++
					f.Write(rec, "UTF-8")
				}
			}
		}
	}
	if len(read) != 3 {
		t.Errorf("the games that are read have the formats %v", read)
	}
}
