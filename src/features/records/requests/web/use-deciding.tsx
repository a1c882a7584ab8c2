import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import type { Operation } from '../../../../platform/shared/operation.ts'
import { presetReasonsQuery } from '../../term-status/web/public.ts'

const RejectDialog = lazyPart(() => import('./reject-dialog.tsx'))

type Sending = { readonly idempotencyKey: string }

/** How the requests of a model are decided. It is the same at every rendering. */
export interface Deciding<R> {
  readonly model: 'VERIFY' | 'BADGE_REQUEST'
  readonly operation: Operation
  readonly nameOf: (request: R) => string
  readonly isApproved: (request: R) => boolean
  readonly isRejected: (request: R) => boolean
  readonly reason: { readonly label: () => string; readonly required?: () => string }
  /** Whether rows offer it, besides the detail. */
  readonly inRows: boolean
  /** Returns the version after the decision. */
  readonly send: (request: R, decision: Decision, options: Sending) => Promise<number>
  /** Tells that the request has another version now, and refreshes what shows it. */
  readonly onDecided: (request: R, after: number) => void
  /** The request as it is now: whether it still waits, and if not, what became of it. */
  readonly meanwhile: (request: R) => Promise<{ readonly waits: boolean; readonly became: string | undefined }>
}

interface Decision {
  readonly approves: boolean
  readonly reason: string | null
}

interface Asked<R> {
  readonly request: R
  readonly onDone?: (() => void) | undefined
}

/** The version after the decision, or what refused it: a colleague was quicker. */
type Sent<R> = Asked<R> & ({ readonly after: number } | { readonly conflict: string })

/** As many reasons have a digit. */
const mostDigits = 9

/**
 * Approving and rejecting by one key each: `a` approves, `r` asks for the reason, and in the detail a digit begins with a
 * preset one. What follows a decision follows also if a colleague was quicker.
 *
 * @param mayDecide whether the viewer may decide about a request, besides the permission
 */
export function useDeciding<R extends { readonly _id: string }>(
  deciding: Deciding<R>,
  mayDecide: (request: R) => boolean,
) {
  const { model, operation, nameOf, reason } = deciding
  const permitted = usePermission(operation)
  const [rejecting, setRejecting] = useState<Asked<R> & { readonly reason: string }>()
  const offered = useMemo(() => presetReasonsQuery(model), [model])
  const { data: presets = [] } = useQuery({ ...offered, enabled: permitted })
  const { submit, busy } = useSubmission<Asked<R> & Decision, Sent<R>>({
    async send({ request, onDone, ...decision }, options) {
      try {
        return { request, onDone, after: await deciding.send(request, decision, options) }
      } catch (error) {
        if (!isRequestError(error, 'CONFLICT')) throw error
        return { request, onDone, conflict: failureText(error) }
      }
    },
    onDone(sent) {
      setRejecting(undefined)
      if ('conflict' in sent) return void tellConflict(sent, sent.conflict)
      deciding.onDecided(sent.request, sent.after)
      sent.onDone?.()
    },
  })

  /** Says who was quicker. What still waits stays on the screen, as it is now. */
  const tellConflict = async ({ request, onDone }: Asked<R>, text: string) => {
    const now = await deciding.meanwhile(request).catch(() => undefined)
    if (now?.waits) return notices.warning(m.common_error(), text)
    notices.warning(m.requests_decided_meanwhile(), now?.became ?? text)
    onDone?.()
  }

  const reject = (request: R, reason: string, onDone?: () => void) => setRejecting({ request, reason, onDone })
  const actions = useMemo(
    (): readonly RowAction<R>[] => [
      {
        key: 'APPROVED',
        label: m.requests_approve,
        icon: <CheckOutlined aria-hidden />,
        inline: deciding.inRows,
        operation,
        shown: (request) => mayDecide(request) && !deciding.isApproved(request),
        shortcut: { letter: 'a', label: m.requests_approve },
        run: (request, onDone) => void submit({ request, approves: true, reason: null, onDone }),
      },
      {
        key: 'REJECTED',
        label: m.requests_reject,
        icon: <CloseOutlined aria-hidden />,
        inline: deciding.inRows,
        danger: true,
        operation,
        shown: (request) => mayDecide(request) && !deciding.isRejected(request),
        shortcut: { letter: 'r', label: m.requests_reject },
        run: (request, onDone) => setRejecting({ request, reason: '', onDone }),
      },
    ],
    [deciding, operation, mayDecide, submit],
  )
  return {
    actions,
    /** The preset reasons for rejecting a request; none where nobody or somebody else decides. */
    presetsFor: (request: R | undefined) =>
      permitted && request !== undefined && mayDecide(request) ? presets.slice(0, mostDigits) : [],
    reject,
    dialog: rejecting && (
      <Suspense>
        <RejectDialog
          name={nameOf(rejecting.request)}
          busy={busy}
          reason={{ label: reason.label(), required: reason.required?.(), offered, initial: rejecting.reason }}
          onOk={(reason) => void submit({ ...rejecting, approves: false, reason: reason ?? null })}
          onCancel={() => setRejecting(undefined)}
        />
      </Suspense>
    ),
  }
}
