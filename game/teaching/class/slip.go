package class

import (
	"cmp"
	"hash/crc32"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/phrase"
)

// A Slip is the answers of one person to a set.
type Slip struct {
	Set     string // its key
	ID      string // tells apart the slips of people without a name
	Name    string // "" unless one was typed
	Answers []Answer
}

// A slip is text without a space:
//
//	slip1.SET.ID.NAME.ANSWER.ANSWER.CHECK
//
// The number is the version of the format. NAME is as in an address of the web. An ANSWER is empty
// if there is none, or the seconds it took and, if it was wrong, the number of the person's move and
// the move: 12-1-e2e4. CHECK is the CRC-32 of what is before its dot, in base 36.
const (
	slipMark    = "slip"
	slipVersion = 1
)

// Limits of a slip: longer times and names are cut.
const (
	mostSeconds = 99_999
	mostName    = 40 // letters
	mostLength  = 4000
	mostMoves   = 1000 // of a solution
)

// String returns the slip as a line of text.
func (s Slip) String() string {
	parts := []string{slipMark + strconv.Itoa(slipVersion), s.Set, s.ID, escape(s.Name)}
	for _, a := range s.Answers {
		parts = append(parts, a.text())
	}
	body := strings.Join(parts, ".")
	return body + "." + check(body)
}

// escape writes a name, of which it keeps at most mostName letters.
func escape(name string) string {
	letters := []rune(strings.TrimSpace(strings.ToValidUTF8(name, "")))
	short := strings.TrimSpace(string(letters[:min(len(letters), mostName)]))
	return strings.ReplaceAll(strings.ReplaceAll(url.QueryEscape(short), ".", "%2E"), "+", "%20")
}

func (a Answer) text() string {
	if !a.Given {
		return ""
	}
	text := strconv.Itoa(min(int(a.Took/time.Second), mostSeconds))
	if a.Solved {
		return text
	}
	return text + "-" + strconv.Itoa(a.Right+1) + "-" + a.Wrong
}

func check(body string) string { return digits(crc32.ChecksumIEEE([]byte(body))) }

// slipText matches what may be a slip. What a mail puts around a link is not part of it.
var slipText = regexp.MustCompile(slipMark + `[0-9]+\.[0-9A-Za-z.%_~@+*=-]+`)

// AreSlips reports whether there is anything in a text that looks like a slip.
func AreSlips(text string) bool { return slipText.MatchString(text) }

// ReadSlips reads the slips in a text, whatever stands between them. wrong says of each other text
// that begins like a slip what is wrong with it.
func ReadSlips(text string) (all []Slip, wrong []error) {
	for _, at := range slipText.FindAllStringIndex(text, -1) {
		s, err := readSlip(strings.TrimRight(text[at[0]:at[1]], ".=*-"))
		if err != nil {
			wrong = append(wrong, phrase.Errorf("class.slip-line", 1+strings.Count(text[:at[0]], "\n"), err))
			continue
		}
		all = append(all, s)
	}
	return all, wrong
}

// readSlip reads one slip.
func readSlip(text string) (s Slip, err error) {
	end := strings.LastIndexByte(text, '.')
	parts := strings.Split(text[:max(end, 0)], ".")
	if version, _ := strconv.Atoi(strings.TrimPrefix(parts[0], slipMark)); version != slipVersion {
		return s, phrase.Errorf("class.slip-version")
	}
	if len(parts) < 5 || len(text) > mostLength || check(text[:end]) != text[end+1:] {
		return s, phrase.Errorf("class.slip-damaged")
	}
	s = Slip{Set: parts[1], ID: parts[2]}
	if s.Name, err = url.QueryUnescape(parts[3]); err != nil {
		return Slip{}, phrase.Errorf("class.slip-damaged")
	}
	for _, part := range parts[4:] {
		a, ok := readAnswer(part)
		if !ok {
			return Slip{}, phrase.Errorf("class.slip-damaged")
		}
		s.Answers = append(s.Answers, a)
	}
	if s.String() != text {
		return Slip{}, phrase.Errorf("class.slip-damaged")
	}
	return s, nil
}

// readAnswer reads an answer.
func readAnswer(text string) (a Answer, ok bool) {
	if text == "" {
		return a, true
	}
	parts := strings.SplitN(text, "-", 3)
	seconds, err := strconv.Atoi(parts[0])
	a = Answer{Given: true, Took: time.Duration(seconds) * time.Second, Solved: len(parts) == 1}
	if len(parts) == 3 {
		var wrong error
		a.Right, wrong = strconv.Atoi(parts[1])
		a.Right--
		a.Wrong, err = parts[2], cmp.Or(err, wrong)
	}
	return a, err == nil && seconds >= 0 && seconds <= mostSeconds && len(parts) != 2 && a.Right >= 0 && a.Right < mostMoves && (a.Solved || a.Wrong != "")
}
