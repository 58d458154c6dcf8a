package dashboard

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// bulk is what a form asks to do with many rows of a list: with those that were ticked or, without ids, with all that match.
type bulk struct {
	act string
	ids []string
}

const (
	// maxTicked is how many rows a form can name one by one.
	maxTicked = 100
	// countedTo is how many rows are counted for a sentence: a count of all may take long.
	countedTo = 10_000
)

// sentBulk reads a form. acts are what can be done with the rows, and needs what a role has to allow for it.
func (v *visit) sentBulk(acts []string, needs func(name string) act) (b bulk, err error) {
	b.act = v.PostFormValue("act")
	if !slices.Contains(acts, b.act) {
		return b, fault.Payload("act", "must be one of %s (actual value is '%.60s')", strings.Join(acts, ", "), b.act)
	}
	if !v.may(needs(b.act)) {
		return b, errForbidden
	}
	switch scope := v.PostFormValue("scope"); scope {
	case "all":
	case "ticked":
		if b.ids = v.PostForm["id"]; b.ids == nil {
			b.ids = []string{}
		}
	default:
		return b, fault.Payload("scope", "must be ticked or all (actual value is '%.60s')", scope)
	}
	if len(b.ids) > maxTicked {
		return b, fault.Payload("id", "must NOT have more than %d values", maxTicked)
	}
	for _, id := range b.ids {
		if err := storage.CheckText("id", id); err != nil {
			return b, err
		}
	}
	return b, nil
}

// fields are what the form asks for, for the form that has it done.
func (b bulk) fields() (fields []field) {
	scope := "all"
	for _, id := range b.ids {
		fields = append(fields, field{Name: "id", Value: id})
	}
	if b.ids != nil {
		scope = "ticked"
	}
	return append(fields, field{Name: "act", Value: b.act}, field{Name: "scope", Value: scope})
}

// count is how many rows are concerned, counted up to one more than countedTo; total reads it.
func (b bulk) count(f storage.Filter, total func(storage.Query) (int, error)) (int, error) {
	if b.ids != nil && len(b.ids) == 0 {
		return 0, nil
	}
	return total(storage.Query{Filter: f, Limit: -1, WithTotal: true, MaxTotal: countedTo + 1})
}

// bulkView says what will happen with many rows, before it happens.
type bulkView struct {
	Title, Sentence, Consequence string
	// None says that no row matches.
	None bool
	actForm
	form
	Hidden []field
	Submit string
	Danger bool
	// Back leads to the list, and BackText says so.
	Back, BackText string
}

// bulkView is the page about what a form asks to do with n rows. texts begins the keys of its texts, filter is what narrows the list, and which says so in
// words.
func (v *visit) bulkView(b bulk, texts string, n int, filter []field, which string) bulkView {
	view := bulkView{Title: v.say("codes.bulk." + b.act), Submit: v.say("codes.bulk." + b.act), None: n == 0, BackText: v.say(texts + "back"), Hidden: append(filter, b.fields()...)}
	for i := range view.Hidden {
		view.Hidden[i].Type = "hidden"
	}
	switch {
	case n == 0 && b.ids != nil:
		view.Sentence = v.say(texts + "none.ticked")
	case n == 0:
		view.Sentence = v.say(texts + "none")
	case n > countedTo:
		view.Sentence = v.say(texts+"more", int64(countedTo))
	default:
		view.Sentence = v.say(texts+"count", int64(n))
	}
	if b.ids == nil && n > 0 {
		view.Sentence += " " + which
	}
	if b.act == "metadata" {
		view.Fields = []field{{
			Name: "metadata", Label: v.say("metadata"), Hint: v.say("codes.bulk.metadata.hint"), Type: "textarea", Rows: 4, Value: v.PostFormValue("metadata"), Required: true,
		}}
	}
	return view
}

// bulkMetadata is the change of metadata that a form asks for.
func (v *visit) bulkMetadata() (metadata.Map, error) {
	m, err := readMetadata("metadata", v.PostFormValue("metadata"))
	if err == nil && len(m) == 0 {
		err = fault.PayloadMissing("metadata")
	}
	return m, err
}

// bulkAnswer is the answer to a form that has a change of many rows done. The page that again makes is shown when the metadata cannot be.
func (v *visit) bulkAnswer(b bulk, out answer, err error, again func() (bulkView, error)) (answer, error) {
	refusal, isFault := fault.As(err)
	if !isFault || refusal.Kind != fault.KindInvalid || b.act != "metadata" {
		return out, err
	}
	view, err := again()
	if err != nil {
		return answer{}, err
	}
	if err := view.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("bulk", view.Title, view)), nil
}

// bulkForm is the form around a list whose rows can be ticked; the part "bulk-acts" renders what can be done with them.
type bulkForm struct {
	Action string
	// Fields are the filters of the list.
	Fields []field
	Acts   []choice
	// Ticked are the rows that are ticked, in words.
	Ticked string
}

// bulkForm is nil for who may do nothing with many rows.
func (v *visit) bulkForm(acts []string, needs func(name string) act, texts string, filter []field, path ...string) *bulkForm {
	f := bulkForm{Action: v.path(path...), Fields: filter, Ticked: v.say(texts + "ticked")}
	for _, name := range acts {
		if v.may(needs(name)) {
			f.Acts = append(f.Acts, choice{name, v.say("codes.bulk." + name)})
		}
	}
	if len(f.Acts) == 0 {
		return nil
	}
	return &f
}

// task makes a change that a background task does, and leads to its page, where its progress is. A form that is sent twice leads to the list of tasks.
func (v *visit) task(ctx context.Context, c audit.Change, begin func(context.Context) (a asyncaction.Action, told any, err error)) (answer, error) {
	to := v.path("tasks")
	_, err := v.change(ctx, c, "", func(ctx context.Context) (any, error) {
		a, told, err := begin(ctx)
		if err == nil {
			to = v.path("tasks", a.ID)
		}
		return told, err
	})
	return goTo(to), err
}
