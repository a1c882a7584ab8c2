/**
 * The guard of a .csv against formulas (OWASP, CSV injection): an apostrophe in front of whatever a spreadsheet would
 * run, at the start of a text and within it wherever a spreadsheet might begin a cell or a row. It is undone when our own
 * file is imported, so a text that has such an apostrophe already gets another one.
 */

/**
 * Characters at which spreadsheets may split a text, even a quoted one. Which of them are separators depends on the
 * country.
 */
const cut = String.raw`[;,|\t\n\v\f\r\u0085\u2028\u2029]`
/** Characters that spreadsheets skip before they look for a formula. */
const passedOver = String.raw`(?:(?!${cut})[\s\p{Cf}\p{Cc}"])*`
/** Characters that begin a formula, also in their full-width and small forms. */
const formula = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫]`
const start = String.raw`(?:^|(?<=${cut}))`
const guarding = new RegExp(String.raw`${start}(?='*${passedOver}${formula})|^(?='*[\t\r\n])`, 'gu')
const guards = new RegExp(String.raw`${start}'(?='*${passedOver}${formula})|^'(?='*[\t\r\n])`, 'gu')

/** A plus sign with digits only is a number for every spreadsheet, usually of a phone. */
const harmless = /^\+\d+$/

export const guarded = (text: string): string => (harmless.test(text) ? text : text.replaceAll(guarding, "'"))
export const unguarded = (text: string): string => (text.includes("'") ? text.replaceAll(guards, '') : text)
