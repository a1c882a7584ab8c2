import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../requests/request-error.ts'
import { keepTokens, refreshEvery, type SessionEvent, type TabMessage, type Tokens } from './token-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tokens = (name: string): Tokens => ({
  idToken: `id-${name}`,
  refreshToken: name,
  expiresAt: '2030-01-01T00:00:00Z',
})
const refused = () => new RequestError('UNAUTHENTICATED', [{ message: 'no' }])

/** A tab with its own memory; tabs with the same `stored` share the browser's local storage. */
function tab({ stored = new Map<string, string>(), exchange = async (used: string) => tokens(`${used}+`) } = {}) {
  const events: SessionEvent[] = []
  const messages: TabMessage[] = []
  const revoked: string[] = []
  const exchanged: string[] = []
  const keeper = keepTokens({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    exchange: (used) => {
      exchanged.push(used)
      return exchange(used)
    },
    revoke: async (used) => void revoked.push(used),
    exclusively: (run) => run(),
    tellOtherTabs: (message) => void messages.push(message),
  })
  keeper.subscribe((event) => void events.push(event))
  return { keeper, events, messages, revoked, exchanged, stored }
}

const withStored = (name: string) => new Map([['refreshToken', name]])

test('requests that meet an expired id token share one exchange', async () => {
  const { keeper, exchanged, stored } = tab({ stored: withStored('r') })
  const all = await Promise.all([keeper.refresh(), keeper.refresh(), keeper.refresh('id-old')])
  expect(all).toEqual(['id-r+', 'id-r+', 'id-r+'])
  expect(exchanged).toEqual(['r'])
  expect(stored.get('refreshToken')).toBe('r+')
})

test('a request that comes late with the old id token gets the new one without another exchange', async () => {
  const { keeper, exchanged } = tab({ stored: withStored('r') })
  const first = await keeper.refresh()
  expect(await keeper.refresh('id-older')).toBe(first)
  expect(exchanged).toHaveLength(1)
})

test('a refused exchange deletes the stored token and ends the session', async () => {
  const { keeper, events, stored } = tab({ stored: withStored('r'), exchange: () => Promise.reject(refused()) })
  await expect(keeper.refresh()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(stored.size).toBe(0)
  expect(events).toEqual([{ type: 'signed-out', cause: 'ended' }])
})

test.each(['OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'] as const)(
  'an exchange that failed with %s leaves the person signed in',
  async (code) => {
    const exchange = () => Promise.reject(new RequestError(code, [{ message: 'later' }]))
    const { keeper, events, stored } = tab({ stored: withStored('r'), exchange })
    await expect(keeper.refresh()).rejects.toMatchObject({ code })
    expect(stored.get('refreshToken')).toBe('r')
    expect(events).toEqual([])
  },
)

test('a refusal of a token that another tab has replaced meanwhile does not end the session', async () => {
  const stored = withStored('r')
  const { keeper, events } = tab({
    stored,
    exchange: async (used) => {
      if (used !== 'r') return tokens(`${used}+`)
      stored.set('refreshToken', 'theirs')
      throw refused()
    },
  })
  expect(await keeper.refresh()).toBe('id-theirs+')
  expect(events).toEqual([])
})

test('two tabs that cannot wait for each other get the same token, and neither revokes it', async () => {
  const stored = withStored('r')
  const exchange = async (used: string) => tokens(`${used}+`)
  const [here, there] = [tab({ stored, exchange }), tab({ stored, exchange })]
  expect(await Promise.all([here.keeper.refresh(), there.keeper.refresh()])).toEqual(['id-r+', 'id-r+'])
  expect([here.revoked, there.revoked]).toEqual([[], []])
  expect(stored.get('refreshToken')).toBe('r+')
})

test('an answer that comes after another tab has exchanged again is not revoked: that would end the session', async () => {
  const stored = withStored('r')
  const { keeper, revoked } = tab({
    stored,
    exchange: async (used) => {
      if (used === 'r') stored.set('refreshToken', 'later')
      return tokens(`${used}+`)
    },
  })
  expect(await keeper.refresh()).toBe('id-later+')
  expect(revoked).toEqual([])
})

test('logging out during an exchange ends the session, and revokes the new token', async () => {
  let answer: (tokens: Tokens) => void = () => undefined
  const exchange = () => new Promise<Tokens>((resolve) => (answer = resolve))
  const { keeper, stored, revoked } = tab({ stored: withStored('r'), exchange })
  const waiting = keeper.refresh()
  keeper.signOut()
  answer(tokens('fresh'))
  await expect(waiting).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(stored.size).toBe(0)
  expect(revoked).toEqual(['r', 'fresh'])
})

test('the timer exchanges every ten minutes, until logging out', async () => {
  const { keeper, exchanged } = tab()
  keeper.signIn(tokens('r'))
  await vi.advanceTimersByTimeAsync(refreshEvery - 1)
  expect(exchanged).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(exchanged).toEqual(['r'])
  await vi.advanceTimersByTimeAsync(refreshEvery)
  expect(exchanged).toEqual(['r', 'r+'])
  keeper.signOut()
  await vi.advanceTimersByTimeAsync(refreshEvery * 2)
  expect(exchanged).toHaveLength(2)
})

test('one tab refreshes for all; logging out in one logs out the other', async () => {
  const stored = withStored('r')
  const here = tab({ stored })
  const there = tab({ stored })
  await here.keeper.refresh()
  there.keeper.heardFromOtherTab(here.messages[0]!)
  expect(there.keeper.idToken()).toBe('id-r+')
  here.keeper.signOut()
  there.keeper.heardFromOtherTab(here.messages[1]!)
  expect(there.keeper.idToken()).toBeUndefined()
  expect(there.events).toEqual([{ type: 'signed-out', cause: 'logout', elsewhere: true }])
})

test('a session that another tab ended is over here, even while local storage still shows it', () => {
  const { keeper, stored } = tab({ stored: withStored('r') })
  keeper.heardFromOtherTab({ type: 'signed-out', cause: 'logout' })
  expect(stored.get('refreshToken')).toBe('r')
  expect(keeper.hasSession()).toBe(false)
  keeper.signIn(tokens('s'))
  expect(keeper.hasSession()).toBe(true)
})

test('without its stored refresh token a session is over for the next navigation', () => {
  const { keeper, stored } = tab()
  keeper.signIn(tokens('r'))
  expect(keeper.hasSession()).toBe(true)
  stored.delete('refreshToken')
  expect(keeper.hasSession()).toBe(false)
  expect(keeper.idToken()).toBeUndefined()
})

test('a session that another tab opened is used before local storage shows its token here', () => {
  const { keeper, stored } = tab()
  keeper.heardFromOtherTab({ type: 'signed-in', idToken: 'id-s' })
  expect(keeper.hasSession()).toBe(true)
  stored.set('refreshToken', 's')
  expect(keeper.hasSession()).toBe(true)
  stored.delete('refreshToken')
  expect(keeper.hasSession()).toBe(false)
})

test('a token that disappeared from local storage ends the session once', () => {
  const { keeper, events } = tab()
  keeper.signIn(tokens('r'))
  keeper.storageEmptied()
  keeper.storageEmptied()
  expect(events).toEqual([{ type: 'signed-in' }, { type: 'signed-out', cause: 'logout', elsewhere: true }])
})
