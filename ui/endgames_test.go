package ui

import (
	"context"
	"errors"
	"testing"
)

// buildTables chooses the menu item and answers yes. The build is the function's.
func buildTables(d *rig, build func(context.Context, func(float64)) error) {
	d.programs().build = build
	d.menus.endgames.Action()
	d.pressButton("Build")
}

// TestBuildTables builds the tables of endgames: the item shows how far they are.
func TestBuildTables(t *testing.T) {
	d := open(t, t.TempDir())
	if d.menus.endgames.Label != "Build endgame tables…" {
		t.Errorf("the item is %q", d.menus.endgames.Label)
	}
	finish := make(chan struct{})
	buildTables(d, func(_ context.Context, report func(float64)) error {
		report(0.43)
		<-finish
		return nil
	})
	d.until("the progress is shown", func() bool { return d.menus.endgames.Label == "Stop building endgame tables (43 %)" })
	close(finish)
	d.until("they are complete", func() bool { return d.menus.endgames.Label == "Build endgame tables…" && !d.endgames.tasks.Busy() })
	d.says("The endgame tables are complete.")
}

// TestStopTables stops the build by the same item.
func TestStopTables(t *testing.T) {
	d := open(t, t.TempDir())
	buildTables(d, func(ctx context.Context, _ func(float64)) error {
		<-ctx.Done()
		return ctx.Err()
	})
	if d.menus.endgames.Label != "Stop building endgame tables" {
		t.Errorf("the item is %q", d.menus.endgames.Label)
	}
	d.menus.endgames.Action()
	d.until("it has stopped", func() bool { return !d.endgames.tasks.Busy() })
	d.says("What is done is kept.")
}

// TestTablesFail says why the tables could not be built.
func TestTablesFail(t *testing.T) {
	d := open(t, t.TempDir())
	buildTables(d, func(context.Context, func(float64)) error { return errors.New("the disk is full") })
	d.until("it has failed", func() bool { return !d.endgames.tasks.Busy() })
	d.says("the disk is full")
}
