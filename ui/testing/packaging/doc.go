// Package packaging holds no code but tests: what the files of .github/packaging
// tell the systems that the program is installed on is true of the program.
package packaging
