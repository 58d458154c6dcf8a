package httpapi

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

// features maps each feature that an installation can switch off to the path prefixes that then answer 402.
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

// switchedOff reports whether a feature is switched off.
func (a *API) switchedOff(feature string) bool { return slices.Contains(a.disabled, feature) }

// Features lists the features that WithoutFeatures can switch off. Switching off "projects" switches off the whole
// management API.
func Features() []string { return slices.Sorted(maps.Keys(features)) }

// CheckFeatures returns an error for a name that is not one of Features.
func CheckFeatures(names ...string) error {
	for _, name := range names {
		if _, known := features[name]; !known {
			return fmt.Errorf("there is no feature %q to switch off: use %s", name, strings.Join(Features(), ", "))
		}
	}
	return nil
}

// WithoutFeatures switches off features of the management and /v2 APIs. Their operations answer 402 missing_required_feature
// to authenticated callers. Unknown names are ignored; see CheckFeatures. To switch off "cockpits", make the engine
// punchcard.WithoutCockpits as well: this option affects this API alone, and distributions would go on to link to the pages.
func WithoutFeatures(names ...string) Option { return func(a *API) { a.disabled = names } }

// WithCluster names the cluster of this server. Requests for projects of another cluster are refused, and new projects are
// bound to this one. Without a name the server serves all projects.
func WithCluster(name string) Option { return func(a *API) { a.cluster = name } }

// checkInstallation refuses operations of features that are switched off, and projects of another cluster.
func (a *API) checkInstallation(ctx context.Context, r *request) error {
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

// below reports whether a path is another one or below it.
func below(path, other string) bool {
	rest, found := strings.CutPrefix(path, other)
	return found && (rest == "" || rest[0] == '/')
}
