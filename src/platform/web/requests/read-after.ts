/** What this browser has written, so that no list shows an older state: in all tabs, and after the page was loaded again. */
const key = 'readAfter'

/** Milliseconds: a standby that is further behind is not read, so an older token says nothing. */
const lifetime = 60_000

interface Kept {
  readonly token: string
  readonly at: number
}

let mine: Kept | undefined

/** The token to send with requests: the server's word for how far a database must be. */
export const readAfter = (): string | undefined => latest()?.token

/** Keeps the token of an answer. Of two, the greater text is the later one. */
export function heardReadAfter(token: string | null): void {
  if (token === null || token <= (latest()?.token ?? '')) return
  mine = { token, at: Date.now() }
  localStorage.setItem(key, JSON.stringify(mine))
}

/** That of this tab or of another one, whichever is later. */
function latest(): Kept | undefined {
  const living = [mine, stored()].filter((kept) => kept !== undefined && Date.now() - kept.at < lifetime)
  return living.reduce<Kept | undefined>((one, other) => (one && one.token > other!.token ? one : other), undefined)
}

function stored(): Kept | undefined {
  try {
    const { token, at } = (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<Kept>
    return typeof token === 'string' && typeof at === 'number' ? { token, at } : undefined
  } catch {
    return undefined
  }
}
