# Reads what go test -v says. It shows the line of each package, everything that a package
# has said that failed, and at the end every test that was skipped and why. A skip that the
# file SKIPS does not name is a failure.
#
# A line of SKIPS is a package, a test or a pattern of tests, and the reason.

BEGIN {
	while ((getline line < SKIPS) > 0)
		if (line !~ /^(#|$)/) {
			split(line, word, " ")
			expected[word[1] " (" word[2] ")"]
		}
}

/^(ok  |FAIL|\?   )\t/ {
	if ($1 == "FAIL")
		for (i = failed = 1; i <= said; i++)
			print lines[i]
	print
	for (i = 1; i <= skipped; i++) {
		if (last[test[i]] ~ /^(long|short): /) # it is run where more is asked for
			continue
		skips[++count] = $2 " " test[i] ": " last[test[i]]
		if (!known($2 " " test[i]))
			strange[++unknown] = skips[count]
	}
	fflush() # a long run shows how far it is
	said = skipped = 0
	next
}

/^=== (RUN|NAME|CONT) / { speaker = $3 }

/^ *--- SKIP: / { test[++skipped] = $3 }

/^ *[a-z0-9_]+\.go:[0-9]+: / {
	last[speaker] = $0
	sub(/^ *[a-z0-9_]+\.go:[0-9]+: /, "", last[speaker])
}

{ lines[++said] = $0 }

END {
	for (i = 1; i <= said; i++)
		print lines[i]
	if (count)
		print "Skipped:"
	for (i = 1; i <= count; i++)
		print "  " skips[i]
	if (unknown) {
		failed = 1
		print "Not expected to be skipped (" SKIPS "):"
		for (i = 1; i <= unknown; i++)
			print "  " strange[i]
	}
	exit failed
}

# known reports whether a test of a package may be skipped.
function known(it, pattern) {
	for (pattern in expected)
		if (it ~ "^" pattern "$")
			return 1
	return 0
}
