package assets

// MoveSigns are the characters in moves as Japanese books write them. The window's own
// font has none of them.
const MoveSigns = "▲△１２３４５６７８９一二三四五六七八九同" +
	"歩香桂銀金角飛玉王と杏圭全馬竜龍成不打左右直上寄引行入パス"

// MoveFont returns a font with the MoveSigns. pieces/OFL.txt names its source.
func MoveFont() []byte { return must("fonts/moves.otf") }

// JapaneseFont returns a font with the MoveSigns and the characters of Japanese names of
// players and events (JIS X 0208), from the same source. Its outlines are those of
// TrueType, because a PDF can have no others. If a page could not load it, it is the font of the
// moves, and loaded is false.
func JapaneseFont() (font []byte, loaded bool) {
	if data := wanted("fonts/japanese.ttf.gz"); data != nil {
		return data, true
	}
	return MoveFont(), false
}
