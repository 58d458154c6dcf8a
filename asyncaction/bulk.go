package asyncaction

import (
	"fmt"

	"github.com/punchcardhq/punchcard/metadata"
)

// LineBulk is where bulk updates of a project wait for earlier ones: two that name the same records end as if the second had been
// asked for after the first was done.
const LineBulk = "BULK_UPDATE"

// BulkJob is where a bulk update stands. Jobs of single kinds embed it.
type BulkJob struct {
	Place
	// Metadata is what all rows get; nil when each row brings its own.
	Metadata metadata.Map
}

// Updated is the message of a bulk update: "Updated 2 vouchers.".
func Updated(plural string) func(*Action) string {
	return func(a *Action) string { return fmt.Sprintf("Updated %d %s.", a.Done, plural) }
}

// Imported is the message of an import: "2 voucher(s) imported successfully, 1 failed.".
func Imported(singular string) func(*Action) string {
	return func(a *Action) string {
		return fmt.Sprintf("%d %s(s) imported successfully, %d failed.", a.Done, singular, a.Failed)
	}
}
