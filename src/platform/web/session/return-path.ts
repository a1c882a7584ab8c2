/**
 * Where to go after signing in: the requested page, if it is a path of this app. Anything a crafted link could use to
 * lead elsewhere (`//host`, `/\host`, a scheme, control characters) is dropped, and so is the login itself.
 */
export function safeReturnPath(asked: unknown, origin: string = location.origin): string | undefined {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return undefined
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f\u007f]/.test(asked) || asked.startsWith('//')) return undefined
  if (!URL.canParse(asked, origin)) return undefined
  const url = new URL(asked, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  if (url.pathname === '/' || /^\/login\/?$/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** The login's address, from which signing in leads back to where the person wanted to go. */
export function loginAddress({ href, search }: { readonly href: string; readonly search: { next?: unknown } }): string {
  const next = safeReturnPath(search.next ?? href)
  return next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
