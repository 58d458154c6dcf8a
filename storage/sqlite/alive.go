package sqlite

import (
	"context"
	"log/slog"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// handBackDead makes the jobs that other runners have begun available again.
const handBackDead = `UPDATE river_job SET state = 'available', scheduled_at = datetime('now', 'subsec')
	WHERE state = 'running' AND attempt < max_attempts AND json_extract(attempted_by, '$[#-1]') LIKE ? AND json_extract(attempted_by, '$[#-1]') <> ?
	RETURNING queue`

// Served reports whether the jobs of the database in a file are being delivered, by this process or another: whoever does that holds the
// lock beside it. Where the system has no locks on files nobody can say, and it is false.
func Served(path string) bool {
	lock, alone := beFirst(path + jobsLock)
	defer lock.release()
	return lock.held() && !alone
}

// jobsLock is what the name of the file beside the database ends in.
const jobsLock = "-jobs"

// watch takes the jobs of a runner that was killed, when this one is the first on the file again: then nobody else can be at work on
// them. All runners hold a lock on a file beside the database, which the system takes from a process that ends.
func (b *Backend) watch(ctx context.Context, log *slog.Logger, number int32, begin func(), handedBack func(queues []string)) {
	lock, alone := beFirst(b.path + jobsLock)
	defer lock.release()
	if alone {
		var queues []string
		err := b.write.NewRaw(handBackDead, sqlstore.RunnerPrefix+"%", sqlstore.RunnerID(number)).Scan(ctx, &queues)
		if err != nil && ctx.Err() == nil {
			log.WarnContext(ctx, "take the jobs of a server that was killed", "error", err)
		}
		if len(queues) > 0 {
			handedBack(queues)
		}
	}
	lock.share()
	begin()
	<-ctx.Done()
}
