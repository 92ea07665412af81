package lesson_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/chess/law"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/testing/longtest"
	"passedpawn/game/variants"
)

// all returns the program's lessons.
func all(t testing.TB) []lesson.Lesson {
	t.Helper()
	var lessons []lesson.Lesson
	names, texts := assets.Lessons()
	for i, text := range texts {
		l, err := lesson.Parse(names[i], text)
		if err != nil {
			t.Fatal(err)
		}
		lessons = append(lessons, l)
	}
	return lessons
}

func begin(t testing.TB, l lesson.Lesson) *lesson.Run {
	t.Helper()
	r, err := lesson.Begin(l, variants.All())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestLessons follows the hints through every lesson. Each goal is reached, and each step
// has its texts.
func TestLessons(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range all(t) {
		if seen[l.ID] || seen[l.Title] {
			t.Errorf("%s is there twice", l.ID)
		}
		seen[l.ID], seen[l.Title] = true, true
		r := begin(t, l)
		for {
			step := r.Step()
			if step.Ask == "" || step.Hint == "" || step.Done == "" || step.Goal.Task == "" {
				t.Errorf("%s, step %d lacks words: %+v", l.ID, r.Number(), step)
			}
			moves := step.Goal.Task != lesson.Find // squares are clicked there, on a board that may be empty
			if moves && (longtest.Asked() || len(seen)%16 == 0) {
				everyTry(t, r)
			}
			solve(t, r)
			if r.Ended() {
				break
			}
			r.Next()
		}
	}
	if len(seen) < 2*(25+23) {
		t.Errorf("only %d lessons", len(seen)/2)
	}
}

// solve follows the hints until the step is done.
func solve(t *testing.T, r *lesson.Run) {
	t.Helper()
	for n := 0; !r.Done(); n++ {
		if r.Step().Goal.Task == lesson.Judge {
			for _, v := range r.Step().Verdicts {
				if a := r.Judge(v); a.Text.Form == "" && !r.Done() {
					t.Errorf("%s, step %d: nothing is said of %s", r.ID, r.Number(), v)
				}
				if r.Done() {
					break
				}
			}
			continue
		}
		if sought := r.Sought(); len(sought) > 0 {
			if a := r.Click(sought[0]); !a.Right || a.Text.Form == "" {
				t.Fatalf("%s, step %d: %v is turned down: %s", r.ID, r.Number(), sought[0], a.Text)
			}
			continue
		}
		m, ok := r.Hint()
		if !ok || n > 12 {
			t.Fatalf("%s, step %d: no way to the goal from %s", r.ID, r.Number(), r.Position())
		}
		answer := r.Move(m)
		if r.Step().Goal.Task == lesson.Try {
			if rules.Legal(r.Position(), m) {
				t.Fatalf("%s, step %d: %v is legal", r.ID, r.Number(), m)
			}
			answer = r.Refused(m.Origin(r.Position().Turn()).To(m.To)) // as it is done with a mouse
			t.Logf("%s: %s", r.ID, answer.Text)
		}
		if !answer.Right {
			t.Fatalf("%s, step %d: the hint %v is turned down: %s", r.ID, r.Number(), m, answer.Text)
		}
	}
}

// castles reports whether a king is moved as for a castling that is legal: in chess onto the
// rook, in Chess960 by two squares or to where castling leaves the king.
func castles(p rules.Position, a, b rules.Square) bool {
	king, _ := p.At(a)
	for _, m := range p.Moves() { // in Chess960 the move is onto the rook
		gap, right := b.File-a.File, m.To.File > a.File
		if m.From == a && rules.Castles(p, m) && a.Rank == b.Rank && right == (gap > 0) &&
			(gap == 2 || gap == -2 || b.File == map[bool]int8{false: 2, true: 6}[right]) {
			return true
		}
	}
	rook, _ := p.At(b)
	step := int8(2)
	if b.File < a.File {
		step = -2
	}
	return king.Kind == rules.King && rook == (rules.Piece{Side: king.Side, Kind: rules.Rook}) &&
		len(rules.Choices(p, rules.On(a), rules.Square{File: a.File + step, Rank: a.Rank})) > 0
}

// everyTry makes every wrong move of a step. Illegal moves get a reason, legal moves that
// are not asked for get an answer, and neither changes the board.
func everyTry(t *testing.T, r *lesson.Run) {
	t.Helper()
	before := r.Position().String()
	for _, from := range spots(r) {
		for _, b := range squares(r.Rules()) {
			moves := rules.Choices(r.Position(), from, b)
			why := law.Refusal(r.Rules(), []rules.Position{r.Position()}, from.To(b))
			a, _ := from.Square()
			if len(moves) == 0 && why.Legal() && !castles(r.Position(), a, b) {
				t.Errorf("%s, step %d: no reason for %v to %v", r.ID, r.Number(), from, b)
			}
			for _, m := range moves {
				try := *r
				if answer := try.Move(m); !answer.Right && (answer.Text.Form == "" || try.Position().String() != before) {
					t.Errorf("%s, step %d: %v is answered %q", r.ID, r.Number(), m, answer.Text)
				}
			}
		}
	}
}

// squares returns all squares of a game's board.
func squares(r rules.Rules) (all []rules.Square) {
	files, ranks := r.Size()
	for n := range files * ranks {
		all = append(all, rules.Sq(n%files, n/files))
	}
	return all
}

// spots returns where a move can begin: on every square, and in the hand of the side to
// move.
func spots(r *lesson.Run) (all []rules.Spot) {
	for _, s := range squares(r.Rules()) {
		all = append(all, rules.On(s))
	}
	side := r.Position().Turn()
	for _, h := range r.Position().Hand(side) {
		all = append(all, rules.InHand(rules.Piece{Side: side, Kind: h.Kind}))
	}
	return all
}

// named matches words that could be squares, of chess or of shogi.
var named = regexp.MustCompile(`\b([a-i][1-9]|[1-9][a-i])\b`)

// TestGamesOfLessons checks each lesson against its game: its group, the squares in its
// texts, and the verdicts it offers.
func TestGamesOfLessons(t *testing.T) {
	count := map[string]int{}
	for _, l := range all(t) {
		r := begin(t, l)
		count[l.Part]++
		if l.Piece != rules.NoKind && !slices.ContainsFunc(squares(r.Rules()), func(s rules.Square) bool {
			p, _ := r.Position().At(s)
			return p == rules.Piece{Side: r.Position().Turn(), Kind: l.Piece}
		}) {
			t.Errorf("%s introduces the %s, which the learner does not have", l.ID, l.Piece)
		}
		if shogi := strings.HasPrefix(l.Game, "shogi"); shogi != strings.HasPrefix(l.Part, "shogi") {
			t.Errorf("%s is a lesson of %s among %s", l.ID, l.Game, l.Part)
		}
		for i, step := range l.Steps {
			for _, text := range []string{step.Text, step.Ask, step.Hint, step.Done} {
				for _, name := range named.FindAllString(text, -1) {
					if !slices.ContainsFunc(squares(r.Rules()), func(s rules.Square) bool { return rules.NameOf(r.Rules(), s).Text == name }) {
						t.Errorf("%s, step %d: there is no %s on the board: %q", l.ID, i+1, name, text)
					}
				}
			}
		}
	}
	if count["shogi-pieces"] < 9 {
		t.Errorf("%d lessons on the pieces of shogi", count["shogi-pieces"])
	}
}

// TestVerdicts judges every position that has to be judged. The lesson offers the correct
// verdict, and has an answer to all others.
func TestVerdicts(t *testing.T) {
	right := map[lesson.Verdict]int{}
	for _, l := range all(t) {
		for r := begin(t, l); ; r.Next() {
			if r.Step().Goal.Task == lesson.Judge {
				found := false
				for _, v := range r.Step().Verdicts {
					try := *r
					if a := try.Judge(v); try.Done() {
						found = true
						right[v]++
					} else if a.Text.Form == "" {
						t.Errorf("%s, step %d: nothing is said against %s", l.ID, r.Number(), v)
					}
				}
				if !found {
					t.Errorf("%s, step %d: no verdict is right", l.ID, r.Number())
				}
			}
			if r.Number() == len(l.Steps) {
				break
			}
		}
	}
	for _, v := range []lesson.Verdict{
		lesson.Goes, lesson.Check, lesson.Checkmate, lesson.Stalemate, lesson.Claim,
		lesson.Draw, lesson.Perpetual, lesson.Declared,
	} {
		if right[v] == 0 {
			t.Errorf("%s is right nowhere", v)
		}
	}
}

// TestParseErrors refuses texts that are not lessons.
func TestParseErrors(t *testing.T) {
	const head = "title: A\npart: B\n"
	for _, text := range []string{
		head + "verdicts: Check, Nonsense\nboard: 8/8/8/8/8/8/8/K1k5 w - - 0 1\n",
		head + "board: 8/8/8/8/8/8/8/K1k5 w - - 0 1\ngoal: try e1 e2 e3\n",
		head + "board: 8/8/8/8/8/8/8/K1k5 w - - 0 1\ngoal: reach\n",
	} {
		if _, err := lesson.Parse("a", text); err == nil {
			t.Errorf("%q is taken for a lesson", text)
		}
	}
	for _, text := range []string{
		head + "board: 8/8/8/8/8/8/8/K1k5 w - - 0 1\ngoal: reach 7f\n",
		head + "board: 8/8/8/8/8/8/8/K1k5 w - - 0 1\ngoal: try P*5e\n",
		head + "game: shogi\nboard: 4k4/9/9/9/9/9/9/9/4K4 b - 1\ngoal: reach a1\n",
	} {
		l, err := lesson.Parse("a", text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := lesson.Begin(l, variants.All()); err == nil {
			t.Errorf("%q can be begun", text)
		}
	}
}

func BenchmarkHint(b *testing.B) {
	for _, name := range []string{"queen", "captures", "climb", "tank"} {
		b.Run(name, func(b *testing.B) {
			for _, l := range all(b) {
				if l.ID != name {
					continue
				}
				r := begin(b, l)
				for b.Loop() {
					r.Hint()
				}
			}
		})
	}
}

// TestWrongVerdicts checks the answers to wrong verdicts: none denies a draw that exists,
// and none asks for a claim after the end of a game.
func TestWrongVerdicts(t *testing.T) {
	asked := 0
	for _, l := range all(t) {
		for r := begin(t, l); ; r.Next() {
			if r.Step().Goal.Task == lesson.Judge && rules.Orthodox(l.Game) {
				asked++
				wrongVerdicts(t, *r)
			}
			solve(t, r)
			if r.Ended() {
				break
			}
		}
	}
	if asked < 10 {
		t.Errorf("only %d verdicts are asked for", asked)
	}
}

func wrongVerdicts(t *testing.T, r lesson.Run) {
	t.Helper()
	p := r.Position()
	moves, check := len(p.Moves()), len(p.Checks()) > 0
	said := map[lesson.Verdict]string{}
	truth := lesson.Verdict("")
	for _, v := range r.Step().Verdicts {
		try := r
		if a := try.Judge(v); a.Right {
			truth = v
		} else {
			said[v] = a.Text.String()
		}
	}
	drawn := truth == lesson.Stalemate || truth == lesson.Draw || truth == lesson.Claim
	for v, text := range said {
		switch {
		case text == "",
			drawn && strings.HasPrefix(text, "No rule makes"),
			strings.HasPrefix(text, "No piece attacks") && check,
			strings.HasSuffix(text, "'s king is attacked.") && !check,
			strings.Contains(text, "still has a legal move") && moves == 0,
			strings.Contains(text, "no claim is needed") && truth != lesson.Draw && truth != lesson.Stalemate,
			strings.Contains(text, "has to claim it.") && truth != lesson.Claim:
			t.Errorf("%s, step %d: %s is told %q, and %s is right", r.ID, r.Number(), v, text, truth)
		}
	}
}

// TestTheRightPieceArrives moves a pawn to the square that the rook has to reach.
func TestTheRightPieceArrives(t *testing.T) {
	for _, l := range all(t) {
		if l.ID != "rook" {
			continue
		}
		r := begin(t, l)
		for r.Number() < 3 {
			solve(t, r)
			r.Next()
		}
		for _, san := range []string{"d6", "d7"} {
			m, err := r.Rules().Read(r.Position(), san)
			if err != nil {
				t.Fatal(err)
			}
			if r.Move(m); r.Done() {
				t.Errorf("%s did what the rook was asked to do", san)
			}
		}
	}
}

// TestClaims checks statements of lessons about their positions.
func TestClaims(t *testing.T) {
	light := func(square string) bool { return (square[0]-'a'+square[1]-'1')%2 == 1 }
	colours := regexp.MustCompile(`(?i)\b(light|dark)\b`)
	for _, l := range all(t) {
		r := begin(t, l)
		for {
			step := r.Step()
			said := step.Ask + " " + step.Done + " " + step.Hint
			where := fmt.Sprintf("%s, step %d", l.ID, r.Number())
			if step.Goal.Task == lesson.Mate {
				if n := mates(r); n == 0 || n == 1 && strings.Contains(said, "more than one way") {
					t.Errorf("%s: %d mates, and %q", where, n, said)
				}
			}
			if named := colours.FindAllString(step.Done, -1); len(named) == len(step.Goal.Squares) && len(named) > 1 {
				for i, s := range step.Goal.Squares {
					if light(s.String()) != strings.EqualFold(named[i], "light") {
						t.Errorf("%s: %v is called %s", where, s, named[i])
					}
				}
			}
			if l.ID == "captures" && strings.Contains(step.Hint, "light square") {
				for _, s := range step.Goal.Squares {
					if !light(s.String()) {
						t.Errorf("%s: the bishop never comes to %v", where, s)
					}
				}
				if rook := regexp.MustCompile(`[a-h][1-8]`).FindString(step.Hint); light(rook) {
					t.Errorf("%s: %s is a light square too", where, rook)
				}
			}
			for _, word := range []string{"aslant", "needs not", "to neither side", "first rank again"} {
				if strings.Contains(step.Text+said, word) {
					t.Errorf("%s says %q", where, word)
				}
			}
			solve(t, r)
			if r.Ended() {
				break
			}
			r.Next()
		}
	}
}

// mates counts the moves that mate.
func mates(r *lesson.Run) (n int) {
	for _, m := range r.Position().Moves() {
		if next, err := r.Position().Play(m); err == nil && len(next.Moves()) == 0 && len(next.Checks()) > 0 {
			n++
		}
	}
	return n
}

// TestWhatIsOffered makes the moves that the lesson on stalemate offers.
func TestWhatIsOffered(t *testing.T) {
	for _, l := range all(t) {
		if l.ID != "stalemate" {
			continue
		}
		r := begin(t, l)
		line := []rules.Position{r.Position()}
		for _, san := range []string{"Rg3+", "Kxg3"} {
			m, err := r.Rules().Read(line[len(line)-1], san)
			if err != nil {
				t.Fatal(err)
			}
			next, err := line[len(line)-1].Play(m)
			if err != nil {
				t.Fatal(err)
			}
			line = append(line, next)
		}
		can, _ := rules.CanMate(r.Rules(), line[0], rules.Black, false)
		if o := r.Rules().Outcome(line); o.Reason != rules.Stalemate || !can {
			t.Errorf("%+v, and Black can mate: %v", o, can)
		}
		return
	}
	t.Error("there is no such lesson")
}

// TestOrder checks that things are taught before they are needed: captures before a king
// captures, check before pins, stalemate before a queen that can give it, and the names
// of squares before a promotion is written down.
func TestOrder(t *testing.T) {
	at := map[string]int{}
	for i, l := range all(t) {
		at[l.ID] = i + 1
	}
	for _, pair := range []struct{ first, then string }{
		{"board", "aim"},
		{"capture", "captures"},
		{"capture", "king"},
		{"pawn", "enpassant"},
		{"check", "pin"},
		{"pin", "passingpin"},
		{"pin", "pinnedstalemate"},
		{"promotion", "promotionrules"},
		{"mateorstalemate", "underpromotion"},
		{"castleshort", "castlelong"},
		{"castlelong", "touch"},
		{"notation", "writing"},
		{"promotion", "writing"},
		{"touchmove", "touch"},
		{"touchmove", "overtheboard"},
		{"stalemate", "offering"},
		{"shogidrop", "shogitwopawns"},
		{"climb", "firstgame"},
		{"castleshort", "firstattack"},
		{"materook", "firstattack"},
		{"climb", "yeomanned"},
	} {
		if at[pair.first] == 0 || at[pair.first] >= at[pair.then] {
			t.Errorf("%s is lesson %d, and %s is lesson %d", pair.first, at[pair.first], pair.then, at[pair.then])
		}
	}
	// No capture occurs before captures are taught.
	for _, l := range all(t)[:at["capture"]-1] {
		for _, s := range l.Steps {
			for _, sans := range s.Goal.Line {
				for _, san := range sans {
					if strings.Contains(san, "x") {
						t.Errorf("%s asks for %s", l.ID, san)
					}
				}
			}
		}
	}
}
