import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { addDays, dayOf, daysOf } from '../../shared/day.ts'
import { serverNow } from '../../shared/server-clock.ts'
import { FormPending } from '../form/form-pending.tsx'
import { ListError } from '../list/list-empty.tsx'
import { isRequestError } from '../requests/request-error.ts'
import { NotFound } from '../screens/not-found.tsx'

interface Props<R> {
  /** Loads the record that the address names; undefined if it names none. */
  readonly query: UseQueryOptions<R, Error, R, string[]> | undefined
  readonly children: (copied: R | undefined) => ReactNode
}

/** The form for a new record, once the record that it copies is loaded. */
export function WithCopied<R>({ query, children }: Props<R>) {
  return query ? <Loaded query={query}>{children}</Loaded> : children(undefined)
}

function Loaded<R>({ query, children }: Props<R> & { readonly query: object }) {
  const { data, error } = useQuery(query as UseQueryOptions<R, Error, R, string[]>)
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  return data === undefined ? <FormPending /> : children(data)
}

/** 'Morning coffee copy', cut where the name would be too long. */
export function copyName(name: string, longest: number, locale?: 'en'): string {
  const named = (text: string) => m.list_copy_of({ name: text }, locale && { locale })
  const room = longest - [...named('')].length
  return named([...name].slice(0, room).join('').trim())
}

/** The days of a copy: as many as the record has, from today on if they begin before. */
export function copyDays(period: Parameters<typeof daysOf>[0]): [string, string] {
  const [first, last] = daysOf(period)
  const today = dayOf(serverNow())
  if (first >= today) return [first, last]
  return [today, addDays(today, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000))]
}
