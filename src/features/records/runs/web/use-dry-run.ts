import { useState } from 'react'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { type RunInfo, runsChanged, settled } from './run-cache.ts'
import { confirmRunDocument } from './run.documents.ts'

interface Sending {
  /** The entered values. Once exactly these were checked, sending them again confirms the run. */
  readonly values: unknown
  readonly file: File | undefined
  readonly check: () => Promise<RunInfo>
  readonly idempotencyKey: string
}

/** An import in two steps: first the dry run, then the import with the same file and values. */
export function useDryRun() {
  const [checked, setChecked] = useState<{ readonly of: string; readonly run: RunInfo }>()
  const { run } = checked ?? {}
  const isReady = run?.state === 'CHECKED' && run.malformed === 0

  const send = async ({ values, file, check, idempotencyKey }: Sending): Promise<RunInfo> => {
    const of = JSON.stringify([values, file?.name, file?.size, file?.lastModified])
    if (isReady && checked?.of === of) {
      const { cmsConfirmRun } = await request(confirmRunDocument, { _id: run._id }, { idempotencyKey })
      return settled(cmsConfirmRun)
    }
    setChecked(undefined)
    const begun = await check()
    setChecked({ of, run: begun })
    const over = await settled(begun)
    setChecked({ of, run: over })
    void runsChanged()
    return over
  }
  return {
    run,
    /** Whether the next step is the import. */
    isReady,
    forget: () => setChecked(undefined),
    send,
  }
}
