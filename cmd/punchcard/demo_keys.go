package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/project"
)

// demoKeysFile has the keys of the demo, so that exported variables stay valid when the demo is started again. The keys are random: with
// fixed ones every client that reaches the address could use the demo.
const demoKeysFile = "punchcard-demo.keys"

// demoKeys gives the demo shop the keys of the last demo in this folder, or new ones.
func demoKeys(ctx context.Context, engine *punchcard.Engine) (project.Keys, error) {
	var keys project.Keys
	text, err := os.ReadFile(demoKeysFile)
	if errors.Is(err, fs.ErrNotExist) {
		if keys, err = newDemoKeys(ctx, engine); err != nil {
			return project.Keys{}, err
		}
		if text, err = json.Marshal(keys); err != nil {
			return project.Keys{}, err
		}
		return keys, os.WriteFile(demoKeysFile, text, 0o600)
	}
	if err == nil {
		err = json.Unmarshal(text, &keys)
	}
	if err == nil && (keys.AppID == "" || keys.ClientAppID == "" || keys.ManagementID == "") {
		err = errors.New("a key is missing")
	}
	if err != nil {
		return project.Keys{}, fmt.Errorf("read the keys of the demo from %s, which can be removed: %w", demoKeysFile, err)
	}
	return keys, grant(ctx, engine, demoProject, keys)
}

// newDemoKeys gives the demo shop new keys.
func newDemoKeys(ctx context.Context, engine *punchcard.Engine) (project.Keys, error) {
	return engine.Projects.GrantNew(ctx, demoProject, "demo")
}
