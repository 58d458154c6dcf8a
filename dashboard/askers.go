package dashboard

import (
	"cmp"
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/storage"
)

// asker is who sent a request.
type asker = env.Source

// askers returns a function that names those whom each adds: people, keys, or Punchcard itself. It reads the names of people at once, and reads
// nothing when there is nobody but the visitor.
func (v *visit) askers(ctx context.Context, each func(add func(asker))) (func(asker) string, error) {
	names := map[string]string{v.Visitor.ID: v.Visitor.Name}
	var ids []string
	each(func(a asker) {
		if _, known := names[a.UserID]; a.UserID != "" && !known && !slices.Contains(ids, a.UserID) {
			ids = append(ids, a.UserID)
		}
	})
	if len(ids) > 0 {
		page, err := v.dashboard.engine.Projects.AllUsers(ctx, storage.Query{Filter: storage.In("id", ids)})
		if err != nil {
			return nil, err
		}
		for _, u := range page.Items {
			names[u.ID] = u.Name()
		}
	}
	return func(a asker) string {
		switch {
		case a.UserID != "":
			return cmp.Or(names[a.UserID], a.UserID)
		case a.Channel == env.ChannelAPI:
			return v.say("by.key", cmp.Or(a.KeyName, a.AppID))
		case a.Channel == env.ChannelClientAPI:
			return v.say("by.client-key", cmp.Or(a.KeyName, a.ClientAppID))
		}
		return v.say("by.itself")
	}, nil
}
