package speech

// open finds the program that speaks. It takes the voice from the settings of the system, which
// speaks the person's language.
func open(string) (speaker, error) { return find("say") }
