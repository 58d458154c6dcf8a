package httpapi

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/internal/ratelimit"
)

// audited writes a change with a management key into the audit log: that of its project, or that of the installation where the project is made or
// deleted, or none is named. The states before and after are the answers of the operation and of the one that shows the same object, if there is one.
func (a *API) audited(op Operation, change, show handler) handler {
	return func(ctx context.Context, r *request) (out answer, err error) {
		body, err := readAll(r.Request)
		if err != nil {
			return answer{}, err
		}
		log := a.engine.Audit
		if r.Project != nil && op.Path != "/management/v1/projects/{projectId}" || r.Project != nil && op.Method != http.MethodDelete {
			log = r.Project.Audit
		}
		c := audit.Change{
			Actor: audit.Actor{ID: r.Caller.AppID, Name: r.Caller.KeyName, Role: audit.RoleManagementKey, Address: ratelimit.Address(r.Request, a.proxies)},
			Act:   op.Method + " " + op.Path, Object: audit.Object{Type: objectType(op.Path)},
		}
		if show != nil && op.Method != http.MethodPost { // there it shows a list
			before, err := show(ctx, r)
			if err == nil {
				c.Before = propertiesOf(before.body)
			}
		}
		c.Object.ID = lastVariable(op.Path, r)
		c.Object.Name = nameOfObject(c.Before)
		if c.Before == nil {
			c.Object.Name = nameOfObject(propertiesOf(json.RawMessage(body)))
		}
		err = log.Do(ctx, c, func(ctx context.Context) (any, error) {
			r.Body = io.NopCloser(bytes.NewReader(body))
			out, err = change(ctx, r)
			switch {
			case err != nil || op.Method == http.MethodDelete:
				return nil, err
			case out.body != nil:
				return propertiesOf(out.body), nil
			}
			return propertiesOf(json.RawMessage(body)), nil
		})
		return out, err
	}
}

// objectType is the kind of object that an operation changes, by the last part of its path that is no variable: "webhooks".
func objectType(path string) (name string) {
	for part := range strings.SplitSeq(path, "/") {
		if !strings.HasPrefix(part, "{") {
			name = part
		}
	}
	return name
}

// lastVariable is the id of the object that a path names; empty for one that is made.
func lastVariable(path string, r *request) string {
	name, found := strings.CutPrefix(path[strings.LastIndexByte(path, '/')+1:], "{")
	if !found {
		return ""
	}
	return r.Path(strings.TrimSuffix(name, "}"))
}

// propertiesOf are the properties of an object as it is shown; nil for what is none.
func propertiesOf(body any) any {
	text, err := encode(body)
	var object map[string]any
	if err != nil || json.Unmarshal(text, &object) != nil || object == nil {
		return nil
	}
	return object
}

// nameOfObject is what people call an object.
func nameOfObject(properties any) string {
	object, _ := properties.(map[string]any)
	word := func(name string) string { text, _ := object[name].(string); return text }
	return cmp.Or(word("name"), word("email"), word("login"), word("target_url"), word("related_object"), word("id"))
}
