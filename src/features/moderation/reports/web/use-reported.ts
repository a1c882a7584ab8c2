import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useDetail } from '../../../../platform/web/list/list-address.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { loadedRow } from './handled.ts'
import type { Reported } from './load-reported.ts'
import type { ReportedRow } from './reported-row.ts'

const hearQueries = (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange)

/**
 * The record that a parameter of the address opens over a report list. It stays as it was when it was opened, although
 * its row is refetched or leaves the list: with a later version, a colleague's decision would be overwritten unnoticed.
 */
export function useReported(model: TermModel, parameter: string, nameOf: (row: ReportedRow) => string) {
  const { id, close } = useDetail(parameter)
  const row = useSyncExternalStore(hearQueries, () => (id === undefined ? undefined : loadedRow(model, id)))
  const [opened, setOpened] = useState<Reported>()
  const known = opened?._id === id ? opened : undefined
  const queryKey = [model, 'reported', id]
  const { data: found, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await import('./load-reported.ts')).loadReported(model, id!, { signal }),
    enabled: id !== undefined && known === undefined && row === undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const seen = row ? { _id: row._id, version: row.version, termStatus: row.termStatus, name: nameOf(row) } : found
  if (known === undefined && seen) setOpened(seen)
  else if (id === undefined && opened) setOpened(undefined)
  return {
    id,
    record: known,
    /** Why the record cannot be shown, or null. */
    fault: id === undefined || known ? null : error,
    close,
    /** Shows the record as it is now. */
    reload: async () => {
      await recordsChanged(model)
      queryClient.removeQueries({ queryKey })
      setOpened(undefined)
    },
  }
}
