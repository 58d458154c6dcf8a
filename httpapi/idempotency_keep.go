package httpapi

import (
	"context"
	"errors"

	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/redemption"
)

// keeping has the answer to a request with an idempotency key kept by the commit of its change.
type keeping struct {
	api     *API
	request *request
	call    idempotency.Call
	// answer is the last one that was sealed, and refusal the error that it tells, if any.
	answer  *idempotency.Answer
	refusal error
}

// keepsAnswer marks an endpoint that redeems, rolls back or returns goods, and has its answer kept by that commit; see keep. All other endpoints are performed
// in one transaction with the record of the key.
func keepsAnswer(e endpoint) endpoint {
	e.keeps = true
	return e
}

// keep is what a redemption or rollback needs to have its answer kept, nil for a request without a key.
func keep[Reply any](ctx context.Context, r *request, answerTo func(Reply) any) *redemption.Keep[Reply] {
	k := r.keeping
	if k == nil {
		return nil
	}
	return &redemption.Keep[Reply]{
		RecordID: k.call.RecordID(), Live: k.api.engine.Idempotency.Live,
		Seal: func(reply Reply, refusal error) (*idempotency.Record, error) {
			if refusal != nil {
				return k.sealRefusal(ctx, refusal)
			}
			return k.seal(answerTo(reply))
		},
	}
}

func (k *keeping) sealRefusal(ctx context.Context, refusal error) (*idempotency.Record, error) {
	if !isFinal(refusal) {
		return nil, nil
	}
	a, err := renderAnswer(k.api.refusal(ctx, k.request, refusal))
	if err != nil {
		return nil, err
	}
	return k.sealAnswer(a, refusal)
}

// seal makes the record of an answer, in the version of the caller.
func (k *keeping) seal(body any) (*idempotency.Record, error) {
	out, err := k.request.inVersion(ok(body))
	if err != nil {
		return nil, err
	}
	a, err := renderAnswer(out)
	if err != nil {
		return nil, err
	}
	return k.sealAnswer(a, nil)
}

func (k *keeping) sealAnswer(a idempotency.Answer, refusal error) (*idempotency.Record, error) {
	record, err := k.api.engine.Idempotency.Seal(k.call, a)
	if err != nil {
		return nil, err
	}
	k.answer, k.refusal = &a, refusal
	return &record, nil
}

// replaceKept keeps another answer, which shows what was delivered right after the commit. Without a key there is none to replace.
func (r *request) replaceKept(ctx context.Context, body any) error {
	k := r.keeping
	if k == nil {
		return nil
	}
	if _, err := k.seal(body); err != nil {
		return err
	}
	return k.api.engine.Idempotency.Replace(ctx, k.call, *k.answer)
}

// perform calls a handler that has its answer kept.
func (k *keeping) perform(ctx context.Context, h handler) (answer, error) {
	k.request.keeping = k
	out, err := h(ctx, k.request)
	var before *idempotency.Performed
	switch {
	case errors.As(err, &before):
		did, err := k.call.Open(before.Record)
		if err != nil {
			return answer{}, err
		}
		return replay(did), nil
	case k.answer != nil && (err == nil || k.refusal != nil && errors.Is(err, k.refusal)):
		return replay(idempotency.Outcome{Answer: *k.answer}), nil // it is kept
	case err != nil && !isFinal(err):
		return answer{}, err
	case err != nil:
		out = k.api.refusal(ctx, k.request, err)
	}
	a, err := renderAnswer(out)
	if err != nil {
		return answer{}, err
	}
	did, err := k.api.engine.Idempotency.Keep(ctx, k.call, a)
	if err != nil {
		return answer{}, err
	}
	return replay(did), nil
}
