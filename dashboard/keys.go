package dashboard

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// keysView is the list of the keys of a project, and the form that makes one.
type keysView struct {
	Rows []keyRow
	// More says that there are others, which are not listed.
	More bool
	Make struct {
		actForm
		form
	}
	// Origins are those from which client keys are accepted, and OriginsHref the page that changes them.
	Origins     []string
	OriginsHref string
	Back        string
}

// keyRow is a key. What it can be replaced and revoked with is nil for one that is revoked.
type keyRow struct {
	Name, Side, ID  string
	Created         moment
	State           status
	Replace, Revoke *actForm
}

// secretView is the page that shows a secret, once.
type secretView struct {
	Title, Text string
	Fields      []field
	Back        string
	BackText    string
}

// maxKeys is how many keys are listed.
const maxKeys = 100

// sides are the sides of the API that keys are for.
var sides = []project.Audience{project.AudienceServer, project.AudienceClient, project.AudienceManagement}

// sideText names the side of a key.
func (v *visit) sideText(k *project.Credential) string {
	if k.Integration {
		return v.say("keys.integration")
	}
	return v.say("keys.side." + string(k.Audience))
}

func (d *Dashboard) keys(ctx context.Context, v *visit) (answer, error) {
	view, err := v.keysView(ctx)
	return show("keys", v.say("keys.title"), view), err
}

func (v *visit) keysView(ctx context.Context) (view keysView, err error) {
	all, err := v.dashboard.engine.Projects.Credentials(ctx, v.Project.ID)
	if err != nil {
		return view, err
	}
	slices.Reverse(all) // the newest first, and those that are revoked last
	slices.SortStableFunc(all, func(a, b project.Credential) int {
		order := map[bool]int{true: 0, false: 1}
		return cmp.Compare(order[a.BlockedAt.IsZero()], order[b.BlockedAt.IsZero()])
	})
	view.More, all = len(all) > maxKeys, all[:min(len(all), maxKeys)]
	for i := range all {
		k := &all[i]
		row := keyRow{Name: k.Name, Side: v.sideText(k), ID: k.ID, Created: v.clock().moment(k.CreatedAt), State: newStatus("on")}
		if k.BlockedAt.IsZero() {
			replace, revoke := v.actForm("keys", k.ID, "replace"), v.actForm("keys", k.ID, "revoke")
			row.Replace, row.Revoke = &replace, &revoke
		} else {
			row.State = newStatus("revoked")
		}
		view.Rows = append(view.Rows, row)
	}
	view.Make.actForm, view.Back = v.actForm("keys"), v.path("keys")
	side := field{Name: "side", Label: v.say("keys.side"), Hint: v.say("keys.side.hint"), Type: "select", Value: v.PostFormValue("side")}
	for _, s := range sides {
		side.Choices = append(side.Choices, choice{string(s), v.say("keys.side." + string(s))})
	}
	view.Make.Fields = []field{
		{Name: "name", Label: v.say("keys.name"), Hint: v.say("keys.name.hint"), Type: "text", Value: v.PostFormValue("name"), Required: true, Autocomplete: "off"},
		side,
		{Name: "integration", Label: v.say("keys.integration"), Hint: v.say("keys.integration.hint"), Type: "checkbox", Value: v.PostFormValue("integration")},
	}
	view.Origins, view.OriginsHref = v.Settings.Client.TrustedDomains, v.path("settings", "client")
	return view, nil
}

// key is a key of the project, whatever the address says.
func (v *visit) key(ctx context.Context) (project.Credential, error) {
	all, err := v.dashboard.engine.Projects.Credentials(ctx, v.Project.ID)
	at := slices.IndexFunc(all, func(k project.Credential) bool { return k.ID == v.PathValue("keyId") })
	if err != nil || at < 0 {
		return project.Credential{}, cmp.Or(err, error(errNowhere))
	}
	return all[at], nil
}

// makeKey makes a key and shows its secret.
func (d *Dashboard) makeKey(ctx context.Context, v *visit) (answer, error) {
	made := project.Credential{Audience: project.Audience(v.PostFormValue("side")), Name: strings.TrimSpace(v.PostFormValue("name")), Integration: v.PostFormValue("integration") == "true"}
	err := checkKey(&made)
	if err == nil {
		return v.issueKey(ctx, made, "key.created")
	}
	view, loadErr := v.keysView(ctx)
	if loadErr != nil {
		return answer{}, loadErr
	}
	if err := view.Make.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("keys", v.say("keys.title"), view)), nil
}

// checkKey refuses what is no key.
func checkKey(k *project.Credential) error {
	switch {
	case k.Name == "":
		return fault.PayloadMissing("name")
	case !slices.Contains(sides, k.Audience):
		return fault.Payload("side", "must be one of %v (actual value is '%.60s')", sides, string(k.Audience))
	case k.Integration && k.Audience != project.AudienceServer:
		return fault.Payload("integration", "must be off: only application keys can publish from links")
	}
	return storage.CheckName("name", k.Name)
}

// replaceKey makes another key like one that there is. The old one works until it is revoked, so that clients can change in between.
func (d *Dashboard) replaceKey(ctx context.Context, v *visit) (answer, error) {
	old, err := v.key(ctx)
	if err != nil {
		return answer{}, err
	}
	return v.issueKey(ctx, project.Credential{Audience: old.Audience, Name: old.Name, Integration: old.Integration}, "key.replaced")
}

// issueKey makes a key and shows its secret, once.
func (v *visit) issueKey(ctx context.Context, k project.Credential, act string) (answer, error) {
	var token string
	c := audit.Change{Act: act, Object: audit.Object{Type: project.CredentialKind.Name, Name: k.Name}}
	shown := func() answer {
		view := secretView{Title: v.say("keys.made"), Text: v.say("keys.made.text"), Back: v.path("keys"), BackText: v.say("keys.title"), Fields: []field{
			{Name: "key-id", Label: v.say("keys.id"), Value: k.ID}, {Name: "key-token", Label: v.say("keys.token"), Value: token},
		}}
		return show("secret", view.Title, view)
	}
	return v.reveal(ctx, c, shown, v.path("keys")+"?done=key-again", func(ctx context.Context) (any, error) {
		var err error
		projects := v.dashboard.engine.Projects
		if k.ID, token, err = projects.Issue(ctx, v.Project.ID, k.Audience, k.Name); err != nil || !k.Integration {
			return k, err
		}
		return k, projects.SetIntegration(ctx, k.ID, true)
	})
}

// revokeKey ends a key, and the tokens that it issued.
func (d *Dashboard) revokeKey(ctx context.Context, v *visit) (answer, error) {
	k, err := v.key(ctx)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "key.revoked", Object: audit.Object{Type: project.CredentialKind.Name, ID: k.ID, Name: k.Name}, Before: k}
	return v.change(ctx, c, v.path("keys")+"?done=key-revoked", func(ctx context.Context) (any, error) { return d.engine.Projects.Block(ctx, k.ID) })
}
