import { useRef, useState } from 'react'
import type { UndoCaseDecisionMutation } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import {
  claimCaseDocument,
  claimNextCaseDocument,
  takeOutOfCaseDocument,
  undoCaseDecisionDocument,
} from './desk.documents.ts'
import { useDeskAddress } from './desk-address.ts'
import { type CaseMember, type Decision, type FullCase, keepCase, knownCase } from './desk-queries.ts'
import { introduction, titleOf, verdictName } from './desk-texts.ts'
import { forgetClaim } from './use-claim.ts'

export type Undone = UndoCaseDecisionMutation['cmsUndoCaseDecision']
export type Desk = ReturnType<typeof useDesk>

/** The actions of the desk, and the last decision. `id` is the case on the screen. */
export function useDesk(id: string | undefined) {
  const { show, model, ...address } = useDeskAddress()
  const [said, setSaid] = useState({ text: '', count: 0 })
  const [last, setLast] = useState<Decision>()
  const [undone, setUndone] = useState<Undone>()
  /** Announced together with the next case, so that neither announcement interrupts the other. */
  const before = useRef('')
  const say = (text: string) => {
    setSaid(({ count }) => ({ text: [before.current, text].filter(Boolean).join(' '), count: count + 1 }))
    before.current = ''
  }

  const next = useSubmission<{ after?: string | undefined }, FullCase | null>({
    send: async ({ after = null }, options) =>
      (await request(claimNextCaseDocument, { model: model ?? null, after }, options)).cmsClaimNextCase ?? null,
    onDone: (claimed) => {
      if (id !== undefined) forgetClaim(id)
      if (claimed) keepCase(claimed)
      say(claimed ? introduction(claimed) : m.desk_queue_empty())
      void show(claimed?._id)
      void recordsChanged('CASE')
    },
  })
  const claim = useSubmission<{ id: string }, FullCase>({
    send: async ({ id: _id }, options) => (await request(claimCaseDocument, { _id }, options)).cmsClaimCase,
    onDone: (claimed) => {
      keepCase(claimed)
      say(introduction(claimed))
      void recordsChanged('CASE')
    },
  })
  const undo = useSubmission<{ id: string }, Undone>({
    send: async ({ id: _id }, options) =>
      (await request(undoCaseDecisionDocument, { _id }, options)).cmsUndoCaseDecision,
    onDone: (decision) => {
      setLast(decision)
      if (decision.changedSince.length > 0 || decision.sessionsEnded > 0) setUndone(decision)
      say(m.desk_said_undone({ title: titleOf(decision.case.lead) }))
      void recordsChanged('CASE')
    },
  })
  const takeOut = useSubmission<{ id: string; member: CaseMember }, FullCase>({
    send: async ({ id: _id, member: { model, _id: targetId } }, options) =>
      (await request(takeOutOfCaseDocument, { _id, model, targetId }, options)).cmsTakeOutOfCase,
    onDone: (left) => {
      keepCase(left)
      say(m.desk_said_taken_out())
      void recordsChanged('CASE')
    },
  })

  return {
    ...address,
    model,
    said,
    say,
    show,
    last,
    undone,
    closeUndone: () => setUndone(undefined),
    busy: next.busy || claim.busy,
    next: () => void next.submit({ after: id !== undefined && knownCase(id)?.mine ? id : undefined }),
    claim: (of: string) => claim.submit({ id: of }),
    undo: ({ _id }: Decision) => void undo.submit({ id: _id }),
    undoing: undo.busy,
    takeOut: (member: CaseMember) => id !== undefined && void takeOut.submit({ id, member }),
    /** Called after a decision on the case on the screen: claims the next one. */
    decided: (decision: Decision) => {
      setLast(decision)
      forgetClaim(decision.case._id)
      before.current = m.desk_said_decided({
        verdict: verdictName(decision.status),
        title: titleOf(decision.case.lead),
      })
      void next.submit({})
    },
  }
}
