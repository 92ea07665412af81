package i18n

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// pieces are the texts with the name of a piece, and in which of their blanks it is. Slavic languages
// decline that name. It is put in as it is in a dictionary, so that a blank has to be where no other
// form is wanted.
const pieces = `
	claims.here-capture:2 claims.now-capture:2 claims.here-discovered:3 claims.now-discovered:3 claims.here-fork:3,4
	claims.now-fork:3,4 claims.here-free:2 claims.now-free:2 claims.here-loose:1 claims.now-loose:1 claims.here-pin:3
	claims.now-pin:3 claims.here-runs:1 claims.now-runs:1 claims.here-skewer:3,4 claims.now-skewer:3,4
	claims.here-takes:2 claims.now-takes:2 claims.here-trapped:3 claims.now-trapped:3 claims.here-way:2
	claims.shogi-here-capture:2 claims.shogi-now-capture:2 claims.shogi-here-free:1 claims.shogi-now-free:1
	altpromo.king-still-taken:2 altpromo.king-then-taken:2 altpromo.over:1,2 common.way-blocked:1
	law.castle-squares-between-king:1 law.castle960-blocked:1 law.king-check-from:2 law.king-check-from-pinned:2
	law.king-still-check-from:1 law.not-castle-into-check:1 law.not-castle-out-check:1 law.not-castle-through-check:1
	law.not-move:1 law.pawn-not-capture-straight:1 law.pinned-shields-king-from:1 law.taking-en-passant-take:1
	lesson.can-move:1 lesson.take:1 session.hint-piece:1 session.piece-on:1 session.touched-capture:1
	session.touched-move:1 session.cannot-dropped:1 session.hint-drop:1 shogi.king-cannot-move-attacks:2
	shogi.king-check-from-drop:2 shogi.king-check-from-no:2 shogi.king-still-check-from:2 shogi.stay-protects-king-from:2
	shogi.pieces-dropped-empty-squares:1 shogi.way:1 shogi.no-hand:1 tsume.hint-move:1 describe.captures:1,2
	describe.captured-on:1 describe.drops:1 describe.moves:1 describe.passes:1 describe.piece-from:1 describe.promotes:2
	describe.pieces:2 describe.no-piece:2 byear.no-such-piece:1 gamelist.pattern-on:1 gamelist.pattern-not-on:1
	newgame.side-without:2 newgame.you-without:1 newgame.opponent-without:1 altpromo.the:1 altpromo.becomes-far-rank:1,2
	altpromo.becomes-own-rank:1,2 altpromo.without-taking-takes-moves:2 altpromo.too-many:3 shogiboard.set-only:2
`

// moves are texts with a move in a blank, whose piece is said as well. What ends with a dot is the
// beginning of several.
const moves = `
	claims. why. train.refuted train.blunder train.checking train.opening-wrong session.better-examined
	session.find-better session.look-game-after session.premove-cancelled repertoire.left-end play.comment-on
`

// nominative are the words after which a piece is the subject, or is listed.
var nominative = map[string]string{
	"pl": "atakuje zagradza daje zajmuje wykonać zbić wtedy teraz ją mu nie drodze przodu tyłu i",
	"ru": "атакует нападает стоит взять ходит сзади не и",
	"uk": "атакує закриває дає стоїть ходить Бере ударом фігурою і",
}

// governing are prepositions that want another form of what follows.
var governing = map[string]string{
	"pl": "po od do na przed zamiast przeciw w z", "ru": "после от до на перед вместо против из-за о к с", "uk": "після від до на перед замість проти через про з",
}

var filled = regexp.MustCompile(`%(?:\[(\d)\])?[vs]|%[dq]`)

// apart is what stands before a word that belongs to nothing before it.
var apart = regexp.MustCompile(`^$|[:(,×–]$`)

// before returns the words before each blank of a text that may be a word, by the number of the blank.
func before(text string) map[int][]string {
	all, n := map[int][]string{}, 0
	for _, at := range filled.FindAllStringSubmatchIndex(strings.ReplaceAll(text, "%%", "  "), -1) {
		if n++; at[2] >= 0 {
			n, _ = strconv.Atoi(text[at[2]:at[3]])
		}
		if sign := text[at[1]-1]; sign == 'd' || sign == 'q' {
			continue
		}
		words := strings.Fields(text[:at[0]])
		last := ""
		if len(words) > 0 {
			last = words[len(words)-1]
		}
		all[n] = append(all[n], last)
	}
	return all
}

// TestPiecesNeedNoCase finds pieces in a form that a Slavic language does not have there, such as
// "выигрывает конь". They are subjects, or come after a colon or a bracket.
func TestPiecesNeedNoCase(t *testing.T) {
	for language, verbs := range nominative {
		texts := flat(t, language)
		for _, piece := range strings.Fields(pieces) {
			id, blanks, _ := strings.Cut(piece, ":")
			for _, text := range texts[id] {
				words := before(text)
				for n := range strings.SplitSeq(blanks, ",") {
					i, _ := strconv.Atoi(n)
					if len(words[i]) == 0 {
						t.Fatalf("%s: %q has no blank %d", language, text, i)
					}
					for _, last := range words[i] {
						if !apart.MatchString(last) && !has(verbs, last) {
							t.Errorf("%s, %s: a piece comes after %q in %q", language, id, last, text)
						}
					}
				}
			}
		}
	}
}

// TestMovesNeedNoCase finds moves after a preposition: there the word for a move has to have the
// case.
func TestMovesNeedNoCase(t *testing.T) {
	for language, prepositions := range governing {
		for id, texts := range flat(t, language) {
			if !has(moves, id) && !has(moves, id[:strings.IndexByte(id+".", '.')]+".") {
				continue
			}
			for _, text := range texts {
				for _, all := range before(text) {
					for _, last := range all {
						if has(prepositions, strings.ToLower(last)) {
							t.Errorf("%s, %s: a move comes after %q in %q", language, id, last, text)
						}
					}
				}
			}
		}
	}
}

// flat returns all forms of all texts of a language.
func flat(t *testing.T, language string) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for id, forms := range table(t, language) {
		for _, text := range forms {
			all[id] = append(all[id], text)
		}
	}
	return all
}

// has reports whether a word is in a list.
func has(list, word string) bool {
	return strings.Contains(" "+strings.Join(strings.Fields(list), " ")+" ", " "+word+" ")
}
