import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import type { Face } from '../parts/face.tsx'
import { queryClient } from './query-client.ts'

/** A record as the command palette lists it. */
export interface FoundRecord {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly path: string
  /** The person whose face is shown. */
  readonly person?: ComponentProps<typeof Face>['person'] | undefined
}

const key = ['recent records']
const mostRecent = 6

/** The records that were opened last, the newest first. */
export const recentRecords = (): readonly FoundRecord[] => queryClient.getQueryData<FoundRecord[]>(key) ?? []

/**
 * Remembers that somebody looked at a record; undefined while it is loading. Only in memory, in the query cache, which
 * is cleared at sign-out, so that no name is kept after the session.
 */
export function useRecentRecord(record: FoundRecord | undefined): void {
  useEffect(() => {
    if (record === undefined) return
    queryClient.setQueryDefaults(key, { gcTime: Infinity })
    const others = recentRecords().filter(({ id }) => id !== record.id)
    queryClient.setQueryData(key, [record, ...others].slice(0, mostRecent))
  })
}
