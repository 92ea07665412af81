package assets

// MoveSigns are the signs of moves as Japanese books write them. The window's own font
// has none of them.
const MoveSigns = "▲△１２３４５６７８９一二三四五六七八九同" +
	"歩香桂銀金角飛玉王と杏圭全馬竜龍成不打左右直上寄引行入パス"

// MoveFont is a font of the MoveSigns: pieces/OFL.txt says where it is from.
func MoveFont() []byte { return font("fonts/moves.otf") }

// JapaneseFont is a font of them and of what the names of Japanese players and events are
// written in (JIS X 0208), from the same source.
func JapaneseFont() []byte { return font("fonts/japanese.otf") }

func font(name string) []byte {
	data, err := files.ReadFile(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return data
}
