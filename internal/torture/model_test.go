package torture_test

import (
	"testing"
	"time"

	"github.com/anishathalye/porcupine"

	"github.com/punchcardhq/punchcard/internal/torture"
)

// TestHistories checks short histories of a code for one use and a card with 10 credits.
func TestHistories(t *testing.T) {
	accounts := []torture.Account{{Name: "uses", Limit: 1}, {Name: "credit", Start: 10, Limit: torture.Unlimited}}
	use := torture.Call{Kind: torture.Move, Number: 1, Sums: []torture.Sum{{Account: 0, Amount: 1}}}
	spend := torture.Call{Kind: torture.Move, Number: 2, Sums: []torture.Sum{{Account: 1, Amount: -6}}}
	back := torture.Call{Kind: torture.Undo, Number: 3, Of: 1, Sums: use.Sums}
	read := torture.Call{Kind: torture.Read, Number: 4}
	limit := torture.Call{Kind: torture.Limit, Number: 5, Sums: []torture.Sum{{Account: 0, Amount: 2}}}
	done, lost := torture.Answer{Result: torture.Done}, torture.Answer{Result: torture.Lost}
	refused := torture.Answer{Result: torture.Refused, Blamed: []int{0}}
	poor := torture.Answer{Result: torture.Refused, Blamed: []int{1}}
	shows := func(account int, n int64) torture.Answer {
		return torture.Answer{Result: torture.Done, Shown: []torture.Sum{{Account: account, Amount: n}}}
	}
	type step struct {
		call     torture.Call
		answer   torture.Answer
		from, to int64
	}
	for name, c := range map[string]struct {
		history []step
		right   bool
	}{
		"one_use_is_given_once":                        {[]step{{use, done, 0, 10}, {use, refused, 5, 15}}, true},
		"one_use_is_given_twice":                       {[]step{{use, done, 0, 10}, {use, done, 5, 15}}, false},
		"a_refusal_before_the_first_use":               {[]step{{use, refused, 0, 4}, {use, done, 5, 15}}, false},
		"a_refusal_that_blames_another_account":        {[]step{{use, done, 0, 4}, {use, poor, 5, 15}}, false},
		"a_use_that_came_back_is_given_again":          {[]step{{use, done, 0, 4}, {back, done, 5, 8}, {use, done, 9, 10}}, true},
		"a_use_comes_back_twice":                       {[]step{{use, done, 0, 4}, {back, done, 5, 8}, {back, done, 6, 9}}, false},
		"the_second_rollback_is_refused":               {[]step{{use, done, 0, 4}, {back, done, 5, 8}, {back, refused, 6, 9}}, true},
		"the_first_rollback_is_refused":                {[]step{{use, done, 0, 4}, {back, refused, 6, 9}}, false},
		"10_are_spent_as_6_and_6":                      {[]step{{spend, done, 0, 4}, {spend, done, 2, 9}}, false},
		"the_second_6_of_10_are_refused":               {[]step{{spend, done, 0, 4}, {spend, poor, 2, 9}}, true},
		"a_reader_sees_an_answered_change":             {[]step{{spend, done, 0, 4}, {read, shows(1, 4), 5, 6}}, true},
		"a_reader_sees_a_stale_value":                  {[]step{{spend, done, 0, 4}, {read, shows(1, 10), 5, 6}}, false},
		"a_concurrent_reader_may_see_the_new_value":    {[]step{{spend, done, 0, 9}, {read, shows(1, 4), 1, 2}, {read, shows(1, 4), 3, 4}}, true},
		"readers_do_not_go_back":                       {[]step{{spend, done, 0, 9}, {read, shows(1, 4), 1, 2}, {read, shows(1, 10), 3, 4}}, false},
		"a_lost_use_may_have_been_given":               {[]step{{use, lost, 0, 1}, {use, refused, 5, 6}}, true},
		"a_lost_use_may_be_given_much_later":           {[]step{{use, lost, 0, 1}, {read, shows(0, 0), 5, 6}, {read, shows(0, 1), 7, 8}}, true},
		"a_lost_use_may_never_be_given":                {[]step{{use, lost, 0, 1}, {use, done, 5, 6}, {read, shows(0, 1), 7, 8}}, true},
		"a_lost_use_is_given_once":                     {[]step{{use, lost, 0, 1}, {limit, done, 2, 3}, {read, shows(0, 2), 7, 8}}, false},
		"a_lost_use_is_not_given_before_it_is_sent":    {[]step{{read, shows(0, 1), 0, 1}, {use, lost, 2, 3}}, false},
		"a_new_limit_holds_at_once":                    {[]step{{use, done, 0, 1}, {limit, done, 2, 3}, {use, done, 4, 5}}, true},
		"a_new_limit_is_not_seen":                      {[]step{{use, done, 0, 1}, {limit, done, 2, 3}, {use, refused, 4, 5}}, false},
		"the_old_limit_holds_while_the_new_one_is_set": {[]step{{use, done, 0, 1}, {limit, done, 2, 6}, {use, refused, 3, 5}}, true},
		"a_use_shows_a_wrong_count":                    {[]step{{use, shows(0, 2), 0, 1}}, false},
	} {
		t.Run(name, func(t *testing.T) {
			var history []torture.Operation
			for i, s := range c.history {
				history = append(history, torture.Operation{Client: i, Call: s.call, Answer: s.answer, From: s.from, To: s.to})
			}
			want := porcupine.Illegal
			if c.right {
				want = porcupine.Ok
			}
			if got := torture.Check(accounts, history, time.Minute); got.Linearizable != want {
				t.Errorf("%s, want %s\n%v", got.Linearizable, want, got.Stuck)
			}
		})
	}
}
