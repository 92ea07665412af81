package phrase

import (
	"strconv"
	"strings"
)

// A Number is a count of something. The first one in a phrase decides its plural form. It
// is written with separators between thousands, such as 12,345.
type Number int

// In returns the number in a language. It implements Word.
func (n Number) In(l *Language) string {
	digits := strconv.Itoa(int(n))
	for i := len(digits) - 3; i > 0 && digits[i-1] != '-'; i -= 3 {
		digits = digits[:i] + l.Text(",") + digits[i:]
	}
	return digits
}

// A Decimal is a number that is written with one decimal place.
type Decimal float64

// In returns the number in a language. It implements Word.
func (d Decimal) In(l *Language) string {
	return strings.Replace(strconv.FormatFloat(float64(d), 'f', 1, 64), ".", l.Text("."), 1)
}
