import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileLinks } from '../../../tests/harness/hostile-links.ts'
import { linkAddress, longestLink, webAddress } from './link.ts'

test.each([
  ['https://example.com', 'https://example.com/'],
  ['  HTTP://Example.COM:80/a?q=1#x ', 'http://example.com/a?q=1#x'],
  ['https://example.com/@user/2?a=b@c', 'https://example.com/@user/2?a=b@c'],
  ['https://vi.example/Việt', 'https://vi.example/Vi%E1%BB%87t'],
  // What looks like a known name is shown as what it is.
  ['https://аррӏе.com', 'https://xn--80ak6aa92e.com/'],
  ['https://example。com', 'https://example.com/'],
  ['https://ex%61mple.com/', 'https://example.com/'],
  ['https://example.com:8443/a/../b', 'https://example.com:8443/b'],
])('%s opens %s', (typed, opened) => {
  expect(webAddress(typed)).toBe(opened)
  expect(linkAddress(typed)).toBe(opened)
})

test.each(hostileLinks)('%j is no link', (typed) => {
  expect(webAddress(typed)).toBeNull()
  expect(linkAddress(typed)).toBeNull()
})

test('an email address and a telephone number are links in a text only', () => {
  for (const typed of ['mailto:a@example.com', 'tel:+84901234567']) {
    expect(linkAddress(typed)).toBe(typed)
    expect(webAddress(typed)).toBeNull()
  }
})

const inside = fc.constantFrom('\\', ' ', '\t', '\n', '\0', '\u00AD', '\u200B', '\u202E', '\u2066', '\u2800', '\u3164')

test('whatever is typed: it opens what is stored, on the web, and no hidden character passes', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const opened = webAddress(url)
      fc.pre(opened !== null)
      const { href, protocol, username, password } = new URL(opened)
      expect([href, username + password, webAddress(opened)]).toEqual([opened, '', opened])
      expect(protocol).toMatch(/^https?:$/)
    }),
  )
  fc.assert(
    fc.property(fc.webUrl(), inside, fc.nat(), (url, hidden, at) => {
      const place = 1 + (at % (url.length - 1))
      expect(linkAddress(url.slice(0, place) + hidden + url.slice(place))).toBeNull()
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (host) => {
      const opened = webAddress(`https://${host}`)
      if (opened !== null) expect(opened).toMatch(/^https:\/\/[a-z\d._~!$&'()*+,;=-]+\.[a-z][a-z\d-]*(?::\d+)?[/?#]/)
    }),
  )
})

test('a link is judged by its length first', () => {
  const start = performance.now()
  for (const part of ['a', 'ạ', '@', '.', '%41', '\u202E'])
    expect(linkAddress(`https://${part.repeat(3_000_000)}`)).toBeNull()
  expect(performance.now() - start).toBeLessThan(1_000)
  expect(webAddress(`https://example.com/${'ạ'.repeat(longestLink / 4)}`)).toBeNull()
})
