package main

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// demoFile is the storage of the demo. Every start with --demo replaces it, unless --storage names another storage.
const (
	demoFile    = "punchcard-demo.db"
	demoStorage = "sqlite:" + demoFile
	demoProject = "demo"
)

// removeDemoFile removes the file of an earlier demo. It fails while a server runs on it.
func removeDemoFile() error {
	if sqlite.Served(demoFile) {
		return fmt.Errorf("another demo runs on %s: end it, start this one in another folder, or give it another storage with --storage", demoFile)
	}
	for _, suffix := range []string{"", "-wal", "-shm"} {
		if err := os.Remove(demoFile + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// demoShop has the calls to the API that fill the demo shop, in order.
//
//go:embed demo.json
var demoShop []byte

// demoStep is one call. Save keeps properties of its answer: they replace {name} in later steps.
type demoStep struct {
	Call string            `json:"call"` // "POST /v1/products"
	Body json.RawMessage   `json:"body"`
	Save map[string]string `json:"save"` // name: property of the answer
}

// runDemo creates a project, fills it through the running server and prints calls to try. grantKeys creates the keys of the project. With a past the
// clock of the shop begins there; playPast moves it on. A project that is there from an earlier start is left as it is.
func runDemo(ctx context.Context, engine *punchcard.Engine, base string, withoutDashboard, past bool,
	grantKeys func(context.Context, *punchcard.Engine) (project.Keys, error), out io.Writer,
) (shop demoClient, err error) {
	n := project.NewProject{ID: demoProject, Name: "Demo shop", Currency: "EUR", Sandbox: true}
	if past {
		n.Change.ClockOffset = patch.Set(-pastDays * 24 * time.Hour)
	}
	_, err = engine.CreateProject(ctx, n)
	if fault.Has(err, "duplicate_found") {
		fmt.Fprintf(out, demoIsThere, base, demoProject)
		return shop, nil
	}
	if err != nil {
		return shop, err
	}
	keys, err := grantKeys(ctx, engine)
	if err != nil {
		return shop, err
	}
	shop = demoClient{base: base, keys: keys, saved: map[string]string{}}
	if err := shop.play(ctx, demoShop); err != nil {
		return shop, err
	}
	if !withoutDashboard {
		fmt.Fprintf(out, "\nThe dashboard of the demo shop: %s\n", base+dashboardPath)
	}
	fmt.Fprintf(out, "\nPunchcard serves a demo shop at %s\n\n", base)
	printKeys(out, demoProject, keys)
	fmt.Fprintf(out, demoVariables, base, demoProject, keys.AppID, keys.AppToken, keys.ManagementID, keys.ManagementToken)
	fmt.Fprintf(out, demoCalls, base, keys.AppID, keys.AppToken, shop.saved["tier"])
	return shop, nil
}

// demoIsThere is said where there is a demo shop already. Tokens are kept as hashes alone, so that they cannot be shown again.
const demoIsThere = `
Punchcard serves the shop at %[1]s, with the project %[2]s that is there already. Its keys were shown when it was made.
punchcard key create --project %[2]s makes further ones.
`

// demoVariables exports the variables that the calls of the README and the other pages use.
const demoVariables = `
For the calls of the README:

export PUNCHCARD_URL=%s PUNCHCARD_PROJECT=%s PUNCHCARD_APP_ID=%s PUNCHCARD_APP_TOKEN=%s PUNCHCARD_MANAGEMENT_ID=%s PUNCHCARD_MANAGEMENT_TOKEN=%s
`

// demoCalls are three calls to paste into a shell, in this order.
const demoCalls = `
Try it: a coupon, a promotion and a gift card on one order. What would they do?

curl -s %[1]s/v1/validations -H 'X-App-Id: %[2]s' -H 'X-App-Token: %[3]s' -H 'Content-Type: application/json' -d '{"redeemables":[{"object":"voucher","id":"WELCOME10"},{"object":"promotion_tier","id":"%[4]s"},{"object":"voucher","id":"GIFT-50"}],"customer":{"source_id":"alice"},"order":{"source_id":"cart-1","items":[{"source_id":"beans-1kg","related_object":"sku","quantity":3},{"source_id":"grinder","related_object":"product","quantity":1}]}}'

Redeem them:

curl -s %[1]s/v1/redemptions -H 'X-App-Id: %[2]s' -H 'X-App-Token: %[3]s' -H 'Content-Type: application/json' -d '{"redeemables":[{"object":"voucher","id":"WELCOME10"},{"object":"promotion_tier","id":"%[4]s"},{"object":"voucher","id":"GIFT-50"}],"customer":{"source_id":"alice"},"order":{"source_id":"cart-1","items":[{"source_id":"beans-1kg","related_object":"sku","quantity":3},{"source_id":"grinder","related_object":"product","quantity":1}]}}'

Read the redemptions back:

curl -s '%[1]s/v1/redemptions?customer=alice&limit=4' -H 'X-App-Id: %[2]s' -H 'X-App-Token: %[3]s'

`

// demoClient calls the API of the server.
type demoClient struct {
	base  string
	keys  project.Keys
	saved map[string]string
}

// refusedCall is the error of a call that was answered with a refusal.
type refusedCall struct {
	status int
	body   string
}

func (e *refusedCall) Error() string { return fmt.Sprintf("%d: %s", e.status, e.body) }

// play sends the calls of a file.
func (c demoClient) play(ctx context.Context, file []byte) error {
	var steps []demoStep
	if err := json.Unmarshal(file, &steps); err != nil {
		return err
	}
	for _, step := range steps {
		if err := c.call(ctx, step); err != nil {
			return fmt.Errorf("%s: %w", step.Call, err)
		}
	}
	return nil
}

func (c demoClient) call(ctx context.Context, step demoStep) error {
	answer, err := c.send(ctx, c.fill(step.Call), []byte(c.fill(string(step.Body))))
	if err != nil {
		return err
	}
	return c.save(step.Save, answer)
}

// send sends a call, such as "POST /v1/products", and returns its answer. A refusal is a refusedCall.
func (c demoClient) send(ctx context.Context, call string, body []byte) ([]byte, error) {
	method, path, _ := strings.Cut(call, " ")
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, method, c.base+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("X-App-Id", c.keys.AppID)
	req.Header.Set("X-App-Token", c.keys.AppToken)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode >= http.StatusBadRequest {
		return nil, &refusedCall{resp.StatusCode, string(answer)}
	}
	return answer, nil
}

func (c demoClient) fill(text string) string {
	for name, value := range c.saved {
		text = strings.ReplaceAll(text, "{"+name+"}", value)
	}
	return text
}

func (c demoClient) save(properties map[string]string, body []byte) error {
	if len(properties) == 0 {
		return nil
	}
	var answer map[string]any
	if err := json.Unmarshal(body, &answer); err != nil {
		return err
	}
	for name, property := range properties {
		value, ok := answer[property].(string)
		if !ok {
			return fmt.Errorf("the answer has no %s", property)
		}
		c.saved[name] = value
	}
	return nil
}
