import sanitizeHtml from 'sanitize-html'
import { linkAddress } from '../../../../platform/shared/link.ts'

/**
 * Keeps paragraphs, lists, line breaks, emphasis and links; of their attributes only the address of a link. All other
 * elements are removed and their text stays, except the text of scripts and styles. Non-breaking spaces become normal
 * ones.
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'a', 'strong', 'em', 'ul', 'ol', 'li'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Deeper elements are removed: each level that is kept copies its text into the one around it.
    nestingLimit: 50,
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: linkAddress(href) ?? '' } }),
    },
    // The text of a link that leads nowhere stays as text.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  })
  return clean.replaceAll('\u00A0', ' ').trim()
}
