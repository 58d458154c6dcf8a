package dashboard

// empty is what stands in the place of a list without rows: what would be here, and why it is not.
type empty struct{ Icon, Title, Text string }

// nothingMatches stands in the place of a list that a filter has left without rows.
func (v *visit) nothingMatches() empty {
	return empty{"search", v.say("list.filtered"), v.say("list.filtered.why")}
}
