package kifu

import (
	"fmt"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// sound checks how a text is read in a format: the games and the texts between them add
// up to the whole text, and a game reads the same after it is written.
func sound(f Format, text string) error {
	s := NewScanner(strings.NewReader(text), f, pgn.Automatic)
	all := ""
	for s.Scan() {
		item := s.Item()
		all += s.Between() + item.Raw
		rec, errs := f.Read(item, games{})
		if rec == nil {
			if len(errs) == 0 {
				return fmt.Errorf("there is neither a game nor an error")
			}
			continue
		}
		if err := same(f, rec, len(errs) == 0, len(errs) == 0 && len(rec.Unusual) == 0); err != nil {
			return err
		}
	}
	if all += s.Between(); all != text && s.mark == "" {
		return fmt.Errorf("it is put together as %q", all)
	}
	return nil
}

// same writes a game, reads it and writes it again. Text without a meaning in the format
// may become a comment, and must then stay one.
func same(f Format, rec *record.Record, whole, clean bool) error {
	once := f.Write(rec, "UTF-8")
	back, errs := f.Read(pgn.Item{Number: 1, Line: 1, Text: once}, games{})
	if back == nil {
		return fmt.Errorf("%q cannot be read: %v", once, errs)
	}
	if whole && len(errs) > 0 {
		return fmt.Errorf("%q is read with an error: %v", once, errs)
	}
	twice := f.Write(back, "UTF-8")
	if twice == once {
		return nil
	}
	if !clean {
		return same(f, back, whole, true)
	}
	return fmt.Errorf("%q is written again as %q", once, twice)
}

func fuzz(f *testing.F, format Format) {
	for _, tt := range forms {
		if tt.format == format {
			f.Add(tt.text)
			if raw, ok := pgn.ShiftJIS.Encode(tt.text); ok {
				f.Add(raw)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		text = text[:min(len(text), 1<<12)]
		Detect(text)
		if err := sound(format, text); err != nil {
			t.Error(err)
		}
	})
}

func FuzzKIF(f *testing.F) { fuzz(f, KIF) }
func FuzzKI2(f *testing.F) { fuzz(f, KI2) }
func FuzzCSA(f *testing.F) { fuzz(f, CSA) }
func FuzzBOD(f *testing.F) { fuzz(f, BOD) }
func FuzzUSI(f *testing.F) { fuzz(f, USI) }
func FuzzJKF(f *testing.F) { fuzz(f, JKF) }
