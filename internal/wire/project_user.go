package wire

import "github.com/punchcardhq/punchcard/project"

// User is a user in the answers of the management API.
type User struct {
	ID        string                  `json:"id"`
	Login     string                  `json:"login"`
	Email     string                  `json:"email"`
	FirstName string                  `json:"first_name"`
	LastName  string                  `json:"last_name"`
	Owner     bool                    `json:"is_owner"`
	Projects  map[string]project.Role `json:"projects"`
}

// NewUser returns the shape of a user.
func NewUser(u project.User) User {
	w := User{
		ID: u.ID, Login: u.Login, Email: u.Email, FirstName: u.FirstName, LastName: u.LastName, Owner: u.Owner, Projects: u.Projects,
	}
	if w.Projects == nil {
		w.Projects = map[string]project.Role{}
	}
	return w
}

// InvitationInput is the body of POST /management/v1/projects/users/invite.
type InvitationInput struct {
	Email     string                  `json:"email" required:"true"`
	FirstName string                  `json:"first_name"`
	LastName  string                  `json:"last_name"`
	Projects  map[string]project.Role `json:"projects"`
}

// RoleInput is the body of PUT /management/v1/projects/{projectId}/users/{userId}.
type RoleInput struct {
	Role project.Role `json:"role" required:"true" enum:"project.Role"`
}
