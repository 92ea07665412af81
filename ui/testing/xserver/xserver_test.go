package xserver

import "testing"

// TestStart starts servers beside each other: each has a display and a process of its own.
func TestStart(t *testing.T) {
	if testing.Short() {
		t.Skip("short: it starts X servers")
	}
	displays, pids := map[string]bool{}, map[int]bool{}
	const servers = 3
	for range servers {
		display, pid := Start(t, "-screen", "0", "64x64x24")
		displays[display], pids[pid] = true, true
	}
	if len(displays) != servers || len(pids) != servers {
		t.Errorf("%d servers are processes %v on displays %v", servers, pids, displays)
	}
}
