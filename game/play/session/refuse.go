package session

import (
	"time"

	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Explain is how often a refused move is explained.
type Explain string

// The values of Explain.
const (
	Always Explain = "always"
	Once   Explain = "once" // once for each kind of reason
	Never  Explain = "never"
)

// proven is how long a proof is shown.
const proven = 6 * time.Second

// Refuse says why a step is not legal, and shows the proof. The game continues meanwhile.
func (s *Session) Refuse(origin rules.Spot, to rules.Square) {
	if origin.Is(to) || s.refuseAhead(origin, to) || s.NotYours() {
		return
	}
	if why, article, bound := s.now.bound(origin, to); bound {
		s.cite(why, article)
		return
	}
	r := law.Refusal(s.now.Rules, s.now.Place.Line, origin.To(to))
	if cost, counted := s.offence(origin); counted {
		s.prove(phrase.Say("%v %v", cost, r.Text), r.Article, proof(r)) // there may be no room for the reason
		return
	}
	if s.explain(r, r.Text) {
		return
	}
	name := rules.NameOf(s.now.Rules, to)
	if piece, held := origin.HandPiece(); held {
		s.Say(phrase.Say("session.cannot-dropped", piece.Kind, name))
	} else if from, ok := origin.Square(); ok {
		s.Say(phrase.Say("session.not-legal-move", rules.NameOf(s.now.Rules, from), name))
	}
}

// Read returns the move in the position on the board, or the premove, that a text in
// English letters means. open reports whether it is a promotion to a piece not yet
// chosen. m is then one of the promotions.
func (s Snapshot) Read(text string) (m rules.Move, open bool, err error) {
	if s.Ahead {
		return s.readAhead(text)
	}
	return readAt(s.Rules, s.Place.Position(), text)
}

func readAt(r rules.Rules, at rules.Position, text string) (m rules.Move, open bool, err error) {
	if m, err = r.Read(at, text); err == nil {
		return m, false, nil
	}
	for _, promoted := range []string{"=Q", "+"} { // the first choice in chess and in shogi
		if m, wrong := r.Read(at, text+promoted); wrong == nil {
			return m, true, nil
		}
	}
	return rules.Move{}, false, err
}

// RefuseText says why a text is not a legal move. typed is what the user wrote, text is
// the same in English letters, and err is what is wrong if it does not mean any move.
func (s *Session) RefuseText(typed, text string, err error) {
	at := s.now.Place.Position()
	if s.now.Ahead {
		s.try(err)
		return
	}
	if m, ok := law.ParseIllegal(s.now.Rules, at, rules.LettersOf(s.now.Rules), text); ok {
		r := law.Refusal(s.now.Rules, s.now.Place.Line, m)
		if s.explain(r, phrase.Say("%s: %v", typed, r.Text)) {
			return
		}
	}
	s.try(err)
}

// explain shows a reason and reports whether it did. It does not if there is none, or if
// the user's option is not to explain such a move now.
func (s *Session) explain(r rules.Refusal, text phrase.Phrase) bool {
	if r.Legal() {
		return false
	}
	before := s.told[r.Kind]
	s.told[r.Kind] = true
	if s.options.Explain == Never || s.options.Explain == Once && before {
		return false
	}
	s.prove(text, r.Article, proof(r))
	return true
}

// proof returns the squares that prove a reason, nil for none.
func proof(r rules.Refusal) *Proof {
	if !r.Proven {
		return nil
	}
	return &Proof{From: r.By, To: r.At, Double: r.Double, Second: r.Second, Wall: r.Needs}
}

// cite shows a sentence and the article of the Laws behind it.
func (s *Session) cite(text phrase.Phrase, article string) {
	s.do(func() {
		s.Say(text)
		s.now.Article = article
	})
}

// prove shows a sentence, and its proof for some time.
func (s *Session) prove(text phrase.Phrase, article string, proof *Proof) {
	if s.wipe != nil {
		s.wipe()
	}
	s.wipe = s.config.After(proven, func() {
		if s.now.Proof != nil {
			s.do(func() { s.now.Proof = nil })
		}
	})
	s.do(func() {
		s.now.Proof = proof
		s.cite(text, article)
	})
}
