// Package pofile holds no code but tests: they write all texts of a language as one .po file, for
// the programs that translators use, and read it back into the files of the language.
package pofile
