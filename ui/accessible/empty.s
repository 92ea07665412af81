// Go takes a function without a body only in a package with a file like this one.
