package altpromo

import (
	"regexp"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// Write implements rules.Rules. It writes SAN by the PGN standard (8.2.3), with the kind
// that a piece promotes to after the square: "Nxd8=D+".
func (g *Game) Write(pos rules.Position, want rules.Move) string {
	if want.Null() {
		return "--"
	}
	p := pos.(*position)
	p.fill()
	for i, m := range p.moves {
		if m != want {
			continue
		}
		next := p.state
		text := p.san(p.small[i])
		next.make(p.small[i])
		if !next.inCheck(next.turn) {
			return text
		}
		var l list
		if next.legal(&l); l.count == 0 {
			return text + "#"
		}
		return text + "+"
	}
	return want.From.String() + want.To.String()
}

func (p *position) san(m move) string {
	if m.What == castling {
		if m.To%8 == 6 {
			return "O-O"
		}
		return "O-O-O"
	}
	kind := int8(p.On(m.From).Kind())
	takes := p.On(m.To) != 0 || m.What == passing
	from, to := p.Square(m.From).String(), p.Square(m.To).String()
	var b strings.Builder
	switch {
	case kind != p.game.pawn:
		b.WriteByte(p.Kinds[kind].Letter)
		b.WriteString(p.distinguish(m, from))
	case takes:
		b.WriteString(from[:1])
	}
	if takes {
		b.WriteByte('x')
	}
	b.WriteString(to)
	if m.Becomes >= 0 {
		b.WriteByte('=')
		b.WriteByte(p.Kinds[m.Becomes].Letter)
	}
	return b.String()
}

// distinguish returns the part of the origin that distinguishes a move from those of
// other pieces of the same kind to the same square: the file, else the rank, else both.
func (p *position) distinguish(m move, from string) string {
	rivals, file, rank := false, false, false
	for _, o := range p.small {
		if o.To != m.To || o.From == m.From || p.On(o.From) != p.On(m.From) {
			continue
		}
		rivals = true
		file = file || o.From%8 == m.From%8
		rank = rank || o.From/8 == m.From/8
	}
	switch {
	case !rivals:
		return ""
	case !file:
		return from[:1]
	case !rank:
		return from[1:]
	}
	return from
}

// form is the syntax of a move: a kind, its origin as far as it is given, the target, and
// the kind that it promotes to.
var form = regexp.MustCompile(`^([A-Z])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:[=/]?\(?([A-Za-z])\)?)?$`)

// Read implements rules.Rules. It reads SAN in the forms that people and programs write,
// and the coordinates of UCI. The promotion may be left out, because there is no choice.
func (g *Game) Read(pos rules.Position, text string) (rules.Move, error) {
	p := pos.(*position)
	p.fill()
	clean := strings.TrimRight(strings.TrimSuffix(strings.TrimSpace(text), "e.p."), "+#!? ")
	match, err := g.matcher(clean)
	if err != nil {
		return rules.Move{}, rules.NotMove(text)
	}
	var found []int
	for i, m := range p.small {
		if match(p, m) {
			found = append(found, i)
		}
	}
	switch len(found) {
	case 1:
		return p.moves[found[0]], nil
	case 0:
		return rules.Move{}, phrase.Errorf("common.not-legal-move", text)
	}
	return rules.Move{}, phrase.Errorf("common.could-be-or", text, g.Write(p, p.moves[found[0]]), g.Write(p, p.moves[found[1]]))
}

// matcher returns a function that reports whether a text means a move. It checks for
// castling before it checks for the Pocket, whose letter is O.
func (g *Game) matcher(text string) (func(p *position, m move) bool, error) {
	switch strings.NewReplacer("0", "O", "o", "O", "-", "").Replace(text) {
	case "OO":
		return func(_ *position, m move) bool { return m.What == castling && m.To%8 == 6 }, nil
	case "OOO":
		return func(_ *position, m move) bool { return m.What == castling && m.To%8 == 2 }, nil
	}
	f := form.FindStringSubmatch(text)
	if f == nil {
		return nil, rules.NotMove(text)
	}
	to, err := rules.ParseSquare(f[4])
	if err != nil {
		return nil, err
	}
	want := wanted{letter: f[1], file: f[2], rank: f[3], to: g.layout.At(to), becomes: strings.ToUpper(f[5])}
	return want.meets, nil
}

// wanted is what a text says about a move. What it leaves open is empty.
type wanted struct {
	letter, file, rank, becomes string
	to                          board.Square
}

func (w wanted) meets(p *position, m move) bool {
	if m.To != w.to || w.file != "" && m.From%8 != board.Square(w.file[0]-'a') || w.rank != "" && m.From/8 != board.Square(w.rank[0]-'1') {
		return false
	}
	kind := p.On(m.From).Kind()
	switch {
	case w.letter != "":
		if w.letter[0] != p.Kinds[kind].Letter {
			return false
		}
	case w.file != "" && w.rank != "":
	case int8(kind) != p.game.pawn || w.file == "" && m.From%8 != m.To%8: // a capture names its file
		return false
	}
	return w.becomes == "" || m.Becomes >= 0 && w.becomes[0] == p.Kinds[m.Becomes].Letter
}

// Coordinates returns a move as UCI writes it: the squares, and the letter of the kind
// that it promotes to, "e7e8c".
func (g *Game) Coordinates(m rules.Move) string {
	text := m.From.String() + m.To.String()
	for _, k := range g.layout.Kinds {
		if k.Name == m.Promote {
			text += string(k.Letter + 'a' - 'A')
		}
	}
	return text
}
