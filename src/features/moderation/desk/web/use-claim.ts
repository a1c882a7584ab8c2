import { useEffect, useEffectEvent, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { renewCaseClaimDocument } from './desk.documents.ts'
import { type FullCase, knownCase, patchCase } from './desk-queries.ts'

/** Milliseconds between two renewals of a claim, which lasts five minutes. */
const renewal = 60_000

/** Where the id of a case is kept that was held when the page was unloaded. */
const heldAtUnload = 'desk.held'

const notHeld = { mine: false, holder: null, heldUntil: null } as const

/** Marks a case as no longer held, so that leaving it does not release it again. */
export const forgetClaim = (id: string) => patchCase(id, notHeld)

/** Releases a case if this person holds it. If the request fails, the claim expires. */
export function releaseClaim(id: string): void {
  if (!knownCase(id)?.mine) return
  forgetClaim(id)
  void request(mutation('cmsReleaseCase'), { _id: id }, { keepalive: true }).catch(() => undefined)
}

/**
 * Keeps the claim of the case on the screen: renews it each minute, and releases it when the case or the page is left.
 * If the page is only loaded again, `claimAgain` is called.
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
    const timer = setInterval(() => void renew(id), renewal)
    const leave = () => {
      sessionStorage.setItem(heldAtUnload, id)
      releaseClaim(id)
    }
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
    }
  }, [id, mine])
  useEffect(() => (id === undefined ? undefined : () => releaseClaim(id)), [id])
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
