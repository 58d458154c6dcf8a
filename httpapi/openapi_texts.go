package httpapi

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"
)

// The texts of operations, properties and refusals are in the files below, one per line. A line with a number sign is a
// remark.
var (
	//go:embed described/operations.txt
	operationTexts string
	//go:embed described/properties.txt
	propertyTexts string
	//go:embed described/properties_loyalty.txt
	loyaltyPropertyTexts string
	//go:embed described/refusals.txt
	refusalTexts string
)

// operationText is the title and the description of an operation.
type operationText struct{ title, description string }

// textOfOperations returns the texts by method and path.
var textOfOperations = sync.OnceValue(func() map[string]operationText {
	all := map[string]operationText{}
	for _, fields := range lines(operationTexts, " | ", 3) {
		all[fields[0]] = operationText{fields[1], fields[2]}
	}
	return all
})

// propertyWords returns the meanings of properties by name, or by type and name.
var propertyWords = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for _, fields := range append(lines(propertyTexts, ": ", 2), lines(loyaltyPropertyTexts, ": ", 2)...) {
		for name := range strings.SplitSeq(fields[0], ",") {
			all[name] = fields[1]
		}
	}
	return all
})

// refusalText is the meaning of the key of a refusal, and what a caller can do about it.
type refusalText struct{ key, meaning, remedy string }

var textOfRefusals = sync.OnceValue(func() (all []refusalText) {
	for _, fields := range lines(refusalTexts, " | ", 3) {
		all = append(all, refusalText{fields[0], fields[1], fields[2]})
	}
	return all
})

// lines splits each line of a text into a number of fields.
func lines(text, separator string, fields int) (all [][]string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		one := strings.SplitN(line, separator, fields)
		if len(one) != fields {
			panic(fmt.Sprintf("httpapi: %q does not have %d fields", line, fields)) // a mistake in an embedded file
		}
		all = append(all, one)
	}
	return all
}
