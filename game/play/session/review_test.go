package session

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
	"passedpawn/game/teaching/review"
)

// A critic says the scores that a test gives it, by ply, for the side to move.
type critic struct {
	scores []int
	best   []string
	asked  *[]int // plies
	asking *sync.Mutex
	last   *error
	before int // plies before a position that is asked about without its game
}

func (c critic) Think(ctx context.Context, q player.Question) (player.Action, error) {
	ply := len(q.Moves)
	if q.Game.Start != "" {
		ply += c.before
	}
	c.asking.Lock()
	*c.asked = append(*c.asked, ply)
	c.asking.Unlock()
	if c.last != nil && *c.last != nil {
		return player.Action{}, *c.last
	}
	line := q.Position().Moves()[:1]
	if ply < len(c.best) && c.best[ply] != "" {
		m, err := chess.Read(q.Position(), c.best[ply])
		if err == nil { // another move was tried
			line = []rules.Move{m}
		}
	}
	score := 0
	if ply < len(c.scores) {
		score = c.scores[ply]
	}
	q.Tell(player.Thought{Position: q.Position(), Rank: 1, Score: score, Line: line})
	return player.Action{}, ctx.Err()
}

// scholars is a game whose last move but one lets White mate.
const scholars = "[White \"Ada\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0"

// reviewing shows the scholar's mate, which a critic judges.
func reviewing(t *testing.T) (*table, critic) {
	t.Helper()
	tb := study(t, scholars)
	c := critic{
		scores: []int{20, -20, 20, 10, 0, 10, 900}, best: []string{"e4", "e5", "Nf3", "Nc6", "Bc4", "Qe7", "Qxf7#"},
		asked: new([]int), asking: new(sync.Mutex),
	}
	tb.critic = c
	return tb, c
}

// TestReviewedBy names another engine that reviews a game.
func TestReviewedBy(t *testing.T) {
	tb, _ := reviewing(t)
	tb.reviewer = "Fish 17"
	tb.Review.Start()
	tb.settles()
	if now := tb.Snapshot().Review; !now.Complete() || now.By != "Fish 17" {
		t.Errorf("%d of %d positions, by %q", now.Done(), len(now.Evals), now.By)
	}
}

// settles does all work and posts until nothing is left.
func (tb *table) settles() {
	for len(tb.work) > 0 || len(tb.todo) > 0 {
		tb.finish()
		tb.run()
	}
}

// TestReview evaluates each position once, and those before and after the blunder again.
func TestReview(t *testing.T) {
	tb, c := reviewing(t)
	tb.Review.Start()
	if s := tb.Snapshot(); !s.Review.On || !s.Review.Running || s.Review.Done() != 0 {
		t.Fatalf("%+v", s.Review)
	}
	thinks := tb.thinks
	tb.settles()
	r := tb.Snapshot().Review
	if r.Running || !r.Complete() || tb.thinks-thinks != len(r.Evals)+2 || len(*c.asked) != 9 {
		t.Fatalf("running %v, %d done, %d asked", r.Running, r.Done(), len(*c.asked))
	}
	if r.Mark(5) != review.Blunder || r.Mark(6) != review.None {
		t.Errorf("marks %d and %d", r.Mark(5), r.Mark(6))
	}
	m, ok := r.MomentAt(5)
	if !ok || len(r.Moments) != 1 || len(m.Spoken()) == 0 {
		t.Fatalf("moments %+v", r.Moments)
	}
	if tb.Review.Start(); len(tb.work) > 0 {
		t.Error("a complete review is made again")
	}
	if tb.Review.Close(); tb.Snapshot().Review.On {
		t.Error("it stays")
	}
}

