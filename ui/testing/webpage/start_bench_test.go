package webpage

import (
	"os"
	"testing"
)

// drawn sets drawn to the milliseconds after which the program has drawn a frame of its window.
const drawn = `
globalThis.drawn = 0;
const look = () => {
	if (!document.getElementById("loading")?.hidden || !globalThis.passedPawn?.handled) {
		requestAnimationFrame(look);
		return;
	}
	handled().then(() => requestAnimationFrame(() => requestAnimationFrame(() => (drawn = performance.now()))));
};
requestAnimationFrame(look);
`

// BenchmarkStart opens the page in Chromium for the first time, and again from what it has kept, until
// the first frame is drawn. The server is on the same computer.
func BenchmarkStart(b *testing.B) {
	folder := os.Getenv("PASSEDPAWN_PAGE")
	if folder == "" {
		b.Skip("build.sh builds the page")
	}
	var first, second float64
	for b.Loop() {
		browser := launchChromium(b, desktop)
		browser.before(drawn)
		p := visit(b, folder, browser, desktop)
		for _, sum := range []*float64{&first, &second} {
			var took float64
			p.wait("a frame is drawn", "drawn > 0")
			p.ask(&took, "drawn")
			*sum += took / 1000
			p.ask(nil, "navigator.serviceWorker.ready.then(() => null)")
			p.load()
		}
	}
	b.ReportMetric(first/float64(b.N), "s/first")
	b.ReportMetric(second/float64(b.N), "s/second")
	b.ReportMetric(0, "ns/op")
}
