//go:build !(js && page)

package assets

import (
	"embed"
	"io/fs"
)

//go:embed fonts help icons languages.json pieces scenes lessons translations voices icon-window.png endgames.gz openings.tsv puzzles.gz tsume.txt
var files embed.FS

// apart reports whether an asset lies beside the program: none does.
func apart(string) bool { return false }

// beside has nothing: all assets are in the program.
func beside(string) ([]byte, error) { return nil, fs.ErrNotExist }
