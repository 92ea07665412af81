package library

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/library/index"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/variants"
)

// TestRecords lists games of shogi, exports them, changes one and deletes another: the
// rest of the file stays as it is.
func TestRecords(t *testing.T) {
	const first, second = "V2.2\nN+A\nN-B\n$EVENT:x\nPI\n+\n+7776FU\n-3334FU\n%TORYO", "N+C\nN-D\nPI\n+\n+2726FU\n%CHUDAN"
	path := t.TempDir() + "/two.csa"
	if err := os.WriteFile(path, []byte(first+"\n/\n"+second+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	c := File(path, "", variants.All())
	list := func() *index.Table {
		t.Helper()
		table, err := c.List(context.Background(), func(*index.Table, float64) {})
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	table := list()
	if table.Len() != 2 || table.Text(0, index.White) != "A" || table.Text(0, index.Event) != "x" || table.Text(0, index.Result) != "0-1" ||
		table.Text(1, index.Black) != "D" {
		t.Fatalf("%d games, the first by %s", table.Len(), table.Text(0, index.White))
	}
	item, err := c.Item(table, 1)
	if err != nil || item.Number != 2 || item.Raw != second {
		t.Fatalf("%+v, %v", item, err)
	}
	for name, want := range map[string]string{"a.pgn": "1. P-7f P-3d", "a.kifu": "   1 ２六歩(27)"} {
		var out strings.Builder
		if err := c.Export(&out, table, []int32{0, 1}, gamefile.TypeOf(name)); err != nil || !strings.Contains(out.String(), want) ||
			len(gamefile.Scan(out.String(), name)) != 2 {
			t.Errorf("%s: %v\n%s", name, err, out.String())
		}
	}
	files := NewFiles(t.TempDir(), time.Now)
	changed := strings.Replace(second, "+2726FU", "+2726FU\n'*good", 1)
	if _, err := files.Save(OriginalOf(item, path, ""), changed, Refuse); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, path); got != first+"\n/\n"+changed+"\n" {
		t.Errorf("it became\n%s", got)
	}
	table = list()
	back, err := files.DeleteGames(c, table, []int32{0}, unwrapped)
	if err != nil {
		t.Fatal(err)
	}
	if items := gamefile.Scan(contents(t, path), path); len(items) != 1 || items[0].Raw != changed {
		t.Errorf("it holds\n%s", contents(t, path))
	}
	if _, err := files.Restore(back, unwrapped); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, path); got != first+"\n/\n"+changed+"\n" {
		t.Errorf("restored, it is\n%s", got)
	}
}
