import { useSearch } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'

interface Asked {
  readonly _id: string
}

/** The order and the filters of the list, as its address has them. */
type Search = Readonly<Record<string, unknown>>

/** The requests that wait, in the order of the list: the first of them after a request, or the first of all. */
export type Waiting<R extends Asked> = (
  from: R,
  after: string | null,
  search: Search,
) => Promise<readonly (Asked & { readonly isOwn: boolean })[]>

/**
 * Opens the request that waits next, in the order of the list, without the viewer's own; after the last one, the first.
 * Closes if there is none.
 */
export function useGoOn<R extends Asked>({ show, close }: OpenDetail, waiting: Waiting<R>): (from: R) => Promise<void> {
  const search: Search = useSearch({ strict: false })
  return async (from) => {
    const first = async (after: string | null) =>
      (await waiting(from, after, search)).find(({ _id, isOwn }) => !isOwn && _id !== from._id)?._id
    const next = await (async () => (await first(from._id)) ?? (await first(null)))().catch(() => undefined)
    if (next !== undefined && show) return show(next)
    close()
    notices.info(m.requests_none_left())
  }
}
