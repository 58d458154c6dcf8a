package env

import "context"

// Source is where a change came from, for audit records.
type Source struct {
	Channel Channel
	// UserID is the user of the dashboard. AppID, KeyName and ClientAppID describe the key of an API call.
	UserID, AppID, KeyName, ClientAppID string
}

// Channel is a way in which changes are requested.
type Channel string

// The channels.
const (
	ChannelUserPortal Channel = "USER_PORTAL"
	ChannelAPI        Channel = "API"
	ChannelClientAPI  Channel = "CLIENT_API"
	ChannelInternal   Channel = "INTERNAL"
)

type sourceKey struct{}

// WithSource returns a context with the source of the changes that are made under it.
func WithSource(ctx context.Context, s Source) context.Context {
	return context.WithValue(ctx, sourceKey{}, s)
}

// SourceOf is the source of ctx; without one the change is Punchcard's own.
func SourceOf(ctx context.Context) Source {
	if s, ok := ctx.Value(sourceKey{}).(Source); ok {
		return s
	}
	return Source{Channel: ChannelInternal}
}
