package csvexport

import (
	"bytes"
	"encoding/csv"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestFields writes random fields as encoding/csv does.
func TestFields(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 2))
	parts := []string{"", " ", ",", `"`, "\n", "\r", "\r\n", "\t", `\.`, "a", "Ω", "\u3000", "\xa0", "\xff", "12", ";", "x y"}
	for range 5000 {
		var fields []string
		for range 2 + random.IntN(4) {
			var field strings.Builder
			for range random.IntN(4) {
				field.WriteString(parts[random.IntN(len(parts))])
			}
			fields = append(fields, field.String())
		}
		var want bytes.Buffer
		w := csv.NewWriter(&want)
		if err := w.Write(fields); err != nil {
			t.Fatal(err)
		}
		w.Flush()
		if got := appendFields(nil, fields); string(got) != want.String() {
			t.Fatalf("%q is written %q, want %q", fields, got, want.String())
		}
	}
}