// TestReviewIsKept opens a reviewed game again: the same review is there without a search. An
// engine of another name, or one that is asked to start over, evaluates the game itself.
func TestReviewIsKept(t *testing.T) {
	kept := review.NewStore(t.TempDir())
	again := func(by string, start func(*GameReview)) (Reviewed, int) {
		tb, c := reviewing(t)
		tb.reviews, tb.reviewer = kept, by
		start(tb.Review)
		tb.settles()
		return tb.Snapshot().Review, len(*c.asked)
	}
	first, asked := again("", (*GameReview).Start)
	if asked == 0 || !first.Complete() {
		t.Fatalf("%d asked", asked)
	}
	second, asked := again("", (*GameReview).Start)
	if asked > 0 || second.Running || !second.Complete() || len(second.Moments) != 1 || len(second.Moments[0].Spoken()) == 0 {
		t.Errorf("then %d asked, running %v, %d done, moments %+v", asked, second.Running, second.Done(), second.Moments)
	}
	for ply, e := range first.Evals {
		if got := second.Evals[ply]; got.Score != e.Score || !slices.Equal(got.Line, e.Line) || got.Sure != e.Sure {
			t.Errorf("ply %d: %+v, want %+v", ply, got, e)
		}
	}
	if _, asked := again("Fish 17", (*GameReview).Start); asked == 0 {
		t.Error("another engine is said to have evaluated the game")
	}
	if _, asked := again("", (*GameReview).StartOver); asked == 0 {
		t.Error("nothing is evaluated again")
	}
}

// TestAllMarkedMovesSpeak makes claims about every marked move, also about those that are not
// among the worst.
func TestAllMarkedMovesSpeak(t *testing.T) {
	tb := study(t, "1. a3 {[%eval -2]} Nc6 {[%eval -2]} 2. b3 {[%eval -4]} Na5 {[%eval -4]} 3. c3 {[%eval -6]} c6 {[%eval -6]} "+
		"4. f3 {[%eval -6.5]} e5 {[%eval -6.5]} 5. g4 {[%eval #-1]} Qh4# 0-1")
	tb.critic = critic{asked: new([]int), asking: new(sync.Mutex)}
	tb.Review.Start()
	tb.settles()
	r := tb.Snapshot().Review
	if len(r.Moments) != len(r.Marked()) || len(r.Moments) <= review.Most || len(r.Opened()) != review.Most {
		t.Fatalf("%d moments and %d open of %d marked moves", len(r.Moments), len(r.Opened()), len(r.Marked()))
	}
	for _, m := range r.Moments {
		if m.Ply == 8 && len(m.Claims) == 0 {
			t.Error("nothing is said of 5.g4??")
		}
	}
}

// TestCancelReview cancels the evaluation: what was found stays, what comes later is
// dropped, and the rest is evaluated afterwards.
func TestCancelReview(t *testing.T) {
	tb, c := reviewing(t)
	tb.Review.Start()
	tb.does()
	for range 3 {
		tb.todo[0]()
		tb.todo = tb.todo[1:]
	}
	tb.Review.Cancel()
	tb.run()
	r := tb.Snapshot().Review
	if r.Running || r.Done() != 3 || !r.On || tb.Snapshot().Failure != nil {
		t.Fatalf("running %v, %d done, on %v, %v", r.Running, r.Done(), r.On, tb.Snapshot().Failure)
	}
	before := len(*c.asked)
	tb.Review.Start()
	tb.settles()
	if r = tb.Snapshot().Review; !r.Complete() || len(*c.asked)-before != 4+2 {
		t.Errorf("%d done, %d asked again", r.Done(), len(*c.asked)-before)
	}
}

// TestReviewOfAnotherGame delivers results after another game has been opened, or after
// the moves have changed.
func TestReviewOfAnotherGame(t *testing.T) {
	for name, leave := range map[string]func(*table){
		"another game": func(tb *table) {
			if err := tb.Show(matchtest.Record(tb.t, "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0"), nil); err != nil {
				tb.t.Fatal(err)
			}
		},
		"other moves": func(tb *table) { tb.Browse(record.Mainline(5)); tb.Edits.Delete() },
	} {
		tb, _ := reviewing(t)
		tb.Review.Start()
		tb.does()
		late := tb.todo
		tb.todo = nil
		leave(tb)
		observed, thinks := tb.observed, tb.thinks
		tb.todo = late
		tb.run()
		if s := tb.Snapshot(); s.Review.On || s.Review.Running || tb.observed != observed || tb.thinks != thinks {
			t.Errorf("%s: %+v", name, s.Review)
		}
	}
}

// TestMomentsOfAnotherGame delivers claims after another game has been opened.
func TestMomentsOfAnotherGame(t *testing.T) {
	tb, _ := reviewing(t)
	tb.Review.Start()
	tb.does()
	tb.run()
	tb.does()
	if err := tb.Show(matchtest.Record(t, scholars), nil); err != nil {
		t.Fatal(err)
	}
	tb.run()
	if n := len(tb.Snapshot().Review.Moments); n != 0 {
		t.Errorf("%d moments", n)
	}
}

