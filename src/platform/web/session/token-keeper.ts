import { isRequestError, RequestError } from '../requests/request-error.ts'

export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresAt: string
}

/** Why a session ended: the person logged out, it expired or was revoked, or the person is not admitted here. */
export type SessionEnd = 'logout' | 'ended' | 'denied'
/** `elsewhere` when it happened in another tab. */
export type SessionEvent =
  | { readonly type: 'signed-in'; readonly elsewhere?: true }
  | { readonly type: 'signed-out'; readonly cause: SessionEnd; readonly elsewhere?: true }

/** A message from one tab to the others. */
export type TabMessage = (SessionEvent | { readonly type: 'refreshed' }) & { readonly idToken?: string }

export interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly exchange: (refreshToken: string) => Promise<Tokens>
  /** Asks the server to revoke a refresh token. Best effort. */
  readonly revoke: (refreshToken: string) => Promise<unknown>
  /** Runs one exchange at a time across all tabs. */
  readonly exclusively: <T>(run: () => Promise<T>) => Promise<T>
  readonly tellOtherTabs: (message: TabMessage) => void
}

/** Milliseconds between exchanges by the timer. */
export const refreshEvery = 600_000
export const refreshTokenKey = 'refreshToken'
const expiresAtKey = 'refreshTokenExpiresAt'

/**
 * The session's tokens: the refresh token and its expiry in local storage, the id token in memory only. Tabs share new
 * tokens, so that one exchange serves them all and logging out in one logs out all.
 */
export function keepTokens({ storage, exchange, revoke, exclusively, tellOtherTabs }: Surroundings) {
  let idToken: string | undefined
  let exchanging: Promise<string> | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let lastEnd: SessionEnd | undefined
  const listeners = new Set<(event: SessionEvent) => void>()

  /** A refresh token that another tab has ended. Local storage may still show it here for a moment. */
  let over: string | null = null

  const stored = () => {
    const token = storage.getItem(refreshTokenKey)
    return token === over ? null : token
  }
  /** Another tab has signed in, and local storage does not show its refresh token here yet. */
  let awaited = false

  /** Without a stored refresh token there is no session, even while an id token is still in memory. */
  const hasSession = () => {
    if (stored() !== null) awaited = false
    else if (!awaited) forgetIdToken()
    return idToken !== undefined || stored() !== null
  }
  const emit = (event: SessionEvent) => {
    lastEnd = event.type === 'signed-out' ? event.cause : undefined
    for (const listener of listeners) listener(event)
  }
  const remember = (tokens: Tokens) => {
    storage.setItem(refreshTokenKey, tokens.refreshToken)
    storage.setItem(expiresAtKey, tokens.expiresAt)
    holdIdToken(tokens.idToken)
  }
  const holdIdToken = (token: string) => {
    idToken = token
    clearInterval(timer)
    timer = setInterval(() => void refresh(idToken).catch(() => undefined), refreshEvery)
  }
  const forget = () => {
    storage.removeItem(refreshTokenKey)
    storage.removeItem(expiresAtKey)
    forgetIdToken()
  }
  const forgetIdToken = () => {
    idToken = undefined
    clearInterval(timer)
  }

  /**
   * The id token to use instead of `spent`: a newer one if there is one, else from an exchange. Simultaneous calls
   * share one exchange. A refusal ends the session; a network failure is thrown and leaves the session as it is.
   */
  function refresh(spent?: string): Promise<string> {
    if (idToken !== undefined && idToken !== spent) return Promise.resolve(idToken)
    exchanging ??= exclusively(() => exchangeStored(spent)).finally(() => {
      exchanging = undefined
    })
    return exchanging
  }

  async function exchangeStored(spent: string | undefined): Promise<string> {
    for (;;) {
      if (idToken !== undefined && idToken !== spent) return idToken
      const used = stored()
      if (used === null) throw signedOut()
      try {
        const tokens = await exchange(used)
        const now = stored()
        // The second condition: when tabs cannot wait for each other, both exchange the token and get the same
        // successor.
        if (now === used || now === tokens.refreshToken) {
          remember(tokens)
          tellOtherTabs({ type: 'refreshed', idToken: tokens.idToken })
          return tokens.idToken
        }
        // The person logged out while the answer was on its way. (If another token is stored, it may be a later one of
        // this same session, which must not end.)
        if (now === null) void revoke(tokens.refreshToken).catch(() => undefined)
      } catch (error) {
        if (!isRequestError(error, 'UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND')) throw error
        // When tabs cannot wait for each other, another one may have replaced the token: then that one is used.
        if (stored() === used) end('ended')
      }
    }
  }

  function end(cause: SessionEnd) {
    forget()
    tellOtherTabs({ type: 'signed-out', cause })
    emit({ type: 'signed-out', cause })
  }

  return {
    idToken: () => idToken,
    hasSession,
    /** Why the last session of this tab ended; undefined while one is open or before the first. */
    lastEnd: () => lastEnd,
    refresh,

    signIn(tokens: Tokens) {
      remember(tokens)
      tellOtherTabs({ type: 'signed-in', idToken: tokens.idToken })
      emit({ type: 'signed-in' })
    },

    /** Ends the session here at once, and on the server as soon as it can be reached. */
    signOut(cause: 'logout' | 'denied' = 'logout') {
      const used = stored()
      end(cause)
      if (used !== null) void revoke(used).catch(() => undefined)
    },

    heardFromOtherTab(message: TabMessage) {
      if (message.idToken !== undefined) {
        awaited = stored() === null
        holdIdToken(message.idToken)
      }
      if (message.type === 'signed-out') {
        over = stored() ?? over
        forgetIdToken()
      }
      if (message.type === 'signed-in') emit({ type: 'signed-in', elsewhere: true })
      if (message.type === 'signed-out') emit({ type: 'signed-out', cause: message.cause, elsewhere: true })
    },

    /** The refresh token disappeared from local storage: treated as logging out. */
    storageEmptied() {
      if (idToken === undefined) return
      forgetIdToken()
      emit({ type: 'signed-out', cause: 'logout', elsewhere: true })
    },

    subscribe(listener: (event: SessionEvent) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const signedOut = () => new RequestError('UNAUTHENTICATED', [{ message: 'Signed out' }])
