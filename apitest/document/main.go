// Document writes the OpenAPI document of this version to the standard output.
package main

import (
	"os"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/storage/memory"
)

func main() {
	if _, err := os.Stdout.Write(httpapi.New(punchcard.New(memory.New())).OpenAPI()); err != nil {
		os.Exit(1)
	}
}
