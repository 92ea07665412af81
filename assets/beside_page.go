//go:build js && page

package assets

import (
	"embed"
	"io/fs"
	"path"
	"strings"
	"syscall/js"
)

//go:embed fonts/moves.otf help/en.md icons languages.json pieces scenes lessons
//go:embed translations/*.en.json icon-window.png openings.tsv tsume.txt
var files embed.FS

// apart reports whether an asset is a file beside the page. English is in the program. The voices
// are nowhere: a page has no sound.
func apart(name string) bool {
	switch folder, file := path.Split(name); folder {
	case "":
		return file == "endgames.gz" || file == "puzzles.gz"
	case "fonts/", "help/", "translations/":
		return !strings.Contains(file, ".en.")
	}
	return false
}

// beside fetches an asset that lies beside the page, and waits for it. The page says so if it
// cannot be loaded.
func beside(name string) ([]byte, error) {
	if !apart(name) {
		return nil, fs.ErrNotExist
	}
	loaded := make(chan js.Value, 1)
	then := js.FuncOf(func(_ js.Value, answer []js.Value) any {
		loaded <- answer[0]
		return nil
	})
	defer then.Release()
	js.Global().Get("passedPawn").Call("asset", name).Call("then", then)
	content := <-loaded
	if content.IsNull() {
		return nil, fs.ErrNotExist
	}
	data := make([]byte, content.Length())
	js.CopyBytesToGo(data, content)
	return data, nil
}
