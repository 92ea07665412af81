package library

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// longest is the maximum length of a file name in bytes, well below the limit of any file
// system.
const longest = 160

// fileName is the date and the players, and the game if it is not chess, safe on every
// file system: letters and digits of any script, spaces and a few signs; no separators,
// device names, or dots at the ends.
func fileName(rec *record.Record, now time.Time) string {
	date := strings.ReplaceAll(rec.Tag("Date"), ".", "-")
	if _, err := time.Parse(time.DateOnly, date); err != nil {
		date = now.Format(time.DateOnly)
	}
	name := date + " " + safe(rec.Tag("White"), "White") + " - " + safe(rec.Tag("Black"), "Black")
	if variant := rec.Tag("Variant"); !rules.Orthodox(variant) {
		name += " (" + safe(called(variant), "variant") + ")"
	}
	return name
}

// called is what tells a game from others in few letters: the name of its form.
func called(variant string) string {
	if family, form, ok := strings.Cut(variant, ", "); ok && strings.HasSuffix(form, "-sequence") {
		return strings.TrimSuffix(form, "-sequence")
	} else if ok {
		return family + " " + form
	}
	return variant
}

func safe(name, instead string) string {
	var b strings.Builder
	for _, r := range name {
		switch {
		case unicode.IsLetter(r), unicode.IsMark(r), unicode.IsDigit(r), strings.ContainsRune(" ,'-_()", r):
		case unicode.IsSpace(r), unicode.IsPunct(r), unicode.IsSymbol(r):
			r = ' '
		default:
			continue
		}
		if b.Len()+len(string(r)) > longest/4 {
			break
		}
		b.WriteRune(r)
	}
	if s := strings.Join(strings.Fields(b.String()), " "); s != "" {
		return s
	}
	return instead
}

// reserve creates an empty file in dir, with a number if the name is taken, so that no
// two copies of the program choose the same name.
func reserve(dir, base, ext string) (string, error) {
	for n := 1; n < 10000; n++ {
		name := numbered(base, ext, n)
		f, err := os.OpenFile(filepath.Join(dir, name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		return name, f.Close()
	}
	return "", fmt.Errorf("there are too many games called %s", base)
}

// numbered returns the nth name for a file: the name itself, and then with a number.
func numbered(base, ext string, n int) string {
	if n == 1 {
		return base + ext
	}
	return fmt.Sprintf("%s (%d)%s", base, n, ext)
}
