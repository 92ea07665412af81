// This file takes the place of the one of Fyne's package theme that has its fonts. Two thirds of
// them are for text that the page does not write in its window. It is upright there.
package theme

import (
	_ "embed"

	"fyne.io/fyne/v2"
)

var (
	//go:embed font/NotoSans-Regular.ttf
	notoSansRegular []byte
	//go:embed font/NotoSans-Bold.ttf
	notoSansBold []byte
	//go:embed font/InterSymbols-Regular.ttf
	interSymbolsRegular []byte
)

var (
	regular = &fyne.StaticResource{StaticName: "NotoSans-Regular.ttf", StaticContent: notoSansRegular}
	bold    = &fyne.StaticResource{StaticName: "NotoSans-Bold.ttf", StaticContent: notoSansBold}
	symbol  = &fyne.StaticResource{StaticName: "InterSymbols-Regular.ttf", StaticContent: interSymbolsRegular}

	italic, bolditalic, monospace = regular, bold, regular
)
