package msaa

import (
	"unicode/utf16"
	"unsafe"

	"golang.org/x/sys/windows"
)

// What of Windows the bridge calls.
var (
	user     = windows.NewLazySystemDLL("user32.dll")
	ole      = windows.NewLazySystemDLL("ole32.dll")
	oleAut   = windows.NewLazySystemDLL("oleaut32.dll")
	oleAcc   = windows.NewLazySystemDLL("oleacc.dll")
	setLong  = user.NewProc("SetWindowLongPtrW")
	callProc = user.NewProc("CallWindowProcW")
	notify   = user.NewProc("NotifyWinEvent")
	toScreen = user.NewProc("ClientToScreen")
	toClient = user.NewProc("ScreenToClient")
	ask      = user.NewProc("SystemParametersInfoW")
	initCOM  = ole.NewProc("CoInitializeEx")
	alloc    = oleAut.NewProc("SysAllocStringLen")
	answer   = oleAcc.NewProc("LresultFromObject")
	ofWindow = oleAcc.NewProc("AccessibleObjectFromWindow")
)

// Interfaces, by their identifiers.
var (
	unknownID    = windows.GUID{Data4: [8]byte{0xC0, 0, 0, 0, 0, 0, 0, 0x46}}
	dispatchID   = windows.GUID{Data1: 0x00020400, Data4: [8]byte{0xC0, 0, 0, 0, 0, 0, 0, 0x46}}
	accessibleID = windows.GUID{Data1: 0x618736E0, Data2: 0x3C3D, Data3: 0x11CF, Data4: [8]byte{0x81, 0x0C, 0, 0xAA, 0, 0x38, 0x9B, 0x71}}
)

// Results of methods.
const (
	ok           = 0
	nothing      = 1 // it is done, and there is nothing to answer
	noInterface  = 0x80004002
	notThere     = 0x80004001 // no such method
	pointer      = 0x80004003
	invalid      = 0x80070057
	noMember     = 0x80020003 // the object has no such property
	disconnected = 0x800401FD // what the object was has left the window
)

// Objects of a window that readers ask for.
const (
	objectWindow = 0x00000000
	objectClient = 0xFFFFFFFC
)

// A variant is a value of COM. Only what a bridge answers is in it.
type variant struct {
	kind  uint16
	_     [3]uint16
	value uintptr
	_     uintptr
}

// Kinds of variants.
const (
	isEmpty  = 0
	isNumber = 3
	isObject = 9
)

// whole returns a variant of a number.
func whole(n uint32) variant { return variant{kind: isNumber, value: uintptr(n)} }

// text returns a string of COM, which the caller frees.
func text(s string) uintptr {
	letters := utf16.Encode([]rune(s))
	made, _, _ := alloc.Call(uintptr(unsafe.Pointer(unsafe.SliceData(letters))), uintptr(len(letters)))
	return made
}

// place is a place on the screen or in a window.
type place struct{ X, Y int32 }

// reads reports whether a screen reader has told the system that it runs.
func reads() bool {
	const getScreenReader = 0x46
	var on int32
	done, _, _ := ask.Call(getScreenReader, 0, uintptr(unsafe.Pointer(&on)), 0)
	return done != 0 && on != 0
}
