import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../../../../generated/messages/messages.js'
import { failureText } from '../../../../../platform/web/form/failure.ts'
import { request } from '../../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../../platform/web/notices/notices.tsx'
import { randomId } from '../../../../../platform/web/requests/random-id.ts'
import { updateLuckyWheelPrizeDocument } from '../lucky-wheel.documents.ts'
import type { StoredPrize, Units, Wheel } from './wheel-values.ts'

/** A quantity is saved this many milliseconds after the last key. */
const pause = 1_000

interface Change {
  readonly prize: StoredPrize
  readonly qty: number | null
  /** The line's total for all batches. It is sent too, because the quantity may exceed the stored total. */
  readonly totalQty: number | null
  /** True if it breaks a rule: then it is shown, but not saved. */
  readonly isWrong: boolean
}

export interface StoredUnits {
  readonly units: Units
  readonly change: (change: Change) => void
  /** The wheel's version, which each saved quantity raises. */
  readonly version: number
  /** Saves the waiting quantities, and returns the wheel's version after that. */
  readonly flush: () => Promise<number>
}

/** The quantities of stored prizes. Each is saved by its own request, one after the other. */
export function useUnits(wheel: Wheel | null): StoredUnits {
  const [units, setUnits] = useState<Units>(new Map())
  const [version, setVersion] = useState(wheel?.version ?? 0)
  const [saver] = useState(() => createSaver(wheel?.version ?? 0, setUnits, setVersion))
  useEffect(() => () => void saver.flush(), [saver])
  const latest = useRef(saver)
  const change = useCallback((change: Change) => latest.current.change(change), [])
  return { units, change, version, flush: saver.flush }
}

type SetUnits = (update: (before: Units) => Units) => void

function createSaver(firstVersion: number, setUnits: SetUnits, setVersion: (version: number) => void) {
  let version = firstVersion
  let running = Promise.resolve()
  const saved = new Map<string, number>()
  const waiting = new Map<string, { readonly timer: number; readonly change: Change }>()

  const save = async ({ prize, qty, totalQty }: Change) => {
    const before = saved.get(prize._id) ?? prize.qty
    if (qty === null || qty === before) return
    try {
      const variables = { _id: prize._id, data: { qty, totalQty }, version }
      await request(updateLuckyWheelPrizeDocument, variables, { idempotencyKey: randomId() })
      version++
      saved.set(prize._id, qty)
      setVersion(version)
      notices.success(m.common_updated(), m.lucky_wheels_prize_updated_text())
    } catch (error) {
      setUnits((all) => new Map(all).set(prize._id, before))
      notices.error(m.common_error(), `${m.lucky_wheels_try_later()} ${failureText(error)}`)
    }
  }
  const begin = (id: string) => {
    const { timer, change } = waiting.get(id)!
    clearTimeout(timer)
    waiting.delete(id)
    running = running.then(() => save(change))
  }
  return {
    change(change: Change) {
      const id = change.prize._id
      clearTimeout(waiting.get(id)?.timer)
      waiting.delete(id)
      setUnits((all) => new Map(all).set(id, change.qty))
      if (!change.isWrong) waiting.set(id, { change, timer: window.setTimeout(() => begin(id), pause) })
    },
    async flush() {
      for (const id of waiting.keys()) begin(id)
      await running
      return version
    },
  }
}
