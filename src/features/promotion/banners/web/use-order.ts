import { matchQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { Page } from '../../../../platform/web/list/list-declaration.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { bannerList } from '../banner.list.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'
import { inOrder } from './in-order.ts'
import { bannerModel, type BannerRow } from './banner-listing.tsx'

/** Milliseconds after the last move. */
const pause = 2_000

interface Place {
  readonly _id: string
  readonly position: number
}

const shownPage = { queryKey: [bannerModel, 'list', bannerList.name], type: 'active' } as const

/**
 * Moves the rows of the banner list by their handles, with the mouse, a finger or the arrow keys. The rows follow at
 * once; the new order is saved after a pause, or when the screen is left.
 */
export function useOrder() {
  const queryClient = useQueryClient()
  const [announcement, announce] = useState('')
  const scrollAtEdge = useEdgeScroll()
  const dragged = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The order that is not saved yet: a page that is loaded meanwhile must not undo it. */
  const unsaved = useRef<readonly string[]>(undefined)
  const saving = useRef(false)
  const { submit } = useSubmission({
    send: (positions: Place[], options) => request(mutation('updateBannerPositions'), { positions }, options),
    onDone: () => announce(m.banners_order_saved()),
  })

  const rows = useCallback(
    (): readonly BannerRow[] =>
      queryClient.getQueriesData<Page<BannerRow>>(shownPage).find(([, page]) => page)?.[1]?.items ?? [],
    [queryClient],
  )
  const send = useCallback(
    async (moved: Place[]) => {
      saving.current = true
      try {
        await submit(moved)
      } finally {
        if (timer.current === undefined) unsaved.current = undefined
        // The next order is compared with the positions after this one.
        await recordsChanged(bannerModel)
        saving.current = false
      }
    },
    [submit],
  )
  /** Only banners whose place has changed are sent, so that a move elsewhere in the list at the same time stays. */
  const save = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const held = rows()
      .map(({ position }) => position)
      .sort((a, b) => a - b)
    const places = rows().map(({ _id }, i) => ({ _id, position: held[i]! }))
    const moved = places.filter(({ position }, i) => position !== rows()[i]!.position)
    if (moved.length > 0) void send(moved)
    else unsaved.current = undefined
  }, [rows, send])
  const show = useCallback(
    (items: readonly BannerRow[]) =>
      queryClient.setQueriesData<Page<BannerRow>>(shownPage, (page) => page && { ...page, items: [...items] }),
    [queryClient],
  )
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || unsaved.current === undefined || !matchQuery(shownPage, query)) return
        const kept = inOrder(rows(), unsaved.current)
        if (kept.some((row, i) => row !== rows()[i])) show(kept)
      }),
    [queryClient, rows, show],
  )
  useEffect(() => () => void (timer.current && save()), [save])

  /** Orders are saved one at a time. */
  const saveWhenFree = () => {
    if (saving.current) timer.current = setTimeout(saveWhenFree, pause)
    else save()
  }

  const move = (id: string, to: number) => {
    const before = rows()
    const from = before.findIndex(({ _id }) => _id === id)
    if (from < 0 || to < 0 || to >= before.length || from === to) return
    const places = before.map(({ place }) => place)
    const items = before
      .toSpliced(from, 1)
      .toSpliced(to, 0, before[from]!)
      .map((row, i) => ({ ...row, place: places[i]! }))
    unsaved.current = items.map(({ _id }) => _id)
    show(items)
    announce(m.banners_moved({ name: before[from]!.name, place: to + 1, count: items.length }))
    clearTimeout(timer.current)
    timer.current = setTimeout(saveWhenFree, pause)
  }

  const drop = () => {
    dragged.current = undefined
    scrollAtEdge(undefined)
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const handle = handleOf(event)
      if (!handle) return
      dragged.current = handle.dataset.handle
      handle.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (dragged.current === undefined) return
      scrollAtEdge(event.clientY)
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('tr[data-id]')
      if (over)
        move(
          dragged.current,
          rows().findIndex(({ _id }) => _id === over.dataset.id),
        )
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    // The list's own keys move between rows.
    onKeyDownCapture(event: KeyboardEvent) {
      const id = handleOf(event)?.dataset.handle
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (id === undefined || step === 0) return
      event.preventDefault()
      event.stopPropagation()
      move(id, rows().findIndex(({ _id }) => _id === id) + step)
      // A row that moves in the document loses the focus.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus())
    },
  }
  return { handlers, announcement }
}

const handleOf = ({ target }: { readonly target: EventTarget }) =>
  (target as HTMLElement).closest<HTMLElement>('[data-handle]')
