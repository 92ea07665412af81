package gamefile

import (
	"io"
	"iter"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/kifu"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Target is the format and the encoding for writing games to a file. The zero Target is
// PGN.
type Target struct {
	Format   kifu.Format
	Encoding pgn.Encoding
}

// TargetOf returns the target for a new file, from the extension of its name.
func TargetOf(path string) Target {
	e := kifu.ByName(path)
	return Target{e.Format, e.Encoding}
}

// Loses returns the contents of a game that the format cannot store. If it cannot store
// the game at all, Write returns an error.
func (t Target) Loses(rec *record.Record) []phrase.Phrase {
	if t.Format == kifu.None {
		return nil
	}
	return t.Format.Loses(rec)
}

// New returns a game as a new file: its text, and the bytes of the file.
func (t Target) New(rec *record.Record, games rules.Games) (text, raw string) {
	if t.Format == kifu.None {
		text = pgn.Text(rec, games)
		return text, text
	}
	return t.encoded(func(as pgn.Encoding) string { return Text(rec, t.Format, as, games) })
}

// encoded returns a text and its bytes in the encoding of a target, with the usual line
// ends for that encoding. If the encoding lacks a character, the text is written in
// UTF-8.
func (t Target) encoded(render func(as pgn.Encoding) string) (text, raw string) {
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
func (t Target) Write(w io.Writer, games rules.Games, items iter.Seq2[pgn.Item, error]) error {
	if t.Format == kifu.None {
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
		case !kifu.Holds(rec):
			return phrase.Errorf("gamefile.holds-games-shogi-only", t.Format.String())
		}
		all = append(all, rec)
	}
	_, raw := t.encoded(func(as pgn.Encoding) string {
		var texts []string
		for _, rec := range all {
			texts = append(texts, strings.TrimRight(Text(rec, t.Format, as, games), "\n"))
		}
		return strings.Join(texts, Joint(t.Format)) + "\n"
	})
	_, err := io.WriteString(w, raw)
	return err
}

func writePGN(w io.Writer, games rules.Games, items iter.Seq2[pgn.Item, error]) error {
	for item, err := range items {
		if err != nil {
			return err
		}
		text := strings.ReplaceAll(item.Text, "\r\n", "\n") + "\n\n"
		if item.Format != nil {
			rec, err := pgn.Read(item, games)
			if rec == nil {
				return err
			}
			text = pgn.Write(rec)
		}
		if _, err := io.WriteString(w, text); err != nil {
			return err
		}
	}
	return nil
}
