package webpage

import (
	"encoding/base64"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/bundle"
	"passedpawn/game/teaching/repertoire"
)

// saved is an expression for the bytes of the file that the page keeps in a path with an ending, in
// base 64.
const saved = `(() => {
	let bytes = "";
	files.each("", files.root, (path, node) => {
		if (!node.children && path.endsWith(%q)) for (const b of node.data.subarray(0, node.size)) bytes += String.fromCharCode(b);
	});
	return btoa(bytes);
})()`

// TestBundle saves everything that was made in the page, and takes it over as the program does on a
// desktop.
func TestBundle(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.press(409, 535) // Two players
		p.squares("e2", "e4", "e7", "e5")
		p.keeps("1. e4 e5")
		p.key("/", false)
		p.still()
		for _, letter := range "another computer" {
			p.key(string(letter), false)
		}
		p.still()
		p.key("Enter", false) // Everything for another computer
		p.still()
		p.key("Enter", false) // Save
		p.wait("the bundle is saved", saved+` !== ""`, bundle.Extension)
		p.still()
		var text string
		p.ask(&text, saved, bundle.Extension)
		file, folder := filepath.Join(p.t.TempDir(), "page.zip"), p.t.TempDir()
		content, err := base64.StdEncoding.DecodeString(text)
		if err == nil {
			err = os.WriteFile(file, content, 0o644)
		}
		if err != nil {
			p.t.Fatal(err)
		}
		b, err := bundle.Open(file, folder, repertoire.NewStore(filepath.Join(folder, "training")))
		if err != nil {
			p.t.Fatal(err)
		}
		defer b.Close()
		news, err := b.News(p.t.Context())
		if err == nil {
			err = b.Take(p.t.Context(), news)
		}
		games, _ := filepath.Glob(filepath.Join(folder, "games", "*.pgn"))
		if err != nil || news.Games != 1 || len(games) != 1 {
			p.t.Fatalf("%+v, %v, %v", news, games, err)
		}
		if game, _ := os.ReadFile(games[0]); !strings.Contains(string(game), "1. e4 e5") {
			p.t.Errorf("the game is %s", game)
		}
	})
}
