import { useRef, useState } from 'react'
import type { UndoCaseDecisionMutation } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import {
  claimCaseDocument,
  claimNextCaseDocument,
  takeOutOfCaseDocument,
  undoCaseDecisionDocument,
} from './desk-changes.documents.ts'
import { mostPassedOver } from '../desk.values.ts'
import { useDeskAddress } from './desk-address.ts'
import { type CaseMember, type Decision, decisionsQuery, type FullCase, keepCase, knownCase } from './desk-queries.ts'
import { canUndo, emptyQueue, introduction, titleOf, verdictName, verdictVerb } from './desk-texts.ts'
import { forgetClaim } from './use-claim.ts'
import { useFollowed } from './use-followed.ts'

export type Undone = UndoCaseDecisionMutation['cmsUndoCaseDecision']
export type Desk = ReturnType<typeof useDesk>

/** The cases that this person left for later. Those that were only looked at are not among them. */
const passedOver = new Set<string>()

function passOver(id: string): void {
  passedOver.add(id)
  const [first] = passedOver
  if (passedOver.size > mostPassedOver) passedOver.delete(first!)
}

/** The actions of the desk, and the last decision. `id` is the case on the screen. */
export function useDesk(id: string | undefined) {
  const { show, model, severity, ...address } = useDeskAddress()
  const [said, setSaid] = useState({ text: '', count: 0 })
  const [decided, setLast] = useState<Decision>()
  const last = useFollowed(decided)
  const [undone, setUndone] = useState<Undone>()
  /** Announced together with the next case, so that neither announcement interrupts the other. */
  const before = useRef('')
  const say = (text: string) => {
    const whole = [before.current, text].filter(Boolean).join(' ')
    before.current = ''
    setSaid(({ count }) => ({ text: whole, count: count + 1 }))
  }

  const next = useSubmission<{ leaves?: string | undefined }, FullCase | null>({
    send: async ({ leaves }, { idempotencyKey }) => {
      const claim = async (part: string) => {
        const variables = { model: model ?? null, severity: severity ?? null, passedOver: [...passedOver] }
        const options = { idempotencyKey: `${idempotencyKey}${part}` }
        return (await request(claimNextCaseDocument, variables, options)).cmsClaimNextCase ?? null
      }
      if (leaves !== undefined) passOver(leaves)
      const claimed = await claim('')
      if (claimed || passedOver.size === 0) return claimed
      // After the last one, from the beginning: cases passed over before still wait.
      passedOver.clear()
      return claim('-again')
    },
    onDone: (claimed) => {
      if (id !== undefined && id !== claimed?._id) forgetClaim(id)
      if (claimed) keepCase(claimed)
      else notices.info(emptyQueue({ model, severity }))
      say(claimed ? introduction(claimed) : '')
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
      const before = knownCase(left._id)?.version ?? left.version
      keepCase(left)
      const notice = { title: m.common_success(), text: m.desk_said_taken_out() }
      succeedWithUndo({ ...notice, model: 'CASE', _id: left._id, before, after: left.version })
      void recordsChanged('CASE')
    },
  })

  /** Undoes this person's newest decision, also one that was taken before the page was loaded. */
  const undoNewest = async () => {
    const newest = last ?? (await queryClient.fetchQuery(decisionsQuery({ mine: true, page: 1 }))).items[0]
    if (newest && canUndo(newest)) await undo.submit({ id: newest._id })
    else notices.info(m.desk_nothing_to_undo())
  }

  return {
    ...address,
    model,
    severity,
    said,
    say,
    show,
    last,
    undone,
    closeUndone: () => setUndone(undefined),
    busy: next.busy || claim.busy,
    next: () => void next.submit({ leaves: id !== undefined && knownCase(id)?.mine ? id : undefined }),
    claim: (of: string) => claim.submit({ id: of }),
    undo: ({ _id }: Decision) => void undo.submit({ id: _id }),
    undoLast: () => void undoNewest(),
    undoing: undo.busy,
    takeOut: (member: CaseMember) => id !== undefined && void takeOut.submit({ id, member }),
    /** Called after the case on the screen was handed over: a colleague holds it, or was asked to look at it. */
    handedOver: (one: FullCase) => {
      forgetClaim(one._id)
      keepCase(one)
      say(m.desk_said_handed_over({ title: titleOf(one.lead) }))
      void recordsChanged('CASE')
    },
    /** Called after an appeal on the screen was decided: claims the next case. */
    answered: (one: FullCase) => {
      forgetClaim(one._id)
      keepCase(one)
      before.current = m.desk_said_answered({ title: titleOf(one.lead) })
      void next.submit({})
    },
    /** Called after a decision on the case on the screen: claims the next one. */
    decided: (decision: Decision) => {
      setLast(decision)
      forgetClaim(decision.case._id)
      const title = titleOf(decision.case.lead)
      before.current =
        decision.state === 'WAITING'
          ? m.desk_said_proposed({ verdict: verdictVerb(decision.status).toLocaleLowerCase(), title })
          : m.desk_said_decided({ verdict: verdictName(decision.status), title })
      void next.submit({})
    },
  }
}
