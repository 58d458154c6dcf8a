//go:build unix

package statements

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
)

// plan is what PostgreSQL says about a statement.
type plan struct {
	// unrestricted are the tables that it scans in several projects.
	unrestricted []string
	// projects are the values that project_id is compared with: parameters such as $2, and literals.
	projects []string
}

// node is a node of a plan, as EXPLAIN (FORMAT JSON) has it.
type node struct {
	Type       string `json:"Node Type"`
	Operation  string
	Relation   string `json:"Relation Name"`
	Schema     string
	Alias      string
	Index      string `json:"Index Cond"`
	Recheck    string `json:"Recheck Cond"`
	Filter     string
	Hash       string `json:"Hash Cond"`
	Merge      string `json:"Merge Cond"`
	JoinFilter string `json:"Join Filter"`
	// CTE is the name of a part WITH that the node scans, Subplan of one that it computes, after "CTE ".
	CTE     string `json:"CTE Name"`
	Subplan string `json:"Subplan Name"`
	Plans   []node
}

// explain plans a statement with parameters whose values are not known. The connection has the setting plan_cache_mode = force_generic_plan.
func explain(ctx context.Context, conn *pgx.Conn, s *statement) (found node, err error) {
	text := s.sql
	if n := countParams(s.sql); n > 0 {
		const name = "recorded"
		if _, err := conn.Exec(ctx, "PREPARE "+name+" AS "+s.sql, pgx.QueryExecModeSimpleProtocol); err != nil {
			return node{}, err
		}
		defer func() {
			if _, dropErr := conn.Exec(ctx, "DEALLOCATE "+name, pgx.QueryExecModeSimpleProtocol); err == nil {
				err = dropErr
			}
		}()
		text = "EXECUTE " + name + "(" + strings.TrimSuffix(strings.Repeat("NULL,", n), ",") + ")"
	}
	var answer string
	if err := conn.QueryRow(ctx, "EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) "+text, pgx.QueryExecModeSimpleProtocol).Scan(&answer); err != nil {
		return node{}, err
	}
	var plans []struct{ Plan node }
	if err := json.Unmarshal([]byte(answer), &plans); err != nil {
		return node{}, err
	}
	if len(plans) != 1 {
		return node{}, fmt.Errorf("%d plans", len(plans))
	}
	return plans[0].Plan, nil
}

// countParams is the highest number of a parameter.
func countParams(sql string) (most int) {
	for _, d := range dollars.FindAllString(literals.ReplaceAllString(sql, "?"), -1) {
		var n int
		_, _ = fmt.Sscanf(d, "$%d", &n)
		most = max(most, n)
	}
	return most
}

// read collects what restricts each table of projects that a plan scans.
func read(root node, divided func(table string) bool) plan {
	scans := map[string]string{}    // the table of an alias
	fixed := map[string]bool{}      // aliases whose project is a value
	same := map[string][]string{}   // aliases whose project is that of others
	values := map[string]struct{}{} // what fixes them
	parts := map[string][]string{}  // the aliases that are scanned for a part WITH
	uses := map[string]string{}     // the part WITH of an alias
	var visit func(n node, in string)
	visit = func(n node, in string) {
		if name, is := strings.CutPrefix(n.Subplan, "CTE "); is {
			in = name
		}
		if n.CTE != "" {
			uses[n.Alias] = n.CTE
			parts[in] = append(parts[in], n.Alias)
		}
		if n.Relation != "" && n.Operation == "" && n.Schema == "public" && divided(n.Relation) {
			scans[n.Alias] = n.Relation
			parts[in] = append(parts[in], n.Alias)
		}
		for _, cond := range []string{n.Index, n.Recheck, n.Filter, n.Hash, n.Merge, n.JoinFilter} {
			for _, eq := range equalities(cond) {
				if eq.other != "" {
					same[eq.alias] = append(same[eq.alias], eq.other)
					same[eq.other] = append(same[eq.other], eq.alias)
				} else {
					fixed[eq.alias] = true
					values[eq.value] = struct{}{}
				}
			}
		}
		for _, child := range n.Plans {
			visit(child, in)
		}
	}
	visit(root, "")
	for changed := true; changed; {
		changed = false
		for alias, others := range same {
			if !fixed[alias] && slices.ContainsFunc(others, func(o string) bool { return fixed[o] }) {
				fixed[alias], changed = true, true
			}
		}
		for alias, part := range uses { // all that a part reads is of one project, and so are its rows
			if !fixed[alias] && !slices.ContainsFunc(parts[part], func(a string) bool { return !fixed[a] }) {
				fixed[alias], changed = true, true
			}
		}
	}
	var p plan
	for alias, table := range scans {
		if !fixed[alias] {
			p.unrestricted = append(p.unrestricted, table)
		}
	}
	for v := range values {
		p.projects = append(p.projects, v)
	}
	slices.Sort(p.unrestricted)
	slices.Sort(p.projects)
	return p
}

