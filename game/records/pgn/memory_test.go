package pgn

import (
	"reflect"
	"strings"
	"testing"
	"unsafe"
)

// TestMemory reads the densest possible games. None may take more than ten times the
// memory of its text, nor an allocation for each move.
func TestMemory(t *testing.T) {
	const size = 1 << 14
	for _, part := range []string{
		"Nf3 Nf6 Ng1 Ng8 ",
		"Nf3(e4)Nf6(e5)Ng1(e4)Ng8(e5)",
		"Nf3{a}Nf6{b}Ng1{c}Ng8{d}",
		"Nf3$1Nf6$2Ng1$3Ng8$4",
		"Nf3 Nf6 {a}{b}{c}{d}{e}{f}{g} Ng1 Ng8 ",
		"Nf3 Nf6 $1$2$3$4$5$6$7$8$9 Ng1 Ng8 ",
		"Nf3 Nf6 ! ? ! ? ! ? ! ? Ng1 Ng8 ",
	} {
		item := Scan(strings.Repeat(part, size/len(part)))[0]
		rec, err := Read(item, chess)
		if err != nil || len(rec.Moves()) < size/len(part) {
			t.Fatalf("%s: %v", part, err)
		}
		if times := float64(held(rec)) / size; times < 1 || times > 10 {
			t.Errorf("%s: %.1f times its text", part, times)
		}
		if n := testing.AllocsPerRun(1, func() { _, _ = Read(item, chess) }); n > size/100 {
			t.Errorf("%s: %v allocations", part, n)
		}
	}
}

// held returns the bytes that can be reached from a value. It counts them itself, because
// the memory statistics of the process include whatever else runs in it.
func held(v any) (bytes int) {
	most := map[unsafe.Pointer]int{} // the size of what begins at an address
	hold := func(at unsafe.Pointer, size int) (anew bool) {
		if anew = size > most[at]; anew {
			bytes += size - most[at]
			most[at] = size
		}
		return anew
	}
	var reach func(v reflect.Value)
	reach = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if !v.IsNil() && hold(v.UnsafePointer(), int(v.Elem().Type().Size())) {
				reach(v.Elem())
			}
		case reflect.String:
			hold(unsafe.Pointer(unsafe.StringData(v.String())), v.Len())
		case reflect.Slice:
			if !v.IsNil() && hold(v.UnsafePointer(), v.Cap()*int(v.Type().Elem().Size())) {
				for i := range v.Len() {
					reach(v.Index(i))
				}
			}
		case reflect.Array:
			for i := range v.Len() {
				reach(v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				reach(v.Field(i))
			}
		}
	}
	reach(reflect.ValueOf(v))
	return bytes
}
