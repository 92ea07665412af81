package shogi

import (
	"testing"

	"passedpawn/game/rules"
)

// TestDeclaration checks that a declaration is offered only if all conditions of the rule
// are met.
func TestDeclaration(t *testing.T) {
	const men = "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 "
	for _, tt := range []struct {
		name, sfen string
		r          Rules
		want       rules.Reason
	}{
		{"28 points for sente", men + "b 2R2B 1", Rules{}, rules.Declaration}, // 10 + 20 = 30
		{"27 points", men + "b R2B2G 1", Rules{}, rules.NoReason},             // 10 + 15 + 2 = 27
		{"28 points", men + "b R2B3G 1", Rules{}, rules.Declaration},
		{"nine men", "K+P+P+P+P+P+P+P+P/+P8/9/9/9/9/9/9/7k1 b 2R2B4G 1", Rules{}, rules.NoReason},
		{"men outside do not count", "K+P+P+P+P+P+P+P+P/+P8/9/+P8/9/9/9/9/7k1 b 2R2B4G 1", Rules{}, rules.NoReason},
		{"king outside", "1+P+P+P+P+P+P+P+P/+P+P7/9/K8/9/9/9/9/7k1 b 2R2B 1", Rules{}, rules.NoReason},
		{"in check", "K+P+P+P+P+P+P+P+P/+P1+P6/9/9/4b4/9/9/9/7k1 b 2RB4G 1", Rules{}, rules.NoReason},
		{"the same, not in check", "K+P+P+P+P+P+P+P+P/+P1+P6/9/9/5b3/9/9/9/7k1 b 2RB4G 1", Rules{}, rules.Declaration},
		{"rook in the zone counts five", "K+R+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 b R2B 1", Rules{}, rules.Declaration}, // 9 + 5 + 15 = 29
		{"27 points for gote", "1K7/9/9/9/9/9/9/+p+p7/k+p+p+p+p+p+p+p+p w r2b2g 1", Rules{}, rules.Declaration},
		{"26 points for gote", "1K7/9/9/9/9/9/9/+p+p7/k+p+p+p+p+p+p+p+p w r2bg 1", Rules{}, rules.NoReason},
		{"24-point rule, 31", men + "b 2R2BG 1", Rules{Points24: true}, rules.Declaration},
		{"24-point rule, 30", men + "b 2R2B 1", Rules{Points24: true}, rules.Impasse},
		{"24-point rule, 24", men + "b RB4G 1", Rules{Points24: true}, rules.Impasse},
		{"24-point rule, 23", men + "b RB3G 1", Rules{Points24: true}, rules.NoReason},
	} {
		p := play(t, tt.sfen, "")
		if got := tt.r.Outcome(p); got.Claim != tt.want || got.Over() {
			t.Errorf("%s: %+v, want %v: %+v", tt.name, got, tt.want, tt.r.Count(p[0]))
		}
	}
}

// TestClaimed wins by a declaration, and draws by the other rule.
func TestClaimed(t *testing.T) {
	sfen := "1K7/9/9/9/9/9/9/+p+p7/k+p+p+p+p+p+p+p+p w r2b2g 1"
	p := play(t, sfen, "")
	if o := (Rules{}).Outcome(p).Claimed(p[0].Turn()); o != (rules.Outcome{Result: rules.BlackWins, Reason: rules.Declaration}) {
		t.Errorf("%+v", o)
	}
	want := "Your king is in the promotion zone with 10 other pieces. With your hand they make 27 points. To declare a win you need 27, so you have enough."
	if text, ok := rules.ExplainClaim(Rules{}, p[0]); !ok || text.String() != want {
		t.Errorf("%v", text)
	}
	r := Rules{Points24: true}
	if o := r.Outcome(p).Claimed(p[0].Turn()); o != (rules.Outcome{Result: rules.Drawn, Reason: rules.Impasse}) {
		t.Errorf("%+v", o)
	}
	want = "Your king is in the promotion zone with 10 other pieces. With your hand they make 27 points. To declare a draw you need 24, so you have enough."
	if text, _ := rules.ExplainClaim(r, p[0]); text.String() != want {
		t.Errorf("%v", text)
	}
}
