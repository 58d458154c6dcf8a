package dashboard

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
)

// actForm is a form that changes something: its address, and the key that was made with it. A form that is sent twice acts once.
type actForm struct{ Action, Once string }

func (v *visit) actForm(parts ...string) actForm {
	return actForm{v.path(parts...), v.dashboard.engine.Env().NewID("form_")}
}

// actor is the person, as the audit log names them.
func (v *visit) actor() audit.Actor {
	return audit.Actor{ID: v.Visitor.ID, Name: v.Visitor.Name, Role: string(v.Role), Address: v.dashboard.from(v.Request).Address}
}

// change makes a change that a form asks for, once, writes it down in the audit log, and leads on. The function returns the object as it is
// afterwards.
func (v *visit) change(ctx context.Context, c audit.Change, to string, perform func(context.Context) (after any, err error)) (answer, error) {
	_, err := v.once(ctx, v.Project.ID, v.Project.Audit, c, perform)
	return goTo(to), err
}

// reveal is change for an act that makes a secret. The secret is in no store, so that it is shown in this answer or never: a form that is sent twice
// leads to a page that says so.
func (v *visit) reveal(ctx context.Context, c audit.Change, shown func() answer, again string, perform func(context.Context) (after any, err error)) (answer, error) {
	repeated, err := v.once(ctx, v.Project.ID, v.Project.Audit, c, perform)
	if err != nil || repeated {
		return goTo(again), err
	}
	return shown(), nil
}

// once makes a change of a project, or of the installation for an empty id, once. repeated says that the form was sent before.
func (v *visit) once(ctx context.Context, projectID string, log *audit.Engine, c audit.Change, perform func(context.Context) (any, error)) (repeated bool, err error) {
	key := v.PostFormValue("once")
	if idempotency.CheckKey(key) != nil {
		return false, fault.Payload("once", "must be the key that came with the form")
	}
	c.Actor = v.actor()
	sum := sha256.Sum256([]byte(v.Method + " " + v.URL.Path + "\n" + v.PostForm.Encode()))
	call := idempotency.Call{ProjectID: projectID, CredentialID: v.Visitor.ID, Key: key, Request: hex.EncodeToString(sum[:])}
	did, err := v.dashboard.engine.Idempotency.Do(ctx, call, func(ctx context.Context) (idempotency.Answer, error) {
		err := log.Do(ctx, c, perform)
		refusal, refused := fault.As(err)
		if !refused {
			return idempotency.Answer{Status: http.StatusSeeOther}, err
		}
		// The refusal is in the audit log, so it is committed, too.
		text, err := json.Marshal(refusal)
		return idempotency.Answer{Status: http.StatusBadRequest, Body: text}, err
	})
	if err != nil || did.Status == http.StatusSeeOther {
		return did.Replayed, err
	}
	var refusal fault.Error
	if err := json.Unmarshal(did.Body, &refusal); err != nil {
		return false, err
	}
	return did.Replayed, &refusal
}
