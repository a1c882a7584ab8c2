import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableLayout, GivenLayout } from '../../../../platform/shared/table-layout.ts'
import { randomId } from '../../../../platform/web/requests/random-id.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { cancelRunDocument, confirmRunDocument } from './run.documents.ts'
import { type RunInfo, runsChanged, settled } from './run-cache.ts'

/** Begins the dry run of a file, which is read as a person has said. */
export type Check = (layout: GivenLayout | undefined, options: { readonly idempotencyKey: string }) => Promise<RunInfo>

interface Sending {
  /** The entered values. Once exactly these were checked, sending them again confirms the run. */
  readonly values: unknown
  readonly file: File | undefined
  readonly check: Check
  readonly idempotencyKey: string
  /** Asked before the run is confirmed; false keeps it waiting. */
  readonly ask?: (run: RunInfo) => Promise<boolean>
}

interface Checked {
  readonly of: string
  readonly run: RunInfo
  readonly check: Check
}

/** How the file of an import was read; null for codes without a file. */
export const layoutOf = ({ layout }: Pick<RunInfo, 'layout'>) => layout as TableLayout | null

/** Whether somebody can import what was checked. */
export const canBeImported = (run: RunInfo): boolean =>
  run.state === 'CHECKED' && run.malformed === 0 && run.created > 0 && layoutOf(run)?.isSure !== false

/**
 * An import in two steps: first the dry run, then the import with the same file and values. A dry run that is not
 * imported, because the file was exchanged or the dialog closed, is cancelled.
 */
export function useDryRun() {
  const [checked, setChecked] = useState<Checked>()
  const waiting = useRef<RunInfo>(undefined)
  /** Grows whenever the file that is being checked is no longer the one that somebody waits for. */
  const turn = useRef(0)
  const { run } = checked ?? {}
  const isReady = run !== undefined && canBeImported(run)

  const leave = useCallback(() => {
    turn.current++
    drop(waiting.current)
    waiting.current = undefined
  }, [])
  useEffect(() => leave, [leave])

  const begin = async (of: string, check: Check, layout: GivenLayout | undefined, idempotencyKey: string) => {
    leave()
    const mine = turn.current
    const begun = await check(layout, { idempotencyKey })
    if (turn.current !== mine) {
      drop(begun)
      return begun
    }
    waiting.current = begun
    setChecked({ of, run: begun, check })
    const over = await settled(begun)
    if (waiting.current !== begun) return over
    waiting.current = over
    setChecked({ of, run: over, check })
    void runsChanged()
    return over
  }

  const send = async ({ values, file, check, idempotencyKey, ask }: Sending): Promise<RunInfo> => {
    const of = JSON.stringify([values, file?.name, file?.size, file?.lastModified])
    if (isReady && checked?.of === of) {
      if (ask && !(await ask(run))) return run
      const mine = turn.current
      // From here on, closing the dialog does not cancel it.
      waiting.current = undefined
      try {
        return await settled((await request(confirmRunDocument, { _id: run._id }, { idempotencyKey })).cmsConfirmRun)
      } catch (error) {
        if (turn.current === mine) waiting.current = run
        throw error
      }
    }
    setChecked(undefined)
    return begin(of, check, undefined, idempotencyKey)
  }
  const forget = () => {
    leave()
    setChecked(undefined)
  }
  return {
    run,
    /** Whether the next step is the import. */
    isReady,
    forget,
    send,
    /** Checks the same file again, read as a person says. */
    read: async (layout: GivenLayout) => {
      if (checked) await begin(checked.of, checked.check, layout, randomId())
    },
  }
}

/** Cancels a dry run that nobody will confirm. If that fails, it waits on the list of runs. */
function drop(run: RunInfo | undefined): void {
  if (run?.state !== 'CHECKED' && run?.state !== 'WORKING') return
  void request(cancelRunDocument, { _id: run._id }).then(runsChanged, () => undefined)
}
