// Begins to watch for files that the system asks the program to open.
void passedpawnWatch(void);
