package pgn

import (
	"strings"
	"testing"
)

// TestCutOff cuts a file off at every byte. What is open there is reported with its line. A
// complete game is not reported.
func TestCutOff(t *testing.T) {
	const first = "[Event \"A\"]\n[Result \"*\"]\n\n1. e4 *\n\n"
	const mate = "[Event \"B\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\"]\n\n"
	for text, want := range map[string]string{
		"[Event \"B\"]\n[Result \"1-0\"]\n\n1. e4\ne5 {good":                 "line 10: the file ends inside a comment that begins here",
		"[Event \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 {":                      "line 9: the file ends inside a comment that begins here",
		"[Event \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 (1... c5\n(1... e6) 2.": "line 9: the file ends inside a variation that begins here",
		"[Event \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2.":                     "line 9: the file ends before the result of the game",
		"[Event \"B\"]\n[Result \"1-0\"]\n":                                  "line 7: the file ends before the result of the game",
		"[Event \"B\"]\n[White \"":                                           "line 7: the file ends inside the tags of the game",
		"[Event \"B\"]\n[Wh":                                                 "line 7: the file ends inside the tags of the game",
		"[Event \"B\"]\n[White \"x\"]\n":                                     "line 7: the file ends inside the tags of the game",
		"[Event \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n":                  "",
		"[Event \"B\"]\n[Result \"1-0\"]\n\n1. e4 (1. d4 d5 1-0\n":           "",
		"[Event \"B\"]\n\n1. e4 e5 ; a remark":                               "",
		"1. e4 e5":                                                           "",
		"[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]":                             "",
		mate:                                                                 "",
		mate + "{a mate}":                                                    "",
		mate + "1.":                                                          "line 11: the file ends before the result of the game",
		mate + "{a mate} 1.":                                                 "line 11: the file ends before the result of the game",
		mate + "{a mate":                                                     "line 11: the file ends inside a comment that begins here",
	} {
		items := Scan(first + text)
		at, cut := CutOff(items[len(items)-1])
		got := ""
		if cut {
			got = at.Sentence().String()
		}
		if cut != (want != "") || !strings.Contains(got, want) || cut && at.Game != 2 {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
	const whole = "[Event \"B\"]\n[Result \"1-0\"]\n\n1. e4 {good} (1. d4 d5) e5 1-0"
	for n := len("[Event"); n < len(whole)-len("-0"); n++ {
		if items := Scan(whole[:n]); len(items) != 1 {
			t.Fatalf("%q is %d games", whole[:n], len(items))
		} else if _, cut := CutOff(items[0]); !cut {
			t.Errorf("%q is not reported", whole[:n])
		}
	}
}
