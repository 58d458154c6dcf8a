// Package listing implements all lists of the API: it parses their query strings and makes the paging part of their
// answers. It turns url.Values into a storage.Query, and the resulting storage.Page into totals and the reference to the
// next page. It is independent of resources: each list declares a Spec, and the JSON of the answer is written elsewhere.
//
//	limit=2&order=-created_at&filters[code][conditions][$starts_with]=SUMMER&created_at[after]=2026-01-01
//
// requests the two newest items whose code begins with SUMMER, made since the new year began in the project's time zone.
//
// # Pages
//
//	style           parameter          the next page
//	page            page               the next number
//	starting id     starting_after_id  the id of the last item seen; MoreStartingAfter
//	timestamp       end_date           the time of the last item seen; older ones follow
//	cursor          cursor             Next, for 24 hours
//
// A page has 1 to 100 items, 10 by default. The order names a field, or -field for descending; it may be repeated, and the
// id always follows. A parameter that is sent empty counts as not sent. Parameters that no list has are ignored.
//
// A cursor is its list's prefix and hex digits: where the last page ended, to the last digit of every sort value, when it expires,
// a digest of the order and filters, and a signature over that, over the list and its Scope. A cursor of another order or filter
// is refused with cursor_and_query_mismatch, every other invalid one with invalid_or_expired_cursor. Its content is not secret;
// clients only cannot make one.
//
// # Filters
//
//	filters[<field>][conditions][<operator>]=<value>
//	filters[<field>][conditions][<operator>][<index>]=<value>
//	filters[junction]=and|or|AND|OR
//
// [filters][<field>] is the same. The index may be missing, empty or any number; repeated keys make a list. Fields may be
// dotted, metadata.address.city, also in brackets. A body writes the same as {"<field>": {"conditions": {"<operator>":
// [<value>]}}}; both are converted to one form before they are translated, so that they always mean the same. The junction
// joins fields; the conditions of one field must always all hold.
//
// The type of a field decides its operators and how values are read:
//
//	all         $is $in (any of the values)  $is_not $not_in (none of them)  $has_value $is_unknown (empty or true)
//	text        $contains $not_contain $starts_with $ends_with: any of the values, letters as they are
//	number      $more_than $less_than $more_than_equal $less_than_equal: whole numbers
//	list        as text, for any element; $includes all values, $intersects any; $count $count_more $count_less
//	time, date  below
//	custom      everything; a value is compared as text and, where it looks like one, as a number or true and false
//	state       states of the resource: $active, $expired
//	word        as text, compared with the words of the field, true and false for a switch
//
// Negative operators hold for items without a value, the others do not. Values are never guessed: an unknown word, a
// fraction of a cent, an empty text, a false for $today are refused with what would be right. $in_location and
// $not_in_location are for segments, which process them before; lists refuse them.
//
// # Dates
//
// A day begins at midnight in the project's zone, and may have 23 hours; a field that holds days, as a birthdate, has no
// clock. A text without offset is read in the project's zone. A bare date is the whole day for $is, $after_equal and
// $before_equal; $after and $before compare with its beginning, so that $after a date includes the rest of it, except among
// days.
//
// Distances count calendar days, and today is 0. On the 10th:
//
//	$is_days_ago 2      the 8th           $is_days_in_future 2   the 12th
//	$more_than_ago 2    up to the 7th     $more_than_future 2    from the 13th
//	$less_than_ago 2    the 9th, 10th     $less_than_future 2    the 10th, 11th
//
// $more_than and $less_than on a date are $more_than_ago and $less_than_ago, and $is with a number is $is_days_ago.
// $is_years_ago is this day in that year. $today, $this_week, $last_month and so on are whole periods; weeks start on Monday.
// $is_day takes a date, $is_month 2 or 2024-02, $is_year 2024, $is_day_of_month 1 to 31.
//
// The operators that end in _md forget the year. A day then lies up to 364 days behind and ahead; $is_less_days_ago_md 2
// means the 8th to the 10th, $is_more_days_ago_md 2 the 8th and back to the 11th of the month a year ago, both included. The
// 29th of February is covered by ranges around it in every year.
//
// Custom attributes hold dates as text in UTC. Where no schema defines the form of an attribute, 2024-02-29 is taken for a
// day and 2024-02-29T09:30:00.000Z for an instant. Without a schema $is compares texts and $more_than numbers. The month and
// day of a custom date-time are those of its text.
//
// # What is refused
//
// All refusals of a query are invalid_query_params, besides page_over_limit, cursor_and_query_mismatch and invalid_or_expired_cursor; those of a body
// are invalid_payload. A filter has at most 100 conditions. One has at most 1000 values where they are compared for
// equality, and 100 where each is a condition by itself. A filter that was accepted passes storage.Kind.Check.
package listing
