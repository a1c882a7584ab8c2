import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { ask, Failure, newKey } from './api.ts'
import { type Key, number, t } from './look.ts'
import type { Gave, Me, Page } from './types.ts'

/** What every screen may need: who is signed in, and a line that is shown and read out. */
export interface Session {
  readonly me: Me
  readonly reloadMe: () => void
  readonly say: (text: string) => void
}
export const SessionContext = createContext<Session | null>(null)
export const useSession = (): Session => useContext(SessionContext)!

const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  throw error
}

interface Action<T> {
  readonly isBusy: boolean
  readonly failure: Failure | null
  readonly run: (variables: object) => Promise<T | null>
}

/**
 * A mutation with its Idempotency-Key. While nobody knows whether it arrived, the same request is repeated with the same key, so
 * that it is done once; after an answer, even a refusal, the next one is new.
 */
export function useAction<T>(document: string): Action<T> {
  const [state, setState] = useState<{ isBusy: boolean; failure: Failure | null }>({ isBusy: false, failure: null })
  const attempt = useRef({ sent: '', key: '' })
  const run = async (variables: object) => {
    const sent = JSON.stringify(variables)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newKey() }
    setState({ isBusy: true, failure: null })
    try {
      const answer = await ask<T>(document, variables, attempt.current.key)
      attempt.current.sent = ''
      setState({ isBusy: false, failure: null })
      return answer
    } catch (error) {
      const failure = asFailure(error)
      if (!failure.isUnknown) attempt.current.sent = ''
      setState({ isBusy: false, failure })
      return null
    }
  }
  return { ...state, run }
}

interface Loaded<T> {
  readonly data: T | null
  readonly failure: Failure | null
  readonly reload: () => void
  readonly setData: (data: T) => void
}

export function useLoaded<T>(document: string, variables: object = {}): Loaded<T> {
  const [data, setData] = useState<T | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [round, setRound] = useState(0)
  const sent = JSON.stringify(variables)
  useEffect(() => {
    let isWanted = round >= 0
    ask<T>(document, JSON.parse(sent) as object).then(
      (answer) => {
        if (!isWanted) return
        setData(answer)
        setFailure(null)
      },
      (error: unknown) => isWanted && setFailure(asFailure(error)),
    )
    return () => {
      isWanted = false
    }
  }, [document, sent, round])
  const reload = useCallback(() => setRound((before) => before + 1), [])
  return { data, failure, reload, setData }
}

export interface List<T> {
  readonly items: readonly T[] | null
  readonly failure: Failure | null
  readonly hasMore: boolean
  readonly more: () => Promise<void>
  readonly reload: () => void
  readonly change: (to: (items: readonly T[]) => readonly T[]) => void
}

/** A list that pages by cursor: the document takes `after`, its one field answers `items` and `endCursor`. */
export function useList<T>(document: string, variables: object = {}): List<T> {
  const { data, failure, reload, setData } = useLoaded<Readonly<Record<string, Page<T>>>>(document, variables)
  const [name, page] = Object.entries(data ?? {})[0] ?? ['', null]
  const [late, setLate] = useState<Failure | null>(null)
  const more = async () => {
    try {
      const next = Object.values(await ask<Record<string, Page<T>>>(document, { ...variables, after: page!.endCursor }))
      setData({ [name]: { ...next[0]!, items: [...page!.items, ...next[0]!.items] } })
      setLate(null)
    } catch (error) {
      setLate(asFailure(error))
    }
  }
  return {
    items: page?.items ?? null,
    failure: failure ?? late,
    hasMore: Boolean(page?.endCursor),
    more,
    reload,
    change: (to) => page && setData({ [name]: { ...page, items: to(page.items) } }),
  }
}

/** Runs now and then while the window is seen. */
export function useEvery(milliseconds: number, run: () => unknown): void {
  const newest = useRef(run)
  useEffect(() => {
    newest.current = run
  })
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && newest.current(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}

/** What writing something gave, in a sentence. */
export const gaveText = ({ points, wordsMasked }: Gave, done: Key): string =>
  [
    t(done),
    points.amount > 0 ? t('gave', { points: number(points.amount) }) : t('gave_nothing'),
    wordsMasked && t('masked'),
  ]
    .filter(Boolean)
    .join(' ')
