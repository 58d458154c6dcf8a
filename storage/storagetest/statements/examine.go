//go:build unix

package statements

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// examination goes through a log.
type examination struct {
	// look plans a statement, and says what is wrong with it.
	look func(*statement) (plan, string)
	// known are shapes of statements, and bare statements by their shape.
	known map[string]*known
	// begun are the databases, and whether they are recorded yet at this place of the log.
	begun map[string]bool
	// changed are the rows of transactions that were not met yet in the log.
	changed  map[string]projects
	sessions map[string]*session
	// told are the problems that were told of, without the names of projects.
	told map[string]bool
	done Examined
}

// known is what statements of one shape have in common.
type known struct {
	shape string
	plan
	// several is set for what transactions of several projects may have.
	several bool
}

// session is a connection of a database.
type session struct {
	// last is the last statement, whose parameters may follow.
	last *statement
	open *transaction
}

// transaction has what was named from BEGIN to the end, or by one statement alone.
type transaction struct {
	xid     string // "0" unless it is known that rows were changed
	named   projects
	several bool
}

// slotIsMade is called when the recording of a database begins.
const slotIsMade = "pg_create_logical_replication_slot"

func (e *examination) entry(next entry) {
	begun, ours := e.begun[next.database]
	if !begun {
		if ours && strings.Contains(next.sql, slotIsMade) {
			e.begun[next.database] = true
		}
		return
	}
	s := e.sessions[next.session]
	if s == nil {
		s = &session{}
		e.sessions[next.session] = s
	}
	if next.params {
		if s.last != nil {
			s.last.detail = next.detail
		}
		return
	}
	e.take(s)
	s.last = &next.statement
}

// take adds the last statement of a session to its transaction.
func (e *examination) take(in *session) {
	s := in.last
	if s == nil {
		return
	}
	in.last = nil
	verb := s.verb()
	ends := verb == "COMMIT" || verb == "END" || verb == "ROLLBACK" && !strings.Contains(strings.ToUpper(s.sql), " TO ")
	switch {
	case in.open == nil && (verb == "BEGIN" || verb == "START"):
		in.open = &transaction{xid: "0", named: projects{}}
		return
	case in.open == nil:
		alone := &transaction{xid: "0", named: projects{}}
		e.add(alone, s)
		e.close(alone)
		return
	}
	if s.xid != "0" {
		in.open.xid = s.xid
	}
	if ends {
		e.close(in.open)
		in.open = nil
		return
	}
	e.add(in.open, s)
}

// add adds a statement to a transaction.
func (e *examination) add(to *transaction, s *statement) {
	k := e.knownOf(s)
	to.several = to.several || k.several
	for _, v := range k.projects {
		var n int
		if _, err := fmt.Sscanf(v, "$%d", &n); err == nil && n >= 1 {
			to.named.add(s.param(n), k.shape)
		}
	}
	for _, v := range literalProjects(s.sql) {
		to.named.add(v, k.shape)
	}
}

func (e *examination) knownOf(s *statement) *known {
	bare := bare(s.sql)
	if k := e.known[bare]; k != nil {
		return k
	}
	name := shape(bare)
	k := e.known[name]
	if k == nil {
		k = &known{shape: name, several: excepted(transactionsOfSeveral, s)}
		var problem string
		if k.plan, problem = e.look(s); problem != "" && !excepted(statementsOfSeveral, s) {
			e.done.Problems = append(e.done.Problems, problem+":\n"+s.sql)
		}
		e.known[name] = k
		e.done.Shapes++
	}
	e.known[bare] = k
	return k
}

// close looks at what a transaction has named and changed.
func (e *examination) close(t *transaction) {
	e.done.Transactions++
	if t.xid != "0" {
		for p, tables := range e.changed[t.xid] {
			for _, table := range tables {
				t.named.add(p, "rows of "+table)
			}
		}
		delete(e.changed, t.xid)
	}
	if len(t.named) > 1 && !t.several {
		e.complain("a transaction of several projects", t.named)
	}
}

// end takes what is open at the end of the log.
func (e *examination) end() {
	for _, in := range e.sessions {
		e.take(in)
		if in.open != nil {
			e.close(in.open)
		}
	}
	for _, named := range e.changed { // by statements that were transactions by themselves
		if len(named) > 1 {
			e.complain("a statement changes rows of several projects", named)
		}
	}
}

// complain tells of what touches several projects, once for all that touch the same tables in the same way.
func (e *examination) complain(problem string, of projects) {
	key := problem + strings.Join(slices.Sorted(maps.Values(of.texts())), "")
	if !e.told[key] {
		e.told[key] = true
		e.done.Problems = append(e.done.Problems, problem+":"+of.String())
	}
}
