package record

import "testing"

func TestRows(t *testing.T) {
	var r rows[int]
	fill := func(from int) {
		for i := range 3*perBlock + 1 {
			value, number := r.add()
			if int(number) != i || *value != 0 {
				t.Fatalf("value %d has the number %d and is %d", i, number, *value)
			}
			*value = from + i
		}
	}
	fill(100)
	c := r.copy()
	*c.at(perBlock) = -1
	if _, number := c.add(); int(number) != r.count || *r.at(perBlock) != 100+perBlock || *c.at(0) != 100 {
		t.Error("the copy shares its values")
	}
	r.count = 0
	fill(500) // into blocks that were used
	if *r.at(3 * perBlock) != 500+3*perBlock || *c.at(3 * perBlock) != 100+3*perBlock {
		t.Error("using the blocks again changed the copy")
	}
}

// TestReset reads another game into the room of one, as checking a file does.
func TestReset(t *testing.T) {
	r := branched()
	r.SetTag("White", "Ada")
	r.At(Path{0}).Note(Notes{After: []string{"a"}, Glyphs: []int{1}})
	c := r.Clone()
	r.Reset("chess", "")
	if !r.Equal(New("chess", "")) {
		t.Error("something is left")
	}
	for i, m := range branched().Moves() {
		r.Add(i, m, "x")
	}
	if n := r.At(Path{0}); !n.Silent() || len(n.Children()) > 1 || n.SAN() != "x" || len(r.Moves()) != 3 {
		t.Error("something came back")
	}
	if c.At(Path{0}).Text() != "a" || c.At(Path{0, 0}).SAN() != "1" {
		t.Error("the copy was lost")
	}
}
