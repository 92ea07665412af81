// Package webpage contains the tests of the page in real browsers, with a mouse, with keys and with
// fingers: each scene is played in Chromium and in Firefox, where they are here. Both run without a
// window and draw with the processor.
package webpage
