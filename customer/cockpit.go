package customer

import (
	"context"
	"encoding/base64"
	"maps"
	"strings"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// cockpitSignature is how many bytes of a signature a CockpitID begins with: 2^128 of them cannot be tried.
const cockpitSignature = 16

// cockpitNonce is the key of the system metadata for the random value of RenewCockpit. The value is no secret: the signature is made
// with the project's secret.
const cockpitNonce = "cockpit_turn"

// CockpitPath is the path of the pages of customers below the address of the API. The CockpitID follows it.
const CockpitPath = "/cockpit/customers/"

// CockpitID is the id of a customer's own page: a signature, followed by the project and the customer that it was made for. Nothing
// has to be stored, and the customers of a project cannot be enumerated. RenewCockpit changes it.
func CockpitID(projectID, projectSecret string, c *Customer) string {
	of := projectID + " " + c.ID
	turn, _ := c.SystemMetadata[cockpitNonce].(string)
	signed := secret.Sign(projectSecret, "cockpit", of+" "+turn)[:cockpitSignature]
	return base64.RawURLEncoding.EncodeToString(append(signed, of...))
}

// CockpitURL is the address of a customer's own page below the address of the API, or empty where that is not known.
func CockpitURL(baseURL, projectID, projectSecret string, c *Customer) string {
	if baseURL == "" {
		return ""
	}
	return baseURL + CockpitPath + CockpitID(projectID, projectSecret, c)
}

// CockpitOf reads the project and the customer of an id. The server of the page has to compare the id with the CockpitID of
// that customer.
func CockpitOf(id string) (projectID, customerID string, ok bool) {
	content, err := base64.RawURLEncoding.DecodeString(id)
	if err != nil || len(content) < cockpitSignature {
		return "", "", false
	}
	of := string(content[cockpitSignature:])
	projectID, customerID, ok = strings.Cut(of, " ")
	return projectID, customerID, ok && storage.ValidText(of)
}

// RenewCockpit gives the page of a customer another address: the old one is not found from then on. It fails with fault.NotFound.
func (e *Engine) RenewCockpit(ctx context.Context, idOrSourceID string) (c Customer, err error) {
	now, turn := e.env.Now(), e.env.NewID("")
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		found, err := storage.Resolve(ctx, tx.Customers(), "source_id", idOrSourceID)
		if err != nil {
			return err
		}
		c, err = tx.Customers().Update(ctx, found.ID, func(c *Customer) error {
			system := metadata.Map{}
			maps.Copy(system, c.SystemMetadata)
			system[cockpitNonce] = turn
			c.SystemMetadata, c.UpdatedAt = system, now
			return nil
		})
		if err != nil {
			return err
		}
		return tx.Events().Insert(ctx, c.Event(EventUpdated, eventBase(ctx, now, event.CategoryAction), e.env.NewID))
	})
	return c, err
}
