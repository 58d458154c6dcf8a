// Package code says which codes a campaign may have, and draws them.
//
// # Terms
//
// A Config describes codes: a prefix, a pattern and a postfix. Every # in the pattern is replaced by a character drawn from the
// charset; everything else is fixed text. A length is short for a pattern of that many #; with both, the pattern wins. Prefix
// "New-", pattern "GIFT-###" and postfix "0" make codes like New-GIFT-8tq0, of length 3.
//
// Without anything set, codes have eight characters of the 62 digits and letters, or of the 36 digits and capital letters in
// a project whose codes do not distinguish case.
//
// The capacity is the number of codes that a Config describes: the number of distinct characters to the power of the number
// of #. In a project that does not distinguish case, A and a are one character of a charset.
//
// # Invariants
//
//   - Codes are bearer secrets. They are drawn from a cryptographic source, and each character of the charset is equally
//     likely: random bytes that would favour some are discarded.
//   - Codes of one batch are distinct. The insert makes sure that they differ from all other codes of the project: it skips
//     those that exist, and others are drawn.
//   - Impossible requests are refused before anything is made: Check compares the capacity with the number of codes that
//     exist and are asked for.
//
// # What is refused
//
// 400 invalid_code_config names the property and what would be right: more than 64 characters of prefix or postfix, a length
// that is not 1 to 128, a charset that is empty or has more than 256 distinct characters, control characters and broken UTF-8
// anywhere, codes that are empty or could be longer than 255 bytes.
//
// # Worked example
//
// Pattern "##" over the charset "0123456789" has a capacity of 100. With 90 codes taken, Check accepts 10 more and refuses
// 11:
//
//	Not possible to generate requested number of codes. 11 were asked for, 10 of 100 are still possible.
package code
