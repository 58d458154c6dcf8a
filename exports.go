package punchcard

// WithBaseURL sets the address under which clients reach the API; links in answers and in exported files begin with it.
func WithBaseURL(u string) Option { return func(engine *Engine) { engine.baseURL = u } }

// BaseURL is the address under which clients reach the API; empty when nobody said.
func (e *Engine) BaseURL() string { return e.baseURL }

// WithoutCockpits does without the pages of customers: the API does not serve them, and neither its answers nor distributions link to them.
func WithoutCockpits() Option { return func(engine *Engine) { engine.withoutCockpits = true } }

// Cockpits reports whether customers have pages of their own; see WithoutCockpits.
func (e *Engine) Cockpits() bool { return !e.withoutCockpits }

// WithSpreadsheetSafeExports has exported files, and the reports of imports, put an apostrophe before cells that a spreadsheet would take for formulas. Such a
// file is no longer what an import needs.
func WithSpreadsheetSafeExports() Option {
	return func(engine *Engine) { engine.spreadsheetSafe = true }
}

// SpreadsheetSafe reports whether files are written for spreadsheets; see WithSpreadsheetSafeExports.
func (e *Engine) SpreadsheetSafe() bool { return e.spreadsheetSafe }
