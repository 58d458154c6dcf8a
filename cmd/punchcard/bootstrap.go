package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
)

// bootstrap creates the project and the credentials of the PUNCHCARD_BOOTSTRAP_* variables. It may run at every start: an existing project
// does not change, and an existing credential gets the token of its variable.
func bootstrap(ctx context.Context, engine *punchcard.Engine) error {
	id := os.Getenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID")
	keys := project.Keys{
		AppID: os.Getenv("PUNCHCARD_BOOTSTRAP_APP_ID"), AppToken: os.Getenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN"),
		ClientAppID: os.Getenv("PUNCHCARD_BOOTSTRAP_CLIENT_APP_ID"), ClientToken: os.Getenv("PUNCHCARD_BOOTSTRAP_CLIENT_TOKEN"),
		ManagementID: os.Getenv("PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID"), ManagementToken: os.Getenv("PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN"),
	}
	if id == "" {
		if keys != (project.Keys{}) {
			return errors.New("the credentials of PUNCHCARD_BOOTSTRAP_* need PUNCHCARD_BOOTSTRAP_PROJECT_ID, too")
		}
		return nil
	}
	if _, err := engine.CreateProject(ctx, project.NewProject{ID: id, Name: id}); err != nil && !fault.Has(err, "duplicate_found") {
		return fmt.Errorf("bootstrap project %s: %w", id, err)
	}
	return grant(ctx, engine, id, keys)
}

// grant gives a project the credentials that are set. An id without a token, or a token without an id, is an error.
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
