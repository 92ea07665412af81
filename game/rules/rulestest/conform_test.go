package rulestest

import "testing"

func TestConform(t *testing.T) { Conform(t, Drops{}) }
