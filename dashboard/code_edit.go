package dashboard

import (
	"context"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/voucher"
)

// codeEditView is the form that changes a code: when it can be used and how often, its category and its metadata.
type codeEditView struct {
	Code, Href string
	changeForm
}

// codeToEdit is the code of an address.
func (v *visit) codeToEdit(ctx context.Context) (voucher.Voucher, error) {
	found, err := v.Project.Vouchers.Get(ctx, v.PathValue("voucherId"))
	if err == nil && found.ID != v.PathValue("voucherId") {
		err = errNowhere // addresses hold ids, and no codes
	}
	return found, err
}

func (d *Dashboard) showCodeEdit(ctx context.Context, v *visit) (answer, error) {
	found, err := v.codeToEdit(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.codeEditView(ctx, &found)
	return show("code-edit", v.say("code-edit.title"), view), err
}

func (v *visit) codeEditView(ctx context.Context, found *voucher.Voucher) (view codeEditView, err error) {
	view = codeEditView{Code: found.Code, Href: v.path("codes", found.ID), changeForm: changeForm{actForm: v.actForm("codes", found.ID, "edit"), From: fromOf(found.UpdatedAt)}}
	view.Fields = append(v.windowFields(found.Validity), v.usesFields(found.Redemption.Quantity)...)
	category, err := v.categoryField(ctx, found.CategoryID)
	view.Fields = append(view.Fields, category,
		field{Name: "additional_info", Label: v.say("edit.info"), Type: "text", Value: found.AdditionalInfo, Autocomplete: "off"},
		field{Name: "metadata", Label: v.say("metadata"), Hint: v.say("metadata.hint"), Type: "textarea", Rows: 6, Value: metadataText(found.Metadata)})
	return view, err
}

func (d *Dashboard) saveCodeEdit(ctx context.Context, v *visit) (answer, error) {
	found, err := v.codeToEdit(ctx)
	if err != nil {
		return answer{}, err
	}
	out, err := v.saveCode(ctx, &found)
	if err == nil {
		return out, nil
	}
	now, loadErr := v.codeToEdit(ctx) // as it is now: another person may have changed it
	if loadErr != nil {
		return answer{}, loadErr
	}
	view, loadErr := v.codeEditView(ctx, &now)
	if loadErr != nil {
		return answer{}, loadErr
	}
	status, err := v.refuseEdit(&view.changeForm, err)
	if err != nil {
		return answer{}, err
	}
	out = show("code-edit", v.say("code-edit.title"), view)
	out.status = status
	return out, nil
}

func (v *visit) saveCode(ctx context.Context, found *voucher.Voucher) (out answer, err error) {
	var u voucher.Update
	if u.From, err = v.sentFrom(); err != nil {
		return out, err
	}
	if u.Validity, err = v.sentWindow(found.Validity); err != nil {
		return out, err
	}
	if u.Quantity, err = v.sentUses(found.Redemption.Quantity); err != nil {
		return out, err
	}
	if u.CategoryID, err = v.sentCategory(ctx, found.CategoryID); err != nil {
		return out, err
	}
	if u.AdditionalInfo, err = v.sentText("additional_info", found.AdditionalInfo); err != nil {
		return out, err
	}
	if u.Metadata, err = v.sentMetadata(found.Metadata); err != nil {
		return out, err
	}
	c := audit.Change{Act: "voucher.updated", Object: audit.Object{Type: voucher.Kind.Name, ID: found.ID, Name: found.Code}, Before: *found}
	return v.change(ctx, c, v.path("codes", found.ID)+"?done=code", func(ctx context.Context) (any, error) {
		return v.Project.Vouchers.Update(ctx, found.ID, u)
	})
}

// sentMetadata is the change that leaves the metadata of the form in the place of what was there.
func (v *visit) sentMetadata(was metadata.Map) (change patch.Field[metadata.Map], err error) {
	if text, err := v.sentText("metadata", metadataText(was)); err != nil || text.Kept() {
		return change, err
	}
	is, err := readMetadata("metadata", v.PostFormValue("metadata"))
	if err != nil {
		return change, err
	}
	return patch.Set(replacing(was, is)), nil
}
