package dashboard

import (
	"context"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// namer reads the names of what sentences mention.
type namer struct{ *punchcard.Project }

var _ wording.Reader = namer{}

// Names returns the names of ids; see wording.Reader.
func (n namer) Names(ctx context.Context, ids wording.Ids) (wording.Names, error) {
	return n.Project.Names(ctx, nameIDs(ids))
}

// nameIDs are the ids that sentences mention.
func nameIDs(ids wording.Ids) storage.NameIDs {
	return storage.NameIDs{Segments: ids.Segments, Tiers: ids.Tiers, Products: ids.Products, SKUs: ids.SKUs, Collections: ids.Collections}
}

// writer says things of the project.
func (v *visit) writer(names wording.Names) wording.Writer {
	return wording.Writer{Language: v.texts.wording, Currency: v.Settings.Currency, Zone: v.Settings.Zone(), Names: names}
}
