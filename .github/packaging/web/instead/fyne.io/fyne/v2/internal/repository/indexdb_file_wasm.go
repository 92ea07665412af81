// Nothing is here: no file of Fyne's is in IndexedDB.
package repository
