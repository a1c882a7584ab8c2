import { useEffect, useEffectEvent, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { renewCaseClaimDocument } from './desk-changes.documents.ts'
import { type FullCase, knownCase, patchCase } from './desk-queries.ts'

/** Milliseconds between two renewals of a claim, which lasts five minutes. */
const renewal = 60_000
/** Milliseconds for which a claim is renewed after the case was left, so that its record can be read elsewhere. */
const reading = 15 * 60_000

/** The claim that is renewed. */
let kept: { readonly id: string; readonly timer: ReturnType<typeof setInterval>; until: number } | undefined

function keep(id: string): void {
  if (kept?.id === id) return void (kept.until = Infinity)
  stopKeeping()
  const timer = setInterval(() => {
    if (kept && Date.now() > kept.until) stopKeeping()
    else void renew(id)
  }, renewal)
  kept = { id, timer, until: Infinity }
}

function stopKeeping(id = kept?.id): void {
  if (kept === undefined || kept.id !== id) return
  clearInterval(kept.timer)
  kept = undefined
}

/** Where the id of a case is kept that was held when the page was unloaded. */
const heldAtUnload = 'desk.held'

const notHeld = { mine: false, holder: null, heldUntil: null } as const

/** Marks a case as no longer held, so that leaving it does not release it again. */
export function forgetClaim(id: string): void {
  stopKeeping(id)
  patchCase(id, notHeld)
}

/** Releases a case if this person holds it. If the request fails, the claim expires. */
export function releaseClaim(id: string): void {
  if (!knownCase(id)?.mine) return
  forgetClaim(id)
  void request(mutation('cmsReleaseCase'), { _id: id }, { keepalive: true }).catch(() => undefined)
}

/**
 * Keeps the claim of the case on the screen: renews it each minute, also for a while after the case was left for another
 * screen or for a look at another case. It is released when the page is closed; if the page is only loaded again,
 * `claimAgain` is called.
 *
 * @returns whether this person held the case and lost it
 */
export function useKeptClaim(one: FullCase | null | undefined, claimAgain: (id: string) => unknown): boolean {
  const id = one?._id
  const mine = one?.mine ?? false
  const [held, setHeld] = useState<string>()
  if (mine && held !== id) setHeld(id)
  useEffect(() => {
    if (id === undefined || !mine) return
    keep(id)
    const leave = () => {
      sessionStorage.setItem(heldAtUnload, id)
      releaseClaim(id)
    }
    addEventListener('pagehide', leave)
    return () => {
      if (kept?.id === id) kept.until = Date.now() + reading
      removeEventListener('pagehide', leave)
    }
  }, [id, mine])
  const again = useEffectEvent((of: string) => void claimAgain(of))
  useEffect(() => {
    if (id === undefined || sessionStorage.getItem(heldAtUnload) !== id) return
    sessionStorage.removeItem(heldAtUnload)
    again(id)
  }, [id])
  return held !== undefined && held === id && !mine && one?.state === 'OPEN'
}

async function renew(id: string): Promise<void> {
  try {
    const { mine, heldUntil } = (await request(renewCaseClaimDocument, { _id: id })).cmsRenewCaseClaim
    patchCase(id, { mine, heldUntil })
  } catch (error) {
    if (!isRequestError(error, 'CONFLICT', 'NOT_FOUND')) return
    forgetClaim(id)
    await recordsChanged('CASE')
  }
}
