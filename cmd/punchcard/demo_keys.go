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

// demoKeysFile keeps the keys of the demo beside its file, so that what was exported goes on working when the demo is started again. They are
// drawn at random: fixed keys would open the demo to whoever reaches its address.
const demoKeysFile = "punchcard-demo.keys"

// demoKeys gives the demo shop the keys that the last demo in this folder had, or new ones where there was none.
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

// newDemoKeys gives the demo shop keys that nobody had before.
func newDemoKeys(ctx context.Context, engine *punchcard.Engine) (project.Keys, error) {
	return engine.Projects.GrantNew(ctx, demoProject, "demo")
}
