import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../session/session.tsx'
import { heardVersion, useLive } from './live.ts'

interface Row {
  readonly _id: string
  readonly version?: number | undefined
}

/** Milliseconds for which a row is marked as changed elsewhere. */
const remembered = 12_000

const nothing: ReadonlySet<string> = new Set()

/**
 * Refetches a list when one of its rows changes elsewhere, and returns the ids of those that somebody else has changed
 * just now. Rows are refetched in the background, so selections and forms are kept.
 *
 * @param model the rows' model in the audit log; without it nothing happens
 * @param alsoModel another model whose records have the ids of the rows and are shown with them
 */
export function useLiveRows(
  model: string | undefined,
  rows: readonly Row[] | undefined,
  alsoModel?: string,
): ReadonlySet<string> {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  const [changed, setChanged] = useState(nothing)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const all = timers.current
    return () => all.forEach(clearTimeout)
  }, [])
  useLateRows(model, rows)
  useLive((event) => {
    if (model === undefined) return
    const key = { queryKey: [model, 'list'] }
    if (event.type === 'resync') return void queryClient.invalidateQueries(key)
    if (event.type !== 'changed') return
    const shown = new Map(rows?.map((row) => [row._id, row.version ?? 0]))
    const ours = event.records.filter((record) => record.model === model || record.model === alsoModel)
    if (ours.length === 0) return
    const isNewer = (record: (typeof ours)[number]) =>
      record.model === model ? (shown.get(record.id) ?? Infinity) < record.version : shown.has(record.id)
    const newer = ours.filter(isNewer)
    // Changed records that are not visible may be on another page: those pages are refetched when they are opened.
    void queryClient.invalidateQueries({ ...key, refetchType: newer.length > 0 ? 'active' : 'none' })
    const others = newer.filter(({ by }) => by !== viewer._id).map(({ id }) => id)
    if (others.length === 0) return
    setChanged((before) => new Set([...before, ...others]))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setChanged((before) => new Set([...before].filter((id) => !others.includes(id))))
    }, remembered)
    timers.current.add(timer)
  })
  return changed
}

/** Refetches a list that was read before a change of which this tab heard while the rows were on their way. */
function useLateRows(model: string | undefined, rows: readonly Row[] | undefined): void {
  const queryClient = useQueryClient()
  /** Asked for once, whatever comes: nothing is read again and again. */
  const asked = useRef(new Map<string, number>())
  useEffect(() => {
    if (model === undefined) return
    const late = (rows ?? []).flatMap(({ _id, version = Infinity }) => {
      const heard = heardVersion(model, _id)
      return heard > Math.max(version, asked.current.get(_id) ?? 0) ? [[_id, heard] as const] : []
    })
    if (late.length === 0) return
    for (const [id, heard] of late) asked.current.set(id, heard)
    void queryClient.invalidateQueries({ queryKey: [model, 'list'] })
  }, [model, rows, queryClient])
}
