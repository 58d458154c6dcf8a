package dashboard

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// changeForm is a form that changes an object of the shop. From is the state of the object that it shows; a form whose object was changed meanwhile
// shows both.
type changeForm struct {
	actForm
	form
	From string
	// Lost says that another person has changed the object meanwhile.
	Lost bool
}

// fromOf is the state of an object in a form.
func fromOf(updatedAt time.Time) string { return updatedAt.UTC().Format(time.RFC3339Nano) }

// sentFrom is the state that a form was made from.
func (v *visit) sentFrom() (patch.Field[time.Time], error) { return v.sentState("from") }

// sentState is sentFrom for a form that has the state in another field.
func (v *visit) sentState(name string) (patch.Field[time.Time], error) {
	from, err := time.Parse(time.RFC3339Nano, v.PostFormValue(name))
	if err != nil {
		return patch.Field[time.Time]{}, fault.Payload(name, "must be the time that came with the form")
	}
	return patch.Set(from), nil
}

// refuseEdit puts what a form has sent, and what was wrong with it, into the form of the object as it is now, and returns the status of the answer. It
// returns other errors than refusals of the input.
func (v *visit) refuseEdit(f *changeForm, err error) (status int, _ error) {
	refusal, isFault := v.texts.faultOf(err)
	if !isFault || refusal.Kind != fault.KindInvalid && refusal.Key != "resource_changed" {
		return 0, err
	}
	return v.refuseChange(f, err)
}

// refuseChange is refuseEdit for a form that shows all refusals.
func (v *visit) refuseChange(f *changeForm, err error) (status int, _ error) {
	f.Lost = fault.Has(err, "resource_changed")
	for i := range f.Fields {
		x := &f.Fields[i]
		if x.Type == "hidden" {
			continue
		}
		sent := strings.TrimSpace(strings.ReplaceAll(v.PostFormValue(x.Name), "\r\n", "\n"))
		if x.Type == "checkbox" && sent == "" {
			sent = "false"
		}
		if f.Lost && x.Value != sent {
			x.Now = v.say("settings.now", v.shownSetting(*x, x.Value))
		}
		x.Value = sent
	}
	if f.Lost {
		return http.StatusConflict, nil
	}
	f.From = v.PostFormValue("from")
	return http.StatusUnprocessableEntity, f.refuse(v.texts, err)
}

// minutes is how fields for a date and a time write it.
const minutes = "2006-01-02T15:04"

// dateField is a field for a moment in the zone of the project, empty for none.
func (v *visit) dateField(name, label string, at time.Time) field {
	f := field{Name: name, Label: label, Type: "datetime-local", Hint: v.say("edit.zone", v.Settings.Zone().String()), Autocomplete: "off"}
	if !at.IsZero() {
		f.Value = at.In(v.Settings.Zone()).Format(minutes)
	}
	return f
}

// sentDate is the change of a moment: none when the field still says what it was, because a field has no seconds.
func (v *visit) sentDate(name string, was time.Time) (change patch.Field[time.Time], err error) {
	text := strings.TrimSpace(v.PostFormValue(name))
	if text == v.dateField(name, "", was).Value {
		return change, nil
	}
	if text == "" {
		return patch.Clear[time.Time](), nil
	}
	at, err := time.ParseInLocation(minutes, text[:min(len(text), len(minutes))], v.Settings.Zone())
	if err != nil || len(text) > len(minutes)+3 {
		return change, fault.Payload(name, "must be a date and a time such as 2026-12-31T23:59, or empty (actual value is '%.60s')", text)
	}
	return patch.Set(at.UTC()), nil
}

// windowFields are the first and the last moment of something.
func (v *visit) windowFields(valid validity.Validity) []field {
	return []field{v.dateField("start_date", v.say("edit.start"), valid.Start), v.dateField("expiration_date", v.say("edit.end"), valid.End)}
}

func (v *visit) sentWindow(was validity.Validity) (u validity.Update, err error) {
	if u.Start, err = v.sentDate("start_date", was.Start); err != nil {
		return u, err
	}
	u.End, err = v.sentDate("expiration_date", was.End)
	return u, err
}

// usesFields are a limit of uses: without limit, or a number.
func (v *visit) usesFields(limit *int64) []field {
	unlimited := field{Name: "unlimited", Label: v.say("edit.unlimited"), Type: "checkbox", Value: strconv.FormatBool(limit == nil)}
	quantity := field{Name: "redemption.quantity", Label: v.say("edit.quantity"), Hint: v.say("edit.quantity.hint"), Type: "text", Autocomplete: "off"}
	if limit != nil {
		quantity.Value = strconv.FormatInt(*limit, 10)
	}
	return []field{unlimited, quantity}
}

func (v *visit) sentUses(was *int64) (change patch.Field[int64], err error) {
	text := strings.TrimSpace(v.PostFormValue("redemption.quantity"))
	if v.PostFormValue("unlimited") == "true" {
		if was == nil {
			return change, nil
		}
		return patch.Clear[int64](), nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 1 {
		return change, fault.Payload("redemption.quantity", "must be a whole number above 0, unless there is no limit (actual value is '%.60s')", text)
	}
	if was != nil && *was == n {
		return change, nil
	}
	return patch.Set(n), nil
}

// maxOffered is how many categories, or sets of rules, a form offers.
const maxOffered = 100

// categoryField offers the categories of the project, and none.
func (v *visit) categoryField(ctx context.Context, id string) (field, error) {
	f := field{Name: "category", Label: v.say("edit.category"), Type: "select", Value: id, Choices: []choice{{"", v.say("edit.category.none")}}}
	page, err := v.Project.Catalog.ListCategories(ctx, storage.Query{Limit: maxOffered})
	known := id == ""
	for _, c := range page.Items {
		f.Choices = append(f.Choices, choice{c.ID, c.Name})
		known = known || c.ID == id
	}
	if !known {
		f.Choices = append(f.Choices, choice{id, id})
	}
	return f, err
}

func (v *visit) sentCategory(ctx context.Context, was string) (change patch.Field[string], err error) {
	switch id := v.PostFormValue("category"); id {
	case was:
		return change, nil
	case "":
		return patch.Clear[string](), nil
	default:
		if _, err := v.Project.Catalog.Category(ctx, id); fault.IsNotFound(err) {
			return change, fault.Payload("category", "must be a category that exists (actual value is '%.60s')", id)
		} else if err != nil {
			return change, err
		}
		return patch.Set(id), nil
	}
}

// sentText is the change of a text.
func (v *visit) sentText(name, was string) (change patch.Field[string], err error) {
	text := strings.TrimSpace(strings.ReplaceAll(v.PostFormValue(name), "\r\n", "\n"))
	switch {
	case text == strings.TrimSpace(was):
		return change, nil
	case text == "":
		return patch.Clear[string](), nil
	}
	return patch.Set(text), storage.CheckText(name, text)
}

// moneyText writes minor units for a field.
func moneyText(minor int64) string { return fmt.Sprintf("%d.%02d", minor/100, minor%100) }
