package pattern

import "strings"

// A Structure is a formation of pawns that has a name.
type Structure struct {
	Name    string // as in a search
	pattern string // as Parse reads it, from White's side
}

// Structures returns the formations of pawns that have names, after which players and
// books of strategy call them. The other pawns may be anywhere.
func Structures() []Structure {
	return []Structure{
		{"isolani", "wpd4,!wpc,!wpe,!bpd"},
		{"hanging", "wpc4,wpd4,!wpb,!wpe,!bpc,!bpd"},
		{"carlsbad", "wpd4,!wpc,bpd5,bpc67,!bpe,wpe23"},
		{"maroczy", "wpc4,wpe4,!wpd,bpd67,!bpc"},
		{"hedgehog", "wpc4,wpe4,!wpd,bpa6,bpb6,bpd6,bpe6,!bpc"},
		{"scheveningen", "wpe4,!wpd,bpd6,bpe6,!bpc"},
		{"dragon", "wpe4,!wpd,bpd6,bpe7,bpf7,bpg6,!bpc"},
		{"najdorf", "wpe4,!wpd,bpd6,bpe5,!bpc"},
		{"french", "wpd4,wpe5,bpd5,bpe6"},
		{"caro", "wpd4,!wpe,bpc6,bpe6,!bpd"},
		{"slav", "wpd4,!wpc,bpc6,bpe6,!bpd"},
		{"benoni", "wpd5,wpe4,!wpc,bpc5,bpd6,!bpe"},
		{"kingsindian", "wpc4,wpd5,wpe4,bpd6,bpe5"},
		{"stonewall", "wpd4,wpe3,wpf4,bpd5"},
		{"exchangefrench", "wpd4,!wpe,bpd5,!bpe"},
	}
}

// ParseStructure reads the name of a formation and options, in lower case. The formation
// may be that of either side.
func ParseStructure(text string) (p Pattern, ok bool) {
	name, options, _ := strings.Cut(text, "/")
	for _, s := range Structures() {
		if s.Name != name {
			continue
		}
		if options != "" {
			options = "/" + options
		}
		p, ok = Parse(s.pattern + options)
	}
	p.Turned = true
	return p, ok
}

// ParseMaterial reads a material and options, in lower case. Either side may be White.
func ParseMaterial(text string) (p Pattern, ok bool) {
	p, ok = Parse(text)
	p.Turned = true
	return p, ok && p.Material != nil && len(p.Clauses) == 0
}
