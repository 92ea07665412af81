// This file takes the place of the one in which Fyne keeps files in IndexedDB. The program keeps its
// own there, by files.js, and none of Fyne's; and Fyne's panics where the browser keeps nothing.
package repository

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage/repository"
)

// An IndexDBRepository has no files.
type IndexDBRepository struct{}

// NewIndexDBRepository returns a repository without files.
func NewIndexDBRepository() (*IndexDBRepository, error) { return &IndexDBRepository{}, nil }

// Exists finds nothing.
func (*IndexDBRepository) Exists(fyne.URI) (bool, error) { return false, nil }

// CanRead finds nothing to read.
func (*IndexDBRepository) CanRead(fyne.URI) (bool, error) { return false, nil }

// Reader returns an error.
func (*IndexDBRepository) Reader(fyne.URI) (fyne.URIReadCloser, error) {
	return nil, repository.ErrOperationNotSupported
}

// Destroy does nothing.
func (*IndexDBRepository) Destroy(string) {}
