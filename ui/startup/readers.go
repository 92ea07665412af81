//go:build !windows

package startup

import (
	"cmp"
	"context"
	"os"

	"passedpawn/ui"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/platform/atspi"
	"passedpawn/ui/platform/sessionbus"
)

// readable returns what lets screen readers read a window until the program ends. Without a
// session bus, nothing waits for one.
func readable(e *end, version string) func(access.Window) ui.Bridge {
	return func(w access.Window) ui.Bridge {
		app := atspi.App{Name: "Passed Pawn", Version: version, Toolkit: "Fyne", Locale: cmp.Or(i18n.Spoken().Code(), "en")}
		b := atspi.NewBridge(app, e.post, w)
		buses := atspi.Buses{Session: sessionbus.Address(), Readers: os.Getenv("AT_SPI_BUS_ADDRESS")}
		if buses.Session == "" {
			return b
		}
		e.work.Run(func() {
			ctx, stop := context.WithCancel(context.Background())
			defer stop()
			e.work.Run(func() {
				<-e.gone
				stop()
			})
			_ = b.Serve(ctx, buses) // without a bus that answers there is no reader to tell
		})
		return b
	}
}