func TestNoReviewWhilePlaying(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("e4")
	if tb.Review.Start(); tb.Snapshot().Failure == nil || len(tb.work) > 0 || tb.Snapshot().MayReview() {
		t.Error("a game in progress is reviewed")
	}
	tb.Resign()
	if tb.critic = (critic{asked: new([]int), asking: new(sync.Mutex)}); !tb.Snapshot().MayReview() {
		t.Error("it cannot be reviewed at the end")
	}
	if tb.Review.Start(); len(tb.work) == 0 {
		t.Error("it is not reviewed")
	}
}

func TestReviewThatFails(t *testing.T) {
	tb, c := reviewing(t)
	broken := error(phrase.Errorf("session.review-no-moves"))
	c.last = &broken
	tb.critic = c
	tb.Review.Start()
	tb.settles()
	if s := tb.Snapshot(); s.Review.Running || s.Failure == nil {
		t.Errorf("running %v, failure %v", s.Review.Running, s.Failure)
	}
	broken = nil
	tb.Review.Start()
	tb.settles()
	if !tb.Snapshot().Review.Complete() {
		t.Error("it cannot be resumed")
	}
}

const told = "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Qh5 {[%eval -0.4]} Nc6 {[%eval -0.3]} 3. Bc4 {[%eval -0.3]} Nf6 {[%eval #1]} 4. Qxf7# 1-0"

// TestEvaluationsFromTheFile uses those of the file, until the person asks for others. Only
// the better move at the moment that mattered, and the reply to the move that was played,
// are not in the file; then those of the other marked move.
func TestEvaluationsFromTheFile(t *testing.T) {
	tb := study(t, told)
	c := critic{asked: new([]int), asking: new(sync.Mutex)}
	tb.critic = c
	tb.Review.Start()
	tb.settles()
	r := tb.Snapshot().Review
	if !r.FromFile || !r.Complete() || !slices.Equal(*c.asked, []int{5, 6, 2, 3}) || r.Mark(5) != review.Blunder || len(r.Moments) == 0 {
		t.Errorf("%+v, %d asked", r, len(*c.asked))
	}
	tb.Review.StartOver()
	tb.settles()
	if r = tb.Snapshot().Review; r.FromFile || !r.Complete() || len(*c.asked) != 4+7 {
		t.Errorf("from the file %v, %d asked", r.FromFile, len(*c.asked))
	}
}

func TestWriteReview(t *testing.T) {
	tb, _ := reviewing(t)
	tb.Review.Start()
	tb.settles()
	before := tb.Snapshot().Game.Record
	tb.Review.Write()
	rec := tb.Snapshot().Game.Record
	n := rec.At(record.Mainline(6)) // 3...Nf6
	nags := n.Said().NAGs
	if n.Command("eval") != "9.00" || len(nags) != 1 || nags[0] != 4 || n.Text() == "" {
		t.Errorf("3...Nf6 says %+v", n.Said())
	}
	if other := rec.At(record.Mainline(5)).Children(); len(other) != 2 || other[1].SAN() != "Qe7" {
		t.Errorf("the better line is missing: %d", len(other))
	}
	if last := rec.At(record.Mainline(7)); last.Command("eval") != "" {
		t.Error("the mate has an evaluation")
	}
	once := rec.Clone()
	if tb.Review.Write(); !tb.Snapshot().Game.Record.Equal(once) {
		t.Error("written twice it is another game")
	}
	if !tb.Snapshot().Review.On {
		t.Error("the review is gone")
	}
	tb.Edits.Undo()
	if tb.Edits.Undo(); !tb.Snapshot().Game.Record.Equal(before) {
		t.Error("it is not undone")
	}
}

// TestOwnSignsStay writes a review into a game that a person has marked.
func TestOwnSignsStay(t *testing.T) {
	tb, _ := reviewing(t)
	tb.Browse(record.Mainline(6))
	tb.Edits.ToggleNAG(5)
	tb.Review.Start()
	tb.settles()
	tb.Review.Write()
	if nags := tb.Snapshot().Game.Record.At(record.Mainline(6)).Said().NAGs; len(nags) != 1 || nags[0] != 5 {
		t.Errorf("%v", nags)
	}
}

