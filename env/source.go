package env

import "context"

// Source says through which door a change came: audit records carry it.
type Source struct {
	Channel Channel
	// UserID is who used the dashboard. AppID, KeyName and ClientAppID describe the key of an API call.
	UserID, AppID, KeyName, ClientAppID string
}

// Channel is a door.
type Channel string

// The channels.
const (
	ChannelUserPortal Channel = "USER_PORTAL"
	ChannelAPI        Channel = "API"
	ChannelClientAPI  Channel = "CLIENT_API"
	ChannelInternal   Channel = "INTERNAL"
)

type sourceKey struct{}

// WithSource marks a context with the source of the changes that are made under it.
func WithSource(ctx context.Context, s Source) context.Context {
	return context.WithValue(ctx, sourceKey{}, s)
}

// SourceOf is the source that ctx carries; without one the change is Punchcard's own.
func SourceOf(ctx context.Context) Source {
	if s, ok := ctx.Value(sourceKey{}).(Source); ok {
		return s
	}
	return Source{Channel: ChannelInternal}
}
