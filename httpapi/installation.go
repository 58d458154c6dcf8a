package httpapi

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

// features are what an installation can switch off: the beginnings of the paths that then answer 402.
var features = map[string][]string{
	"loyalty-v2":           {"/v2/loyalties"},
	"cockpits":             {managedCockpits},
	"branding":             {"/management/v1/projects/{projectId}/branding"},
	"custom-event-schemas": {"/management/v1/projects/{projectId}/custom-event-schemas"},
	"metadata-schemas":     {"/management/v1/projects/{projectId}/metadata-schemas"},
	"projects":             {"/management/v1/projects"},
	"stacking-rules":       {"/management/v1/projects/{projectId}/stacking-rules"},
	"templates":            {"/management/v1/projects/{projectId}/templates"},
	"users":                {"/management/v1/projects/users", "/management/v1/projects/{projectId}/users"},
	"webhooks":             {managedWebhooks, managedDistributions},
}

// switchedOff reports whether an installation does without a feature.
func (a *API) switchedOff(feature string) bool { return slices.Contains(a.disabled, feature) }

// Features lists what WithoutFeatures can switch off. Without projects the whole management API is off.
func Features() []string { return slices.Sorted(maps.Keys(features)) }

// CheckFeatures refuses a name that is none of Features.
func CheckFeatures(names ...string) error {
	for _, name := range names {
		if _, known := features[name]; !known {
			return fmt.Errorf("there is no feature %q to switch off: use %s", name, strings.Join(Features(), ", "))
		}
	}
	return nil
}

// WithoutFeatures switches features of the management and /v2 APIs off. Their operations answer 402 missing_required_feature to
// whoever has a credential. A name that is none of Features switches nothing off; see CheckFeatures.
func WithoutFeatures(names ...string) Option { return func(a *API) { a.disabled = names } }

// WithCluster names the cluster that this server belongs to. Projects that are bound to another are refused, and new ones are bound to
// this one. Without a name the server takes all projects.
func WithCluster(name string) Option { return func(a *API) { a.cluster = name } }

// serves refuses what this installation, or this server of it, does not serve.
func (a *API) serves(ctx context.Context, r *request) error {
	for _, name := range a.disabled {
		if slices.ContainsFunc(features[name], func(path string) bool { return below(r.op.Path, path) }) {
			return fault.New(fault.KindPaymentRequired, "missing_required_feature", "Payment required",
				"The feature %s is switched off in this installation", name)
		}
	}
	if a.cluster == "" || r.Caller.ProjectID == "" {
		return nil
	}
	p, err := a.engine.Projects.Recent(ctx, r.Caller.ProjectID)
	if err != nil {
		return err
	}
	if p.ClusterID == "" || p.ClusterID == a.cluster {
		return nil
	}
	return fault.New(fault.KindForbidden, "forbidden", "Forbidden",
		"Project is bound to different region: call a server of cluster %s (this one belongs to %s)", p.ClusterID, a.cluster)
}

// below reports whether a path is another, or lies under it.
func below(path, other string) bool {
	rest, found := strings.CutPrefix(path, other)
	return found && (rest == "" || rest[0] == '/')
}
