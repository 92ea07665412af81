package pgn

import (
	"strings"
	"testing"
)

// forms are texts such as other programs and people write.
var forms = []struct {
	name, text string
	want       []string // the games
	told       string   // the first thing that is unusual
}{
	{"headers only", "[White \"A\"]\n[Result \"1-0\"]\n\n[White \"B\"]\n[Result \"0-1\"]\n\n1. e4 0-1", []string{"1-0", "1. e4 0-1"}, ""},
	{"headers only, the last too", "[Event \"A\"]\n\n\n[Event \"B\"]\n\n[White \"C\"]\n\n[White \"D\"]", []string{"*", "*", "*"}, ""},
	{"headers apart", "[Event \"A\"]\n\n[White \"C\"]\n\n1. e4 *", []string{"1. e4 *"}, ""},
	{"tags indented", "  [White \"A\"]\n  1. e4\n  [White \"B\"]\n\t1. d4\n\u00a0[White \"C\"]\n1. c4\n\u200b[White \"D\"]\n1. f4", []string{"1. e4 *", "1. d4 *", "1. c4 *", "1. f4 *"}, ""},
	{"a variation of a comment", "1. e4 e5 ({better c5}) 2. Nf3 *", []string{"1. e4 e5 ({better c5}) 2. Nf3 *"}, ""},
	{"a variation of a NAG", "1. e4 ($10) e5 ($1 {x}) () 2. Nf3 *", []string{"1. e4 ($10) 1... e5 ($1 {x}) () 2. Nf3 *"}, ""},
	{"a variation of a sign", "1. e4 e5 2. Nf3 (=) Nc6 *", []string{"1. e4 e5 2. Nf3 (\n =\n) 2... Nc6 *"}, ""},
	{"a variation of a comment, unclosed", "1. e4 e5 ({better", []string{"1. e4 e5 ({better}) *"}, ""},
	{"NAGs of our time", "1. e4 $255 $256 e5 $1000 *", []string{"1. e4 $255 $256 e5 $1000 *"}, ""},
	{"NAGs too large", "1. e4 $99999 $ e5 *", []string{"1. e4 $99999 $ 1... e5 *"}, "line 1: text that is neither a move nor a comment"},
	{"two results", "[Result \"0-1\"]\n\n1. e4 1/2-1/2", []string{"1. e4 1/2-1/2"}, "line 1: the Result tag says 0-1, but the moves end with 1/2-1/2"},
	{"stray brackets", "1. e4 } e5 ) 2. Nf3 ] Nc6 *", []string{"1. e4 } 1... e5 ) 2. Nf3 ] 2... Nc6 *"}, "line 1: text that is neither a move nor a comment"},
	{"castling without a rook", "[FEN \"r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1\"]\n\n1. O-O *", []string{"1. O-O *"}, "line 1: castling Qk is left out: the king or the rook is not in its place"},
	{"castling rights that are left", "[FEN \"r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1\"]\n\n1. O-O *", []string{"1. O-O *"}, ""},
	{"stray words", "1. e4 e5 time 1-0", []string{"1. e4 e5 time 1-0"}, "line 1: text that is neither a move nor a comment"},
	{"stray bracket after a number", "1. e4 e5 2. } Nf3 *", []string{"1. e4 e5 2. Nf3 } *"}, "line 1: text that is neither a move nor a comment"},
	{"a line for programs", "1. e4\n%eval 17\n1... e5 *", []string{"1. e4\n%eval 17\n1... e5 *"}, ""},
	{"a line for programs in a variation", "1. e4 (\n%x\n1. d4) *", []string{"1. e4 (1. d4\n%x\n) *"}, ""},
	{"NULs behind the result", "1. e4 1-0\x00\x00\x00", []string{"1. e4 1-0"}, ""},
	{"the end of file of DOS", "1. e4 1-0\r\n\x1a", []string{"1. e4 1-0"}, ""},
	{"the end of file of DOS, no result", "1. e4\r\n\x1a", []string{"1. e4 *"}, ""},
	{"signs of one character", "1. e4‼ e5⁇ 2. Nf3⁉ Nc6⁈ 3. Bb5± a6∓ 4. Ba4⩲ Nf6⩱ 5. O-O+- Be7-+ 6. Re1□ b5∞ *", []string{"1. e4 $3 e5 $4 2. Nf3 $5 Nc6 $6 3. Bb5 $16 a6 $17 4. Ba4 $14 Nf6 $15 5. O-O $18\nBe7 $19 6. Re1 $7 b5 $13 *"}, ""},
	{"signs on signs", "1. e4!± e5?!-+ 2. Nf3!?∞ Nc6= 3. Bb5↑ a6→ 4. Ba4⇆ Nf6△ *", []string{"1. e4 $1 $16 e5 $6 $19 2. Nf3 $5 $13 Nc6 $10 3. Bb5 $36 a6 $40 4. Ba4 $132 Nf6\n$140 *"}, ""},
	{"signs nobody knows", "1. e4★ e5 2. Nf3 ☼ Nc6 *", nil, ""},
	{"no-break spaces", "1.\u00a0e4\u00a0e5 2.\u00a0Nf3\u00a0{a}\u00a01-0", []string{"1. e4 e5 2. Nf3 {a} 1-0"}, ""},
	{"spaces of no width", "\u200b1.\u200be4 e5\u200b 2.\ufeffNf3 \u20601-0\u200b", []string{"1. e4 e5 2. Nf3 1-0"}, ""},
	{"spaces of print", "1.\u2009e4\u202fe5\u30002. Nf3\u2003*", []string{"1. e4 e5 2. Nf3 *"}, ""},
	{"tags without quotes", "[WhiteElo 2500]\n[White Ada Lovelace]\n\n1. e4 *", []string{"1. e4 *"}, "line 1: tags in an unusual form"},
	{"tags in quotes of print", "[White “A”]\n[Black 'B']\n[Event «C»]\n\n1. e4 *", []string{"1. e4 *"}, "line 1: tags in an unusual form"},
	{"tags on lines", "[\nEvent\n\"x\"\n]\n\n1. e4 *", []string{"1. e4 *"}, "line 1: tags in an unusual form"},
	{"a tag on two lines", "[Site \"Somewhere\non Earth\"]\n1. e4 *", []string{"1. e4 *"}, ""},
	{"a tag without its end", "[White \"A\"\n[Black \"B]\n1. e4 *", []string{"1. e4 *"}, ""},
	{"games without results, unquoted", "[Event A]\n1. e4\n[Event B]\n1. d4", []string{"1. e4 *", "1. d4 *"}, "line 1: tags in an unusual form"},
	{"Variant Classic", "[Variant \"Classic\"]\n1. e4 *", []string{"1. e4 *"}, ""},
	{"Variant regular", "[Variant \"regular\"]\n1. e4 *", []string{"1. e4 *"}, ""},
	{"check in words", "1. e4 f6 2. Qh5ch g6 3. Qxg6 ch. hxg6 *", []string{"1. e4 f6 2. Qh5+ g6 3. Qxg6+ hxg6 *"}, "line 1: moves in an unusual spelling"},
	{"mate in words", "1. f3 e5 2. g4 Qh4 mate 0-1", []string{"1. f3 e5 2. g4 Qh4# 0-1"}, "line 1: moves in an unusual spelling"},
	{"mate glued", "1. f3 e5 2. g4 Qh4mate 0-1", []string{"1. f3 e5 2. g4 Qh4# 0-1"}, "line 1: moves in an unusual spelling"},
	{"daggers", "1. f3 e5 2. g4 Qh4‡ 0-1", []string{"1. f3 e5 2. g4 Qh4# 0-1"}, "line 1: moves in an unusual spelling"},
	{"double check", "[FEN \"4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1\"]\n1. Nf6 dbl ch Kd8 *", []string{"1. Nf6+ Kd8 *"}, "line 2: moves in an unusual spelling"},
	{"promotion in brackets", "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8(Q)+ Ke7 *", []string{"1. a8=Q+ Ke7 *"}, "line 2: moves in an unusual spelling"},
	{"promotion in brackets, and check in words", "[FEN \"4kr2/P5P1/8/8/8/8/8/4K3 w - - 0 1\"]\n1. gxf8(Q)ch Kd7 2. a8(Q) *", []string{"1. gxf8=Q+ Kd7 2. a8=Q *"}, "line 2: moves in an unusual spelling"},
	{"promotion in brackets with check in words", "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8(Q)ch! Ke7 *", []string{"1. a8=Q+ $1 Ke7 *"}, "line 2: moves in an unusual spelling"},
	{"promotion in brackets without the rank", "[FEN \"4kr2/P5P1/8/8/8/8/8/4K3 w - - 0 1\"]\n1. gf(Q)ch Kd7 2. a8(Knight) *", []string{"1. gxf8=Q+ Kd7 2. a8=N *"}, "line 2: moves in an unusual spelling"},
	{"promotion to a piece with its name", "[FEN \"4kr2/P5P1/8/8/8/8/8/4K3 w - - 0 1\"]\n1. gxf8 (queen)+ Kd7 2. a8(Rook)! *", []string{"1. gxf8=Q+ Kd7 2. a8=R $1 *"}, "line 2: moves in an unusual spelling"},
	{"promotion in brackets with double check", "[FEN \"4kr2/P5P1/8/8/8/8/8/4K3 w - - 0 1\"]\n1. gxf8(Q)dbl ch Kd7 *", []string{"1. gxf8=Q+ Kd7 *"}, "line 2: moves in an unusual spelling"},
	{"unclear", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 oo 4. O-O oo Nf6 oo 5. d3 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 $13 4. O-O $13 Nf6 $13 5. d3 *"}, "line 1: moves in an unusual spelling"},
	{"unclear at the end", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 (3... d6 oo) oo", []string{"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 $13 (3... d6 $13) *"}, "line 1: moves in an unusual spelling"},
	{"castling that could be unclear", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. oo oo 5. d3 *", []string{"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O 5. d3 *"}, "line 1: moves in an unusual spelling"},
	{"a tag among the moves", "[White \"A\"]\n\n1. e4 e5\n[Annotator \"B (1-0) {x}\"]\n2. Nf3 *\n\n[White \"C\"]\n\n1. d4 *", []string{"1. e4 e5\n; [Annotator \"B (1-0) {x}\"]\n2. Nf3 *", "1. d4 *"}, "line 4: a tag among the moves, before move 2; it is kept as a comment there"},
	{"tags among the moves", "1. e4\n[Result \"1-0\"]\n1... e5\n\n[ECO \"C20\"]\n[Opening \"x\"]\n\n2. Nf3 1-0", []string{"1. e4 {[Result \"1-0\"]} 1... e5 {[ECO \"C20\"]} {[Opening \"x\"]} 2. Nf3 1-0"}, "line 2: a tag among the moves, before move 1; it is kept as a comment there"},
	{"a game cut in two by a tag", "[White \"A\"]\n\n1. e4 e5\n[Event \"B\"]\n2. Nf3 *", []string{"1. e4 e5 *", "1. Nf3 *"}, "line 5: the moves begin with number 2, as if the first ones were missing"},
	{"a tag before the result", "1. e4 e5\n[Annotator \"B\"]\n1-0", []string{"1. e4 e5 {[Annotator \"B\"]} 1-0"}, "line 2: a tag among the moves, before move 2; it is kept as a comment there"},
	{"tags of the next game", "1. e4 e5\n[Annotator \"B\"]\n1. d4 *", []string{"1. e4 e5 *", "1. d4 *"}, ""},
	{"a variation before the first move", "(1. d4 {x} d5) 1. e4 e5 *", []string{"; (1. d4 {x} d5)\n1. e4 e5 *"}, "line 1: a variation before the first move; it is kept as a comment"},
	{"promotion apart", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8 (N) Kg7 *", []string{"1. a8=N Kg7 *"}, "line 2: moves in an unusual spelling"},
	{"promotion apart without brackets", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8 =B Kg7 *", []string{"1. a8=B Kg7 *"}, "line 2: moves in an unusual spelling"},
	{"promotion behind a sign", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8=(N) Kg7 *", []string{"1. a8=N Kg7 *"}, "line 2: moves in an unusual spelling"},
	{"a cross and a dash of print", "1. e2–e4 d7—d5 2. e4×d5 Qd8×d5 *", []string{"1. e4 d5 2. exd5 Qxd5 *"}, "line 1: moves in an unusual spelling"},
	{"castling with dashes of print", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O–O 0‑0 *", []string{"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O *"}, "line 1: moves in an unusual spelling"},
	{"a dash apart", "1. e2 - e4 e7 - e5 2. Ng1 - f3 *", []string{"1. e4 e5 2. Nf3 *"}, "line 1: moves in an unusual spelling"},
	{"captures of files", "1. e4 d5 2. ed Nf6 3. c4 e6 4. dxe fxe *", []string{"1. e4 d5 2. exd5 Nf6 3. c4 e6 4. dxe6 fxe6 *"}, "line 1: moves in an unusual spelling"},
	{"captures with a colon", "1. e4 d5 2. e:d5 Qd5: *", []string{"1. e4 d5 2. exd5 Qxd5 *"}, ""},
	{"results with a colon", "1. e4 1:0\n1. d4 0:1\n1. c4 ½:½", []string{"1. e4 1-0", "1. d4 0-1", "1. c4 1/2-1/2"}, "line 1: the result in an unusual spelling"},
	{"results apart", "1. e4 1 - 0\n1. d4 0 – 1\n1. c4 1/2 - 1/2", []string{"1. e4 1-0", "1. d4 0-1", "1. c4 1/2-1/2"}, "line 1: the result in an unusual spelling"},
	{"results with dashes of print", "1. e4 1‑0\n1. d4 0—1\n1. c4 ½−½\n1. b4 ½", []string{"1. e4 1-0", "1. d4 0-1", "1. c4 1/2-1/2", "1. b4 1/2-1/2"}, "line 1: the result in an unusual spelling"},
	{"results in numbers", "1. e4 0.5-0.5\n1. d4 1/2", []string{"1. e4 1/2-1/2", "1. d4 1/2-1/2"}, "line 1: the result in an unusual spelling"},
	{"a result in Windows-1252", "1. e4 1\x960\n1. d4 \xbd-\xbd", []string{"1. e4 1-0", "1. d4 1/2-1/2"}, "line 1: the result in an unusual spelling"},
	{"numbers of all kinds", "1) e4 e5 2: Nf3 Nc6 3- Bb5 a6 4, Ba4 Nf6 5.- O-O *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *"}, ""},
	{"numbers glued", "1e4 e5 2Nf3 Nc6 *", []string{"1. e4 e5 2. Nf3 Nc6 *"}, "line 1: moves in an unusual spelling"},
	{"commas", "1. e4, e5; good\n2. Nf3, Nc6. *", []string{"1. e4 e5 {good} 2. Nf3 Nc6 *"}, "line 1: moves in an unusual spelling"},
	{"moves with a comma between", "1.e4,e5 2.Nf3,Nc6 *", []string{"1. e4 e5 2. Nf3 Nc6 *"}, "line 1: moves in an unusual spelling"},
	{"German", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 Dd4 6. Sxd4 exd4 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd4 6. Nxd4 exd4 *"}, "line 1: piece letters of another language"},
	{"French", "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. O-O Cf6 5. Te1 De7 6. Rh1 Rd8 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. Re1 Qe7 6. Kh1 Kd8 *"}, "line 1: piece letters of another language"},
	{"Spanish", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O Dd4 6. Te1 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd4 6. Re1 *"}, "line 1: piece letters of another language"},
	{"Dutch", "1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. O-O Pf6 5. Te1 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. Re1 *"}, "line 1: piece letters of another language"},
	{"Russian", "1. e4 e5 2. Кf3 Кc6 3. Сb5 Фf6 4. 0-0 Крd8 5. Лe1 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 Qf6 4. O-O Kd8 5. Re1 *"}, "line 1: piece letters of another language"},
	{"Czech", "1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. O-O Jf6 5. Ve1 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. Re1 *"}, "line 1: piece letters of another language"},
	{"Hungarian", "1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. O-O Hf6 5. Be1 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. Re1 *"}, "line 1: piece letters of another language"},
	{"German promotion", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8=S Kg7 2. Sb6 (2. Sc7) *", []string{"1. a8=N Kg7 2. Nb6 (2. Nc7) *"}, "line 2: piece letters of another language"},
	{"only a promotion in German", "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8=D+! Kg7 *", []string{"1. a8=Q+ $1 Kg7 *"}, "line 2: piece letters of another language"},
	{"line ends of the old Mac", "[White \"A\"]\r[Black \"B\"]\r\r1. e4 ; x\r%y\re5 1-0\r\r[White \"C\"]\r\r1. d4 *\r", []string{"1. e4 {x}\n%y\n1... e5 1-0", "1. d4 *"}, ""},
	{"comments in comments", "1. e4 {a {b} c} e5 {d} *", []string{"1. e4\n; a {b} c\n1... e5 {d} *"}, ""},
	{"braces with a backslash", "1. e4 {a\\}b} e5 {c} *", []string{"1. e4\n; a\\}b\n1... e5 {c} *"}, ""},
	{"commands in no comment", "1. e4 [%clk 0:01:00] e5 *", []string{"1. e4 {[%clk 0:01:00]} 1... e5 *"}, "line 1: text that is neither a move nor a comment"},
	{"brackets in the moves", "1. e4 [the best] e5 *", []string{"1. e4 [the best] 1... e5 *"}, "line 1: text that is neither a move nor a comment"},
	{"castling without dashes", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. OO 00 *", []string{"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O *"}, ""},
	{"the king on its rook", "1. e2e4 e7e5 2. g1f3 g8f6 3. f1c4 f8c5 4. e1h1 e8g8 *", []string{"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O *"}, "line 1: moves in an unusual spelling"},
	{"all in capitals", "1. E4 E5 2. NF3 NC6 *", []string{"1. e4 e5 2. Nf3 Nc6 *"}, ""},
	{"null moves by all", "1. e4 null 2. d4 PASS 3. c4 @@@@ 4. Nf3 <> 5. Nc3 0000 *", []string{"1. e4 -- 2. d4 -- 3. c4 -- 4. Nf3 -- 5. Nc3 -- *"}, ""},
	{"two tags of a name", "[White \"A\"]\n[White \"B\"]\n\n1. e4 *", []string{"1. e4 *"}, "line 1: a tag that occurs twice; the first one counts"},
	{"figurines", "1. ♘\ufe0ef3 ♞c6 2. e4 e5 *", []string{"1. Nf3 Nc6 2. e4 e5 *"}, ""},
	{"commands of ChessBase", "{[#]} 1. e4 {[%csl Gd4,Re5][%cal Ge2e4]} e5 {[%evp 0,2,19,0,9] [%mdl 128]} *", []string{"{[#]} 1. e4 {[%csl Gd4,Re5][%cal Ge2e4]} 1... e5 {[%evp 0,2,19,0,9] [%mdl 128]}\n*"}, ""},
	{"comments to line ends in variations", "1. e4 (1. d4 d5 ; the queen\n2. c4 ; gambit\n) 1... e5 *", []string{"1. e4 (1. d4 d5 {the queen} 2. c4 {gambit}) 1... e5 *"}, ""},
	{"castling in small letters", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. o-o 0-O *", []string{"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O *"}, ""},
	{"castling with a check that is none", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O+ o-o! *", []string{"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O $1 *"}, ""},
	{"castling long in zeros", "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 000 ooo *", []string{"1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. O-O-O O-O-O *"}, ""},
	{"promotion behind a slash", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8/Q Kh7 *", []string{"1. a8=Q+ Kh7 *"}, ""},
	{"promotion as engines write it", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a7a8q Kh7 *", []string{"1. a8=Q+ Kh7 *"}, ""},
	{"promotion with both squares", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a7-a8=Q Kh7 *", []string{"1. a8=Q+ Kh7 *"}, ""},
	{"promotion to a figurine", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8♕+ Kh7 *", []string{"1. a8=Q+ Kh7 *"}, ""},
	{"promotion in square brackets", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8[Q]+ Kh7 *", []string{"1. a8=Q+ Kh7 *"}, "line 2: moves in an unusual spelling"},
	{"novelties", "1. e4 e5 2. Nf3N Nc6N 3. Bb5TN *", []string{"1. e4 e5 2. Nf3 $146 Nc6 $146 3. Bb5 $146 *"}, "line 1: moves in an unusual spelling"},
	{"signs behind moves run together", "1.e4,e5! 2.Nf3Nc6?± *", []string{"1. e4 e5 $1 2. Nf3 Nc6 $2 $16 *"}, "line 1: moves in an unusual spelling"},
	{"moves run together", "1.e4Nf6 2.Nf3Nc6 *", []string{"1. e4 Nf6 2. Nf3 Nc6 *"}, "line 1: moves in an unusual spelling"},
	{"an O for the zero of a result", "1. e4 e5 1-O", []string{"1. e4 e5 1-0"}, "line 1: the result in an unusual spelling"},
	{"a result with a point", "1. e4 e5 1-0.\n1. d4 d5 ½-½.", []string{"1. e4 e5 1-0", "1. d4 d5 1/2-1/2"}, "line 1: the result in an unusual spelling"},
	{"words before the result", "1. e4 e5 Black resigns 1-0", []string{"1. e4 e5 Black resigns 1-0"}, "line 1: text that is neither a move nor a comment"},
	{"words behind the result", "1. e4 e5 1-0 White wins on time.\n\n1. d4 *", []string{"1. e4 e5 {White wins on time.} 1-0", "1. d4 *"}, "line 1: text that is neither a move nor a comment"},
	{"words behind the result and a control byte", "1. e4 e5 1-0\x10White wins on time.\n\n1. d4 *\x01 Drawn by\x01agreement", []string{"1. e4 e5 {White wins on time.} 1-0", "1. d4 {Drawn by\x01agreement} *"}, "line 1: text that is neither a move nor a comment"},
	{"words behind the result and a no-break space", "1. e4 e5 1-0\u00a0White wins\u00a0on time.", []string{"1. e4 e5 {White wins\u00a0on time.} 1-0"}, "line 1: text that is neither a move nor a comment"},
	{"results apart by no-break spaces", "1. e4 1\u00a0-\u00a00\n1. d4 ½\u2009–\u2009½", []string{"1. e4 1-0", "1. d4 1/2-1/2"}, "line 1: the result in an unusual spelling"},
	{"words in the place of the result", "1. e4 e5 White wins", []string{"1. e4 e5 White wins *"}, "line 1: text that is neither a move nor a comment"},
	{"results in comments", "1. e4 {1-0} e5 {White won 0-1} 2. Nf3 {*} 1-0", []string{"1. e4 {1-0} 1... e5 {White won 0-1} 2. Nf3 {*} 1-0"}, ""},
	{"a result in brackets", "1. e4 e5 (1-0)", []string{"1. e4 e5 (\n 1-0\n) *"}, ""},
	{"a tag with escapes", "[Event \"He said \\\"hi\\\" c:\\\\x\"]\n1. e4 *", []string{"1. e4 *"}, ""},
	{"a tag with an apostrophe", "[Event 'x']\n1. e4 *", []string{"1. e4 *"}, "line 1: tags in an unusual form"},
	{"a tag with an equals sign", "[White = \"A\"]\n1. e4 *", []string{"1. e4 *"}, "line 1: tags in an unusual form"},
	{"a tag with a colon", "[White: A]\n1. e4 *", []string{"1. e4 *"}, "line 1: tags in an unusual form"},
	{"a tag without a value", "[WHite]\n\n1. e4 *", []string{"1. e4 *"}, "line 1: tags in an unusual form"},
	{"tags on the line of the moves", "[White \"A\"] 1. e4 * [White \"B\"] 1. d4 *", []string{"1. e4 *", "1. d4 *"}, ""},
	{"tags behind the moves", "1. e4 e5\n[White \"A\"]\n*", []string{"1. e4 e5 *", "*"}, ""},
	{"tags of a web page", "[White &quot;A&quot;]\n\n1. e4 e5 *", []string{"1. e4 e5 *"}, "line 1: tags in an unusual form"},
	{"tabs and form feeds", "\t1.\te4\te5\f2.\vNf3 *", []string{"1. e4 e5 2. Nf3 *"}, ""},
	{"NAGs run together", "1. e4 $1$2 e5 $6, 2. Nf3 *", []string{"1. e4 $1 $2 e5 $6 2. Nf3 *"}, "line 1: moves in an unusual spelling"},
	{"NAGs apart", "1. e4! $10 e5 !? 2. Nf3 ! *", []string{"1. e4 $1 $10 e5 $5 2. Nf3 $1 *"}, ""},
	{"mate in two crosses", "1. f3 e5 2. g4 Qh4++ 0-1", []string{"1. f3 e5 2. g4 Qh4# 0-1"}, ""},
	{"check apart", "1. e4 f6 2. Qh5 + g6 *", []string{"1. e4 f6 2. Qh5+ g6 *"}, "line 1: moves in an unusual spelling"},
	{"en passant glued", "1. e4 a6 2. e5 d5 3. exd6ep a5 *", []string{"1. e4 a6 2. e5 d5 3. exd6 a5 *"}, ""},
	{"en passant with a slash", "1. e4 a6 2. e5 d5 3. e5d6/ep a5 *", []string{"1. e4 a6 2. e5 d5 3. exd6 a5 *"}, ""},
	{"en passant in brackets", "1. e4 a6 2. e5 d5 3. exd6 (e.p.) a5 *", []string{"1. e4 a6 2. e5 d5 3. exd6 (\n e.p.\n) 3... a5 *"}, ""},
	{"files put together with their marks", "1. e4 *\n\ufeff[White \"B\"]\n1. d4 *\n\ufeff\ufeff[White \"C\"]\n\n1. c4 *", []string{"1. e4 *", "1. d4 *", "1. c4 *"}, ""},
	{"files of DOS put together", "1. e4 *\n\x1a[White \"B\"]\n1. d4 *\x1a\x1a", []string{"1. e4 *", "1. d4 *"}, ""},
	{"variations of nothing", "1. e4 () e5 ( ) 2. Nf3 *", []string{"1. e4 () 1... e5 () 2. Nf3 *"}, ""},
	{"games parted by empty lines", "1. e4 e5\n\n\n1. d4 d5\r\n\r\n1. c4 c5", []string{"1. e4 e5 *", "1. d4 d5 *", "1. c4 c5 *"}, ""},
	{"games without a space between", "1. e4 e5*1. d4 d5*", []string{"1. e4 e5 *", "1. d4 d5 *"}, ""},
	{"times in no comment", "1. e4 e5 0:05:10 2. Nf3 0:04 Nc6 *", []string{"1. e4 e5 0:05:10 2. Nf3 0:04 2... Nc6 *"}, "line 1: text that is neither a move nor a comment"},
	{"times in brackets", "1. e4 (0:01) e5 (0:02) 2. Nf3 *", []string{"1. e4 (\n 0:01\n) 1... e5 (\n 0:02\n) 2. Nf3 *"}, ""},
	{"dots of all kinds", "1. e4 ...e5 2. Nf3... ..Nc6 3. Bb5 3…a6 *", []string{"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"}, ""},
	{"comments of other languages", "1. e4 // good\ne5 <br> \"best\" *", []string{"1. e4 // good 1... e5 <br> \"best\" *"}, "line 1: text that is neither a move nor a comment"},
	{"doubled brackets", "1. e4 ((1. d4 d5)) e5 (({x} 1... c5) 1... e6 (())) 2. Nf3 *", []string{"1. e4 (1. d4 d5) 1... e5 (1... {x} c5) (1... e6 ()) 2. Nf3 *"}, "line 1: text that is neither a move nor a comment"},
	{"a letter before the games", "Dear Ada,\n\nhere are the games of 2024!\n\n[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *", []string{"1. e4 *", "1. d4 *"}, "line 5: text that is neither a move nor a comment"},
	{"a page around the games", "<html><body><h1>Round 3</h1>\n<pre>\n[White \"A\"]\n\n1. e4 1-0\n\n</pre>\n<p>Between them</p>\n[White \"B\"]\n\n1. d4 *\n</pre></body></html>\n", []string{"1. e4 1-0", "1. d4 *"}, "line 3: text that is neither a move nor a comment"},
	{"a judgement in numbers", "1. e4 +0.35/12 e5 0.31 2. Nf3 *", nil, ""},
}

// TestForms reads texts such as other programs and people write, and compares the moves
// in the export form of each game. There must be no errors, and everything unusual must
// be reported.
func TestForms(t *testing.T) {
	for _, tt := range forms {
		t.Run(tt.name, func(t *testing.T) {
			var got []string
			told := ""
			for _, item := range Scan(tt.text) {
				rec, errs := ReadAll(item, chess)
				if len(errs) > 0 {
					t.Fatal(errs)
				}
				got = append(got, body(t, rec))
				if isQuoted(item) {
					t.Error("a part of it had to become a comment")
				}
				if text := Text(rec, chess); strings.TrimSpace(text) != strings.TrimSpace(strings.ReplaceAll(item.Text, "\r\n", "\n")) {
					t.Errorf("unedited, it is saved as %q, not %q", text, item.Text)
				}
				if len(rec.Unusual) > 0 && told == "" {
					told = rec.Unusual[0].String()
				}
			}
			if tt.want != nil && strings.Join(got, "\n\n") != strings.Join(tt.want, "\n\n") {
				t.Errorf("written back as\n%s\nwant\n%s", strings.Join(got, "\n\n"), strings.Join(tt.want, "\n\n"))
			}
			if tt.want != nil && tt.told != "" && told != tt.told {
				t.Errorf("told %q, want %q", told, tt.told)
			}
			if err := whole(tt.text); err != nil {
				t.Error(err)
			}
		})
	}
}
