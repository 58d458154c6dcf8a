// Package wording says in sentences what Punchcard decides: discounts, times, limits, rules, why a code was refused, and what would make it
// apply. Shops read them in the dashboard; a program that embeds Punchcard may show them as well.
//
// It decides nothing. A verdict comes from the tree that package redemption returns with an explained request, a refusal from the key of its
// fault, a remedy from the engine that tried it. So a sentence cannot disagree with the engine. Everything is pure: no clock, no storage.
//
//	10 % off the order, up to 20.00 EUR
//	✗ The order, before this discount, is above 50.00 EUR: it is 49.90 EUR, 0.11 EUR are missing.
//	✓ The customer is in the segment “VIP”.
//	It would apply with 0.11 EUR more.
//
// # Language
//
// All words are in a Language, which is a file of texts by key: texts/en.json, texts/de.json. Numbers choose among plural forms, which
// golang.org/x/text knows. To add a language, translate texts/en.json; package dashboard needs a file of the same name. Texts have
// placeholders in braces, so that another language can put them in its own order. A language that lacks a text, or a placeholder, is refused
// when it is read.
//
// # Names
//
// Rules hold ids. Ids collects those that some sentences need; the caller reads their names in one go, as Reader says, and hands them to the
// Writer. An id without a name stands for itself.
//
// # What it does not own
//
// Markup: sentences are plain text, and names of a shop in them are as the shop wrote them, shortened where they are long. Callers
// who show them escapes them.
package wording
