package dashboard

// empty is what stands in the place of a list without rows: what would be here, and why it is not.
type empty struct{ Icon, Title, Text string }
