import { type ReactNode, Suspense, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { mayCall } from '../../../../platform/shared/operation.ts'
import type { Viewer } from '../../../../platform/shared/permission.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { PlannedOperation } from '../../../../generated/graphql/graphql.ts'
import { changeSetOperations } from '../change-set.operations.ts'

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx'))

/** Forms of other areas than that of change sets ask. */
export const mayPlan = (viewer: Viewer | null) => mayCall(viewer, changeSetOperations.cmsPlanChange)

interface Planning {
  /** For the `alternative` of a form. */
  readonly label: string
  /** Asks for the change set of a change; `input` is the operation's input. */
  readonly plan: (input: object, leave: () => void) => void
  /** To be rendered next to the form. */
  readonly dialog: ReactNode
}

/**
 * Lets a form put its change into a change set instead of saving it.
 *
 * @param onDone called once the change is in a set: close or leave the form
 */
export function usePlanning(operation: PlannedOperation, onDone: () => void): Planning {
  const [asked, setAsked] = useState<{ readonly input: object; readonly leave: () => void }>()
  return {
    label: m.change_sets_add(),
    plan: (input, leave) => setAsked({ input, leave }),
    dialog: asked && (
      <Suspense>
        <PlanDialog
          operation={operation}
          input={asked.input}
          onDone={() => {
            asked.leave()
            onDone()
          }}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  }
}
