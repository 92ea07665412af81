package gamefile

import (
	"io"
	"iter"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Text returns a game in a format and an encoding, in the form to be saved: its source
// text if that is in the format and still says the same, otherwise its export form. Lines
// end with a line feed.
func Text(rec *record.Record, f Format, as pgn.Encoding, games rules.Games) string {
	if f == (PGN{}) {
		return pgn.Text(rec, games)
	}
	if was := Scan(rec.Text(), ""); len(was) == 1 && Of(was[0].Format) == f {
		if before, _ := pgn.Read(was[0], games); before != nil && before.Equal(rec) {
			return strings.ReplaceAll(rec.Text(), "\r\n", "\n") + "\n"
		}
	}
	return f.Write(rec, as)
}

// New returns a game as a new file: its text, and the bytes of the file.
func (t Type) New(rec *record.Record, games rules.Games) (text, raw string) {
	return t.encoded(func(as pgn.Encoding) string { return Text(rec, t.Format, as, games) })
}

// encoded returns a text and its bytes in the encoding of a type, with the usual line
// ends for that encoding. If the encoding lacks a character, the text is written in
// UTF-8.
func (t Type) encoded(render func(as pgn.Encoding) string) (text, raw string) {
	text = render(t.Encoding)
	if t.Encoding != pgn.ShiftJIS {
		return text, text
	}
	if raw, ok := t.Encoding.Encode(text); ok {
		return text, strings.ReplaceAll(raw, "\n", "\r\n")
	}
	text = render(pgn.UTF8)
	return text, text
}

// Write writes games of other files, one after the other. Games that are already in the
// format are copied unchanged.
func (t Type) Write(w io.Writer, games rules.Games, items iter.Seq2[pgn.Item, error]) error {
	if t.Format == (PGN{}) {
		return writePGN(w, games, items)
	}
	var all []*record.Record
	for item, err := range items {
		if err != nil {
			return err
		}
		rec, err := pgn.Read(item, games)
		switch {
		case rec == nil:
			return err
		case !t.Format.Holds(rec.Rules):
			return phrase.Errorf("gamefile.holds-games-shogi-only", t.Format.String())
		}
		all = append(all, rec)
	}
	_, raw := t.encoded(func(as pgn.Encoding) string {
		var texts []string
		for _, rec := range all {
			texts = append(texts, strings.TrimRight(Text(rec, t.Format, as, games), "\n"))
		}
		return strings.Join(texts, t.Format.Joint()) + "\n"
	})
	_, err := io.WriteString(w, raw)
	return err
}

func writePGN(w io.Writer, games rules.Games, items iter.Seq2[pgn.Item, error]) error {
	out := pgn.NewJoiner(w)
	for item, err := range items {
		if err != nil {
			return err
		}
		text := strings.ReplaceAll(item.Text, "\r\n", "\n")
		if item.Format != nil {
			rec, err := pgn.Read(item, games)
			if rec == nil {
				return err
			}
			text = pgn.Write(rec)
		}
		if err := out.Add(text); err != nil {
			return err
		}
	}
	return nil
}
