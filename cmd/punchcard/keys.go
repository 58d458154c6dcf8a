package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
)

// printKeys shows the credentials of a project.
func printKeys(w io.Writer, projectID string, k project.Keys) {
	fmt.Fprintf(w, "project            %s\n", projectID)
	fmt.Fprintf(w, "application key    %s\n", k.AppID)
	fmt.Fprintf(w, "            token  %s\n", k.AppToken)
	fmt.Fprintf(w, "client key         %s\n", k.ClientAppID)
	fmt.Fprintf(w, "            token  %s\n", k.ClientToken)
	fmt.Fprintf(w, "management id      %s\n", k.ManagementID)
	fmt.Fprintf(w, "            token  %s\n", k.ManagementToken)
}

// bootstrap makes sure that the project which the environment names exists, with the credentials it names. It may run at every
// start: what is there already stays as it is.
func bootstrap(ctx context.Context, engine *punchcard.Engine) error {
	id := os.Getenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID")
	if id == "" {
		return nil
	}
	if _, err := engine.CreateProject(ctx, project.NewProject{ID: id, Name: id}); err != nil && !fault.Has(err, "duplicate_found") {
		return fmt.Errorf("bootstrap project %s: %w", id, err)
	}
	keys := project.Keys{
		AppID: os.Getenv("PUNCHCARD_BOOTSTRAP_APP_ID"), AppToken: os.Getenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN"),
		ClientAppID: os.Getenv("PUNCHCARD_BOOTSTRAP_CLIENT_APP_ID"), ClientToken: os.Getenv("PUNCHCARD_BOOTSTRAP_CLIENT_TOKEN"),
		ManagementID: os.Getenv("PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID"), ManagementToken: os.Getenv("PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN"),
	}
	return grant(ctx, engine, id, keys)
}

// grant gives a project the credentials that are set; one half without the other is an error.
func grant(ctx context.Context, engine *punchcard.Engine, projectID string, k project.Keys) error {
	sets := []struct {
		audience  project.Audience
		id, token string
	}{
		{project.AudienceServer, k.AppID, k.AppToken},
		{project.AudienceClient, k.ClientAppID, k.ClientToken},
		{project.AudienceManagement, k.ManagementID, k.ManagementToken},
	}
	for _, s := range sets {
		if s.id == "" && s.token == "" {
			continue
		}
		if s.id == "" || s.token == "" {
			return fmt.Errorf("bootstrap project %s: the %s credential needs both an id and a token", projectID, s.audience)
		}
		if err := engine.Projects.Grant(ctx, projectID, s.audience, s.id, s.token, "bootstrap"); err != nil {
			return fmt.Errorf("bootstrap project %s: %w", projectID, err)
		}
	}
	return nil
}