// equality restricts the project of an alias: to a value, or to the project of another alias.
type equality struct{ alias, other, value string }

var (
	ofAlias = regexp.MustCompile(`^(?:"?([\w*"]+?)"?\.)?project_id$`)
	aValue  = regexp.MustCompile(`^(\$\d+|'(?:[^']|'')*')(?:::text)?(?: COLLATE "C")?$`)
)

// equalities are the restrictions that hold for all rows that a condition lets through.
func equalities(cond string) (all []equality) {
	cond = stripped(cond)
	if cond == "" {
		return nil
	}
	if parts := split(cond, " OR "); len(parts) > 1 {
		all = equalities(parts[0])
		for _, part := range parts[1:] {
			next := equalities(part)
			all = slices.DeleteFunc(all, func(e equality) bool {
				return !slices.ContainsFunc(next, func(n equality) bool {
					return n.alias == e.alias && (n.other == "") == (e.other == "") && n.other == e.other
				})
			})
			for _, n := range next { // another value is another project
				if n.value != "" && slices.ContainsFunc(all, func(e equality) bool { return e.alias == n.alias }) {
					all = append(all, n)
				}
			}
		}
		return all
	}
	if parts := split(cond, " AND "); len(parts) > 1 {
		for _, part := range parts {
			all = append(all, equalities(part)...)
		}
		return all
	}
	sides := split(cond, " = ")
	if len(sides) != 2 {
		return nil
	}
	left, right := stripped(sides[0]), stripped(sides[1])
	if !ofAlias.MatchString(left) {
		left, right = right, left
	}
	of := ofAlias.FindStringSubmatch(left)
	if of == nil {
		return nil
	}
	if other := ofAlias.FindStringSubmatch(right); other != nil {
		return []equality{{alias: of[1], other: other[1]}}
	}
	if value := aValue.FindStringSubmatch(right); value != nil {
		return []equality{{alias: of[1], value: value[1]}}
	}
	return nil
}

// stripped removes the parentheses around a condition.
func stripped(cond string) string {
	for strings.HasPrefix(cond, "(") && len(span(cond)) == len(cond) {
		cond = strings.TrimSpace(cond[1 : len(cond)-1])
	}
	return cond
}

// span is what the parenthesis that a text begins with encloses, with it.
func span(text string) string {
	depth, quoted := 0, false
	for i, r := range text {
		switch {
		case r == '\'':
			quoted = !quoted
		case quoted:
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			if depth--; depth == 0 {
				return text[:i+1]
			}
		}
	}
	return text
}

// split splits a condition at an operator that is in no parentheses and no literal.
func split(cond, at string) (parts []string) {
	depth, quoted, begin := 0, false, 0
	for i := 0; i < len(cond); i++ {
		switch c := cond[i]; {
		case c == '\'':
			quoted = !quoted
		case quoted:
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			depth--
		case depth == 0 && strings.HasPrefix(cond[i:], at):
			parts = append(parts, cond[begin:i])
			i += len(at) - 1
			begin = i + 1
		}
	}
	return append(parts, cond[begin:])
}
