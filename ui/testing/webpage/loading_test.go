package webpage

import (
	"slices"
	"testing"
)

// TestBar watches the bar that is shown while the program is loaded, here in four parts: it grows with
// each, and it is gone once the program draws.
func TestBar(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		p.before(`
			const fetches = fetch;
			globalThis.fetch = async (...given) => {
				const response = await fetches(...given);
				if (!String(given[0]).startsWith("passedpawn.wasm")) return response;
				const all = await response.arrayBuffer();
				const part = Math.ceil(all.byteLength / 4);
				return new Response(new ReadableStream({
					start(stream) {
						for (let at = 0; at < all.byteLength; at += part) stream.enqueue(new Uint8Array(all.slice(at, at + part)));
						stream.close();
					},
				}), { headers: response.headers });
			};
			globalThis.shown = [];
			const value = Object.getOwnPropertyDescriptor(HTMLProgressElement.prototype, "value");
			Object.defineProperty(HTMLProgressElement.prototype, "value", {
				...value,
				set(part) {
					value.set.call(this, part);
					if (this.offsetWidth > 0) shown.push(part);
				},
			});
		`)
		p.load()
		var shown []float64
		p.ask(&shown, "shown")
		if len(shown) != 4 || !slices.IsSorted(shown) || shown[0] > 0.26 || shown[3] != 1 {
			p.t.Errorf("the bar shows %v of the four parts", shown)
		}
		var gone bool
		if p.ask(&gone, `document.getElementById("progress").offsetWidth === 0`); !gone {
			p.t.Error("the bar is still there")
		}
	})
}

// TestInstalls reads the manifest, with which a browser offers to install the page: it is whole, and its
// pictures are there.
func TestInstalls(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		var wrong []string
		p.ask(&wrong, `(async () => {
			const at = document.querySelector("link[rel=manifest]").href;
			const manifest = await (await fetch(at)).json();
			const wrong = ["name", "short_name", "start_url", "display", "icons"].filter(entry => !manifest[entry]);
			if (new URL(manifest.start_url, at).href !== location.href) wrong.push("it starts " + manifest.start_url);
			for (const { src, sizes } of manifest.icons) {
				const picture = new Image();
				picture.src = new URL(src, at).href;
				await picture.decode().catch(() => wrong.push("no " + src));
				if (sizes !== "any" && sizes !== picture.naturalWidth + "x" + picture.naturalHeight) wrong.push(src + " is not " + sizes);
			}
			return wrong;
		})()`)
		if len(wrong) > 0 {
			p.t.Errorf("the manifest: %q", wrong)
		}
	})
}
