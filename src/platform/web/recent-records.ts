import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import type { Face } from './face.tsx'
import { queryClient } from './query-client.ts'

/** A record as the command palette lists it. */
export interface FoundRecord {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly path: string
  /** Whose face to show. */
  readonly person?: ComponentProps<typeof Face>['person'] | undefined
}

const key = ['recent records']
const mostRecent = 6

/** The records looked at last, the newest first. */
export const recentRecords = (): readonly FoundRecord[] => queryClient.getQueryData<FoundRecord[]>(key) ?? []

/**
 * Remembers that somebody looked at a record; undefined while it is loading. In memory only, among the answers of the
 * server, which are dropped at sign-out: no name outlives the session.
 */
export function useRecentRecord(record: FoundRecord | undefined): void {
  useEffect(() => {
    if (record === undefined) return
    queryClient.setQueryDefaults(key, { gcTime: Infinity })
    const others = recentRecords().filter(({ id }) => id !== record.id)
    queryClient.setQueryData(key, [record, ...others].slice(0, mostRecent))
  })
}
