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

// Served reports whether a runner delivers the jobs of the database in a file, in this process or another: it holds the lock on the file beside it.
// On systems without file locks this is unknown, and the result is false.
func Served(path string) bool {
	lock, alone := lockAlone(path + jobsLock)
	defer lock.release()
	return lock.held() && !alone
}

// jobsLock is the ending of the name of the lock file beside the database.
const jobsLock = "-jobs"

// watch makes the jobs of a killed runner available again when this runner is the only one on the file: then no other runner works on them. All runners
// hold a lock on a file beside the database, which the system releases when a process ends.
func (b *Backend) watch(ctx context.Context, log *slog.Logger, number int32, begin func(), handedBack func(queues []string)) {
	lock, alone := lockAlone(b.path + jobsLock)
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
