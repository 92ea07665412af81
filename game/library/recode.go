package library

import (
	"errors"
	"io"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// UTF16 is the name of UTF-16 with a byte order mark. Only whole files are in it.
const UTF16 pgn.Encoding = "UTF-16"

// Written returns the encodings in which a file can be saved.
func Written() []pgn.Encoding {
	return append([]pgn.Encoding{pgn.UTF8, UTF16}, pgn.Encodings()[1:]...)
}

// A Recoding is the file of a collection written in another encoding.
type Recoding struct {
	From Collection
	To   pgn.Encoding
}

// Lacks returns how many of the games have letters that the encoding lacks, and some of
// these letters. Recode writes such games in UTF-8.
func (r Recoding) Lacks() (games int, letters string, err error) {
	err = r.texts(func(text string, game bool) error {
		if !game || r.To == UTF16 || encoded(text, r.To, r.To) != text || pgn.ASCII(text) {
			return nil
		}
		if r.To != pgn.UTF8 {
			games++
			letters = more(letters, text, r.To)
		}
		return nil
	})
	return games, letters, err
}

// many is how many letters are shown that an encoding lacks.
const many = 8

// more adds letters of a text that an encoding lacks.
func more(letters, text string, as pgn.Encoding) string {
	for _, c := range text {
		if c < 0x80 || len([]rune(letters)) >= many || strings.ContainsRune(letters, c) {
			continue
		}
		if _, ok := as.Encode(string(c)); !ok {
			letters += string(c)
		}
	}
	return letters
}

// Recode writes the file. All but the encoding stays.
func (r Recoding) Recode(w io.Writer) error {
	mark := ""
	if r.To == UTF16 {
		mark = pgn.UTF16Mark
	}
	out := pgn.Marked(w, mark)
	err := r.texts(func(text string, _ bool) error {
		if r.To != UTF16 {
			text = encoded(text, r.To, r.To)
		}
		return write(out, text)
	})
	return errors.Join(err, out.Close())
}

// texts calls do with the texts of all games, and with what is between them, in UTF-8.
func (r Recoding) texts(do func(text string, game bool) error) error {
	return r.From.files.scan(r.From.path, func(s gamefile.Scanner) error {
		gap := func() error {
			text := s.Between()
			return do(strings.TrimPrefix(r.From.as.Of(text).Decode(text), "\ufeff"), false)
		}
		for s.Scan() {
			item := s.Item()
			if item.Format != nil {
				return phrase.Errorf("library.only-pgn-recoded")
			}
			if err := errors.Join(gap(), do(item.As(r.From.as).Text, true)); err != nil {
				return err
			}
		}
		return errors.Join(s.Err(), gap())
	})
}

// A Sample is a name in the bytes of a file, in an encoding other than UTF-8.
type Sample string

// In returns the name read in an encoding.
func (s Sample) In(as pgn.Encoding) string { return as.Of(string(s)).Decode(string(s)) }

// samples is how many names of a file are shown, and how many games are searched for them.
const (
	samples  = 3
	searched = 20_000
)

// Samples returns a few different names in a file whose encoding is not certain.
func (c Collection) Samples() (all []Sample, err error) {
	seen := map[Sample]bool{}
	err = c.files.scan(c.path, func(s gamefile.Scanner) error {
		for n := 0; n < searched && len(all) < samples && s.Scan(); n++ {
			if item := s.Item(); item.Format == nil && item.Encoding != pgn.UTF8 {
				for _, name := range namesIn(item.Raw) {
					if !seen[name] && len(all) < samples {
						seen[name] = true
						all = append(all, name)
					}
				}
			}
		}
		return s.Err()
	})
	return all, err
}

// namesIn returns the players and the event of a game that are not in ASCII.
func namesIn(raw string) (all []Sample) {
	for line := range strings.Lines(raw) {
		for _, tag := range []string{"[White \"", "[Black \"", "[Event \""} {
			value, ok := strings.CutPrefix(line, tag)
			if to := strings.LastIndexByte(value, '"'); ok && to > 0 && !pgn.ASCII(value[:to]) {
				all = append(all, Sample(value[:to]))
			}
		}
	}
	return all
}
