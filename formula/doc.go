// Package formula is the language of dynamic formulas: a shop writes IF(ORDER_AMOUNT > 200;25;15) where a discount, a
// limit, a price or an earning rule would otherwise have a fixed figure.
//
// # Terms
//
// A formula is parsed once, when it is saved, and evaluated as often as orders arrive. It reads facts: variables such as
// ORDER_AMOUNT, metadata such as CUSTOMER_METADATA("age"), and the present time. Its fallback is the static figure next to
// it, which the owner of the formula uses when evaluation yields no number.
//
// # Language
//
//	formula    = or
//	or         = and { "OR" and }
//	and        = comparison { "AND" comparison }
//	comparison = sum [ sign sum ]
//	sign       = ">" | "<" | ">=" | "<=" | "=" | "!=" | "is" | "isNot" | "contains" | "startsWith" | "endsWith"
//	           | "IN_ARRAY" | "NOT_IN_ARRAY" | "DATE_IS" | "DATE_IS_NOT" | "IS_AFTER" | "IS_BEFORE"
//	sum        = product { ( "+" | "-" ) product }
//	product    = signed { ( "*" | "x" | "×" | "/" | "÷" | "%" ) signed }
//	signed     = [ "-" ] primary
//	primary    = number | text | name | name "(" [ or { ";" or } ] ")" | switch | "(" or ")"
//	switch     = "SWITCH" "(" or ";" case { [ ";" ] case } ";" or ")"
//	case       = "SWITCH_CASE" "(" or ";" or ")"
//
// Decimals have a point, arguments a semicolon between them, texts straight double quotes around them. Names and words are
// case-sensitive; blanks and line breaks are free. x is an operator only after an operand. The Variable… and Metadata…
// constants list the names of facts. The functions are
//
//	MIN(a;…)  MAX(a;…)  POW(a;b)  ROUND(a;p)  FLOOR(a;p)  CEIL(a;p)      p decimals; negative: tens, hundreds, …
//	IF(condition;then;else)  SWITCH  DEFAULT_TO(a;b;…)                  the first argument that has a value
//	TODAY  NOW  DATE("2026-03-01")  DATE_TIME("2026-03-01T10:00:00Z")
//	DAY_OF_MONTH(d)  MONTH(d)  YEAR(d)
//	DAYS_SINCE(d)  MONTHS_SINCE(d)  YEARS_SINCE(d)  DAYS_UNTIL(d)  MONTHS_UNTIL(d)
//
// # Rules
//
// Money is in major units: an order of 46500 cents has the ORDER_AMOUNT 465, and the owner of an amount formula multiplies
// the result by 100 and rounds it. Percentages, units and points are taken as they are.
//
// Arithmetic is exact. A quotient without end is kept as a fraction, so that 100 / 3 * 3 is 100 and FLOOR of it too. Only a
// power with a broken exponent, or with more than 300 digits, is rounded, after 30 decimals or later. ROUND takes ties away
// from zero; % is the remainder with the sign of the left side.
//
// A missing value propagates: a result that is computed from a missing fact, from an operand of the wrong type or by a
// division by zero has no value either, and AND and OR need both sides. DEFAULT_TO ends that, and branches of IF and SWITCH
// that are not taken do not matter. Types are not converted: the text "5" is no number, and comparing it with 5 has no
// value. Two exceptions: a text of the form above serves as a date where one is needed, since metadata holds dates that
// way, and IN_ARRAY reads the values between the commas of its right side, "EU, EMEA" or "1,2,3", as the type of its left.
//
// A date is either an instant or only a day. Days are those of the project's time zone, and where either side of a
// comparison is only a day, days are compared: NOW IS_AFTER TODAY never holds. The DAYS_ functions count calendar days,
// also across changes of the clock; months and years count when they are complete. Past the date, _UNTIL is negative;
// before it, _SINCE is.
//
// # What is refused
//
// Parse refuses unknown names, wrong numbers of arguments, operands whose type can never fit (1 + "a"; a formula that is a
// condition), dates that do not exist, more than 4096 bytes, more than 32 open parentheses and literals of more than 64
// characters. Check reports that as a fault for the property that holds the formula. After that nothing fails any more:
// evaluation yields a number or nothing, and neither hostile text nor hostile facts make it panic or take long. Therefore
// figures are kept under 300 digits, exponents under 1000, and results under 10^16.
//
// # Example
//
// A discount of IF(CUSTOMER_METADATA("tier") is "gold";ORDER_AMOUNT * 0.15;ORDER_AMOUNT * 0.05) with amount_off 500 takes
// 45 (4500 cents) off 300 for a gold customer, 15 for a silver one, and the fallback, 500 cents, for one without a tier.
package formula
