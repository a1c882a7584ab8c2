// The links that staff type and members open.

/** The most characters of a link, as it is typed and as it is stored. */
export const longestLink = 2000

/** What hides or reorders characters, spaces, and the backslash, which browsers read as a slash. */
const misleading = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\\]/u
/** The host is written out, and no user name is before it, which people would take for the host. */
const startOfWeb = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i
/** A name on the internet: neither a number, which opens an address that it does not show, nor a name of this network. */
const publicHost = /\.[a-z][a-z\d-]*$/

/**
 * The address that a web link opens, as browsers read it: what is stored and shown. Its host is in ASCII, so that letters
 * of another script cannot look like a known name. Null if the text is not plainly such an address.
 */
export function webAddress(typed: string): string | null {
  const text = typed.trim()
  if (text.length > longestLink || misleading.test(text) || !startOfWeb.test(text) || !URL.canParse(text)) return null
  const { href, hostname } = new URL(text)
  return publicHost.test(hostname) && href.length <= longestLink ? href : null
}

const otherLink = /^(?:mailto:[^\s@]+@[^\s@]|tel:\+?\d)\S*$/i

/** The same for a link in a text, which may also be an email address or a telephone number. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  const isOther = text.length <= longestLink && !misleading.test(text) && otherLink.test(text)
  return isOther ? text : webAddress(text)
}
