package gamefile

import (
	"context"
	"io"

	"passedpawn/game/files/openfile"
	"passedpawn/game/files/packed"
	"passedpawn/game/records/pgn"
)

// A Member is the text of a file, or of one of the files in a compressed file.
type Member struct {
	In   io.Reader
	Name string // for NewScanner
	Path string // of the file, and in a zip the name below it: "games.zip/one.pgn"
}

// Members opens a file and calls do with its text, or with that of each file in it if it is
// compressed. It returns what kept it from reading all of them.
func Members(ctx context.Context, path string, do func(Member) error) error {
	f, err := openfile.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	format := packed.FormatOf(f)
	if format == packed.None {
		return do(Member{f, path, path})
	}
	in, err := packed.Of(f, path, Named)
	if err != nil {
		return err
	}
	in.Limits.Bytes = pgn.MostBytes
	return in.Each(ctx, func(name string, in io.Reader) error {
		at := path
		if format == packed.Zip {
			at += "/" + name
		}
		return do(Member{in, name, at})
	})
}
