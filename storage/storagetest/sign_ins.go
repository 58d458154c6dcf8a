package storagetest

import (
	"testing"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/signin"
	"github.com/punchcardhq/punchcard/storage"
)

// testSignIns reads sign-ins with their users, which are both of the system scope.
func testSignIns(t *testing.T, s *suite) {
	ctx, p := t.Context(), s.shared.system()
	ada := project.User{
		ID: "usr_sign_in", Login: "ada@shop.example", Email: "Ada@shop.example", FirstName: "Ada", Projects: map[string]project.Role{"shop": project.RoleViewer},
		State: project.UserActive, Password: "hash", CreatedAt: firstDay,
	}
	mine := signin.SignIn{ID: "digest_1", UserID: ada.ID, Address: "192.0.2.1", Agent: "Firefox", CreatedAt: firstDay, SeenAt: firstDay, ConfirmedAt: firstDay, ExpiresAt: firstDay.Add(signin.Idle)}
	orphan := signin.SignIn{ID: "digest_2", UserID: "usr_gone", CreatedAt: firstDay, ExpiresAt: firstDay}
	must(t, p.Users().Insert(ctx, ada))
	must(t, p.SignIns().Insert(ctx, mine, orphan))
	wantUser, err := p.Users().Get(ctx, ada.ID)
	must(t, err)
	wantSignIn, err := p.SignIns().Get(ctx, mine.ID)
	must(t, err)
	reads := func(t *testing.T, from Project) {
		t.Helper()
		got, user, err := from.SignedIn(ctx, mine.ID)
		must(t, err)
		equal(t, "sign-in", got, wantSignIn)
		equal(t, "user", user, wantUser)
	}
	reads(t, p)
	for what, id := range map[string]string{"unknown": "digest_9", "empty": "", "without its user": orphan.ID, "a zero byte": "a\x00b", "no text": "\xff"} {
		if _, _, err := p.SignedIn(ctx, id); !fault.IsNotFound(err) {
			t.Errorf("a sign-in that is %s: %v, want it not found", what, err)
		}
	}
	if _, _, err := s.project().SignedIn(ctx, mine.ID); !fault.IsNotFound(err) {
		t.Errorf("from another scope: %v, want it not found", err)
	}
	must(t, storage.Atomic(ctx, p, func(tx Project) error {
		_, err := tx.Users().Update(ctx, ada.ID, func(u *project.User) error { u.State = project.UserBlocked; return nil })
		wantUser.State = project.UserBlocked
		reads(t, tx)
		return err
	}))
}
