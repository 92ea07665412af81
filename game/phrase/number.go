package phrase

import "strconv"

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