func TestFindBetter(t *testing.T) {
	tb, c := reviewing(t)
	tb.Review.Start()
	tb.settles()
	tb.Review.FindBetter(5)
	if s := tb.Snapshot(); s.Better == nil || len(s.Place.Path) != 5 || !strings.Contains(s.Notice.String(), "Nf6") {
		t.Fatalf("%+v, %v", s.Better, s.Notice)
	}
	size := len(tb.Snapshot().Game.Record.At(record.Mainline(5)).Children())
	tb.plays("Nf6")
	if b := tb.Snapshot().Better; b == nil || b.Found || len(*c.asked) != 9 {
		t.Errorf("the move of the game: %+v", b)
	}
	c.scores[6] = 200
	if tb.plays("g6"); !tb.Snapshot().Better.Busy {
		t.Error("nobody examines it")
	}
	tb.settles()
	if b := tb.Snapshot().Better; b.Found || b.Busy {
		t.Errorf("a bad move: %+v", b)
	}
	c.scores[6] = -5
	tb.plays("g6")
	tb.settles()
	if s := tb.Snapshot(); !s.Better.Found || s.Hint == nil {
		t.Errorf("a good move: %+v", s.Better)
	}
	tb.plays("Qe7")
	if b := tb.Snapshot().Better; !b.Found {
		t.Errorf("the best move: %+v", b)
	}
	if got := len(tb.Snapshot().Game.Record.At(record.Mainline(5)).Children()); got != size {
		t.Error("the moves tried are added to the game")
	}
	if tb.Browse(nil); tb.Snapshot().Better != nil {
		t.Error("it goes on somewhere else")
	}
}

// TestLateJudgement delivers what the engine thinks of a move after the person has left.
func TestLateJudgement(t *testing.T) {
	tb, _ := reviewing(t)
	tb.Review.Start()
	tb.settles()
	tb.Review.FindBetter(5)
	tb.plays("g6")
	tb.does()
	tb.Browse(nil)
	said := tb.Snapshot().Notice
	tb.run()
	if s := tb.Snapshot(); s.Better != nil || s.Notice.String() != said.String() {
		t.Errorf("%+v, %v", s.Better, s.Notice)
	}
}

// TestShowClaim shows both claims about a moment, one after the other, and then the first
// one again.
func TestShowClaim(t *testing.T) {
	tb, _ := reviewing(t)
	tb.Review.Start()
	tb.settles()
	at := tb.Snapshot().Review.Game.Line[5]
	first, err := chess.Read(at, "Nf6")
	if err != nil {
		t.Fatal(err)
	}
	next, _ := at.Play(first)
	mate, _ := chess.Read(next, "Qxf7#")
	m := Moment{5, []claims.Claim{
		{Text: phrase.Say("White mates."), Line: []rules.Move{first, mate}},
		{Text: phrase.Say("Black loses."), Line: []rules.Move{first}},
		{Text: phrase.Say("Too much is said."), Line: []rules.Move{first}},
	}}
	before := tb.Snapshot().Game.Record
	for _, c := range append(m.Claims[:2:2], m.Claims[0]) {
		tb.Review.ShowClaim(m)
		for n := range c.Line {
			s := tb.Snapshot()
			if s.Showing == nil || len(s.Sight().Moves) != 5+n || s.MayMove() || s.Board() != s.Sight().Position() || s.Notice.String() != c.Sentence().String() {
				t.Fatalf("after %d moves: %+v, %v", n, s.Sight().Moves, s.Notice)
			}
			tb.pass(showPause)
		}
		if s := tb.Snapshot(); len(s.Sight().Moves) != 5+len(c.Line) || len(s.Place.Moves) != 0 || s.Game.Record != before {
			t.Errorf("at the end: %v", s.Sight().Moves)
		}
	}
	if tb.Browse(record.Mainline(2)); tb.Snapshot().Showing != nil || len(tb.Snapshot().Sight().Moves) != 2 {
		t.Error("the line stays on the board")
	}
	tb.Review.ShowClaim(m)
	tb.Browse(nil)
	if tb.pass(10 * showPause); tb.Snapshot().Showing != nil {
		t.Error("a line that was left goes on")
	}
	tb.Review.ShowClaim(Moment{Ply: 5})
	if tb.Snapshot().Showing != nil {
		t.Error("nothing certain is shown")
	}
}
