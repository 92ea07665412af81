package phrase

import "strconv"

// A Number is how many there are of something. The first one in a phrase chooses its
// plural form, and it is written with its thousands set apart, such as 12,345.
type Number int

// In is the number in a language, as a Word.
func (n Number) In(l *Language) string {
	digits := strconv.Itoa(int(n))
	for i := len(digits) - 3; i > 0 && digits[i-1] != '-'; i -= 3 {
		digits = digits[:i] + l.Text(",") + digits[i:]
	}
	return digits
}
