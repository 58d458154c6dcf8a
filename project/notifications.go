package project

import (
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
)

// Notifications say who wants to hear of failing callouts and of the use of the API. Punchcard keeps and answers them for tools that
// send such messages; it sends none itself.
type Notifications struct {
	// Callouts are about distributions and webhooks that fail, Usage about the consumption of API calls; both by the published name.
	Callouts map[string]Callout
	Usage    map[string]Usage
}

// Callout is a message about a failing callout. A nil switch was never set.
type Callout struct {
	Email, InApp *bool
	Emails       []string
}

// Usage is a message at a share of a limit. A nil field was never set.
type Usage struct {
	Enabled, InApp *bool
	// Value is the share in percent, 10 to 90.
	Value  *int
	Emails []string
}

func (n Notifications) validate() error {
	for name, u := range n.Usage {
		if u.Value != nil && (*u.Value < 10 || *u.Value > 90) {
			return fault.Payload("api_usage_notifications."+name+".value", "must be between 10 and 90 (actual value is '%d')", *u.Value)
		}
		if err := validateEmails("api_usage_notifications."+name, u.Emails); err != nil {
			return err
		}
	}
	for name, c := range n.Callouts {
		if err := validateEmails("webhooks_callout_notifications."+name, c.Emails); err != nil {
			return err
		}
	}
	return nil
}

func validateEmails(path string, emails []string) error {
	for i, address := range emails {
		if err := validateEmail(fmt.Sprintf("%s.emails[%d]", path, i), address); err != nil {
			return err
		}
	}
	return nil
}
