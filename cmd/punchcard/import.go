package main

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/punchcardhq/punchcard/env"
)

// importer sends a file to a server in batches, and counts the imported and failed rows.
type importer struct {
	remote
	what, campaign, charset, report string
	// batchRows is the number of rows of one request.
	batchRows int

	bar          *progress
	run          string // the prefix of the idempotency keys of this run
	batches      int
	done, failed int64
	out, errOut  io.Writer
	failures     *csv.Writer
	printed      int
	finishedRows int64 // rows of finished batches
}

func newImport() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "import",
		Short: "Import a file of vouchers, customers, products, SKUs or orders into a running server",
		Long: `Import a file into a running server, over its API.

Files of vouchers, customers, products and skus are CSV; orders are JSON, as an array or one order after the other. A file may be
of any size: it is sent in batches, each of which is a background action at the server. Rows that fail are printed with their
line, and the others are stored; the command then ends with status 1. The same file can safely be imported again: existing
resources are found by their code or source id.

'punchcard import native' is another matter: it makes a whole project from the files of 'punchcard export', in a database.`,
	}
	for _, what := range []string{"vouchers", "customers", "products", "skus", "orders"} {
		cmd.AddCommand(newImportOf(what))
	}
	cmd.AddCommand(newImportNative())
	return cmd
}

func newImportOf(what string) *cobra.Command {
	in := &importer{what: what, batchRows: batchOrders}
	cmd := &cobra.Command{
		Use:     what + " FILE",
		Short:   "Import " + what,
		Long:    "Import " + what + ". " + fileForm(what),
		Example: importExamples[what],
		Args:    exactArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			in.out, in.errOut = cmd.OutOrStdout(), cmd.ErrOrStderr()
			return in.file(cmd.Context(), args[0])
		},
	}
	in.settings(cmd)
	cmd.Flags().StringVar(&in.report, "report", "", "a file to write the failures to, as CSV")
	if what != "orders" {
		cmd.Flags().IntVar(&in.batchRows, "rows-per-request", 50_000, "the number of rows in one request")
		cmd.Flags().StringVar(&in.charset, "charset", "", "the charset of a file that is not in UTF-8 or UTF-16: iso-8859-1 or windows-1252")
	}
	if what == "vouchers" {
		cmd.Flags().StringVar(&in.campaign, "campaign", "", "the id or name of the campaign that the codes belong to")
	}
	return cmd
}

// fileForm describes the format of a file.
func fileForm(what string) string {
	if what == "orders" {
		return "The file is JSON: an array of orders as POST /v1/orders takes them, or one after the other. Amounts are hundredths."
	}
	return "The file is CSV, and its first line names the columns. Amounts have a decimal point; a column that the server does not know becomes metadata."
}

// errRowsFailed is the error of an import that stored only some of the rows.
var errRowsFailed = errors.New("rows failed")

func (in *importer) file(ctx context.Context, name string) (err error) {
	source, err := os.Open(name)
	if err != nil {
		return err
	}
	defer source.Close()
	in.run = env.NewID("import-")
	if in.report != "" {
		file, err := os.Create(in.report)
		if err != nil {
			return err
		}
		in.failures = csv.NewWriter(file)
		if err := in.failures.Write([]string{"line", "key", "reason"}); err != nil {
			return err
		}
		defer func() {
			in.failures.Flush()
			err = errors.Join(err, in.failures.Error(), file.Close())
		}()
	}
	if in.what == "orders" {
		err = in.orders(ctx, source)
	} else {
		err = in.table(ctx, source)
	}
	if in.bar != nil {
		in.bar.end()
	}
	fmt.Fprintf(in.out, "%d %s imported, %d failed\n", in.done, in.what, in.failed)
	if err == nil && in.failed > 0 {
		err = fmt.Errorf("%d %w", in.failed, errRowsFailed)
	}
	return err
}

// sendBatch sends a batch of rows, waits until the server has handled it, and records its failures. lines has the line of each row in the
// file.
func (in *importer) sendBatch(ctx context.Context, path, contentType string, body []byte, lines []int64) error {
	in.batches++
	started, err := in.post(ctx, path, contentType, body, fmt.Sprintf("%s-%d", in.run, in.batches))
	if err != nil {
		return err
	}
	id, _ := started["async_action_id"].(string)
	result, err := in.waitForAction(ctx, id, func(percent int64) { in.bar.show(in.finishedRows + int64(len(lines))*percent/100) })
	in.done += intOf(result["done_count"])
	in.failed += intOf(result["failed_count"])
	in.finishedRows += int64(len(lines))
	in.bar.show(in.finishedRows)
	if err != nil {
		return err
	}
	if reports, _ := result["reports"].([]any); len(reports) > 0 {
		address, _ := reports[0].(string)
		return in.failuresOf(ctx, address, lines)
	}
	return nil
}

// failuresOf reads the failures in the report of a batch.
func (in *importer) failuresOf(ctx context.Context, address string, lines []int64) error {
	at, err := url.Parse(address)
	if err != nil {
		return err
	}
	text, err := in.call(ctx, "GET", at.RequestURI(), "", nil, "") // this host may not reach the base URL of the link
	if err != nil {
		return err
	}
	records, err := csv.NewReader(strings.NewReader(string(text))).ReadAll()
	if err != nil || len(records) == 0 {
		return err
	}
	row, reason := slices.Index(records[0], "row"), slices.Index(records[0], "reason")
	key := max(slices.Index(records[0], "code"), slices.Index(records[0], "source_id"))
	if row < 0 || reason < 0 || key < 0 {
		return fmt.Errorf("a report without row, key or reason: %v", records[0])
	}
	for _, r := range records[1:] {
		line := int64(0)
		if n, err := strconv.Atoi(r[row]); err == nil && n > 0 && n <= len(lines) {
			line = lines[n-1]
		}
		if err := in.addFailure(line, r[key], r[reason]); err != nil {
			return err
		}
	}
	return nil
}

// maxPrinted is how many failures are printed; the report has all.
const maxPrinted = 50

// addFailure prints the failure of a row and adds it to the report.
func (in *importer) addFailure(line int64, key, reason string) error {
	if in.printed++; in.printed <= maxPrinted {
		in.bar.end()
		fmt.Fprintf(in.errOut, "line %d (%s): %s\n", line, key, reason)
	} else if in.printed == maxPrinted+1 {
		fmt.Fprintln(in.errOut, "... and more; --report FILE writes all of them to a file")
	}
	if in.failures == nil {
		return nil
	}
	return in.failures.Write([]string{strconv.FormatInt(line, 10), key, reason})
}
