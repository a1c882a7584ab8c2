import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AppealOutcome } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { type Shortcut, useShortcuts } from '../../../../platform/web/shortcuts.ts'
import { outcomes, outcomeVerb } from './appeal-texts.ts'
import { type FullCase, knownCase, presetsQuery } from './desk-queries.ts'
import { canUndo, verdictVerb } from './desk-texts.ts'
import { releaseClaim } from './use-claim.ts'
import type { Desk } from './use-desk.ts'

/** The initial values of the decision dialog. */
export interface AskedDecision {
  /** Null: nothing is wrong. */
  readonly status: TermStatus | null
  readonly reason?: string | undefined
  readonly secondLook?: boolean
}

export interface Verdict {
  readonly letter: string
  readonly status: TermStatus | null
  readonly danger?: boolean
}

const verdicts: readonly Verdict[] = [
  { letter: 'b', status: 'BLOCKED', danger: true },
  { letter: 'h', status: 'HIDDEN' },
  { letter: 's', status: 'SUSPENDING' },
  { letter: 'r', status: 'NORMAL' },
  { letter: 'd', status: null },
]
/** An appeal has answers of its own. Only posts can be hidden, as in the lists of reports; only what somebody took away can be restored. */
export const verdictsFor = ({ lead, members, appeal }: FullCase): readonly Verdict[] =>
  verdicts.filter(
    ({ status }) =>
      !appeal &&
      (status !== 'HIDDEN' || lead?.model === 'POST') &&
      (status !== 'NORMAL' || members.some(({ termStatus }) => termStatus !== 'NORMAL')),
  )

/** Counts the keys: a dialog that still waits for the server does not open after another key. */
let turn = 0

export type CaseActions = ReturnType<typeof useCaseActions>

interface Ways {
  readonly author: () => unknown
  /** Undefined when nothing is covered. */
  readonly uncover: (() => void) | undefined
}

/** What can be done with the case on the screen, and the keys for it. */
export function useCaseActions(one: FullCase, desk: Desk, { author, uncover }: Ways) {
  const [asked, setAsked] = useState<AskedDecision>()
  const [secondLookOpen, setSecondLookOpen] = useState(false)
  const [handingOver, setHandingOver] = useState(false)
  const offered = presetsQuery(one.lead?.model)
  const presets = useQuery(offered).data
  const { state, decision } = one
  const involved = one.aboutMe || one.reportedByMe || one.judgedByMe
  const [answering, setAnswering] = useState<AppealOutcome>()
  const open = state === 'OPEN' && !involved && (one.holder == null || one.mine)
  const waiting = state === 'SECOND_LOOK' && !involved && decision?.state === 'WAITING' && !decision.mine

  /** Opens the dialog. Tries to claim the case first if nobody holds it. */
  const decide = async (begin: AskedDecision | Promise<AskedDecision | undefined>) => {
    if (!open) return
    const mine = ++turn
    const begun = await begin
    if (!begun) return
    if (!one.mine) await desk.claim(one._id)
    if (mine === turn && knownCase(one._id)?.mine) setAsked(begun)
  }
  /** The same for an appeal. */
  const answer = async (outcome: AppealOutcome) => {
    if (!open) return
    const mine = ++turn
    if (!one.mine) await desk.claim(one._id)
    if (mine === turn && knownCase(one._id)?.mine) setAnswering(outcome)
  }
  const blockWith = (reason: string): AskedDecision => ({ status: 'BLOCKED', reason })
  /** The key may be pressed before the server has answered. */
  const blockFor = async (position: number) => {
    const preset = (await queryClient.ensureQueryData(offered))[position - 1]
    return preset && blockWith(preset.text)
  }
  const second = () => (waiting ? setSecondLookOpen(true) : void decide({ status: 'BLOCKED', secondLook: true }))
  /** Whoever asked for a second look may say who should take it. */
  const handable = open || (state === 'SECOND_LOOK' && !involved)
  const handOver = () => setHandingOver(true)
  const undoable = [desk.last, decision].find((made) => made != null && canUndo(made))
  const undo = () => {
    turn++
    if (undoable) desk.undo(undoable)
    else desk.undoLast()
  }
  const leave = () => {
    if (one.mine) desk.say(m.desk_said_released())
    releaseClaim(one._id)
    void desk.show(undefined)
  }

  const shortcuts: Shortcut[] = [{ keys: ['n'], label: m.desk_next(), run: desk.next }]
  if (open) {
    for (const { letter, status } of verdictsFor(one))
      shortcuts.push({ keys: [letter], label: verdictVerb(status), run: () => void decide({ status }) })
    if (one.appeal)
      for (const { letter, outcome } of outcomes)
        shortcuts.push({ keys: [letter], label: outcomeVerb(outcome), run: () => void answer(outcome) })
    for (let position = 1; !one.appeal && position <= (presets?.length ?? 9) && position <= 9; position++) {
      const text = presets?.[position - 1]?.text ?? ''
      shortcuts.push({
        keys: [String(position)],
        label: m.desk_key_preset({ text }),
        run: () => void decide(blockFor(position)),
      })
    }
  }
  if ((open && !one.appeal) || waiting) shortcuts.push({ keys: ['l'], label: m.desk_second_look(), run: second })
  if (handable) shortcuts.push({ keys: ['t'], label: m.desk_hand_over(), run: handOver })
  if (one.creator) shortcuts.push({ keys: ['a'], label: m.desk_author_open(), run: author })
  if (uncover) shortcuts.push({ keys: ['v'], label: m.desk_uncover(), run: uncover })
  shortcuts.push(
    { keys: ['u'], label: m.desk_undo_last(), run: undo },
    { keys: ['Escape'], label: m.desk_release(), run: leave },
    { keys: ['Enter'], label: m.desk_key_confirm() },
  )
  useShortcuts(m.desk_keys_title(), shortcuts)

  return {
    open,
    waiting,
    presets: one.appeal ? [] : (presets ?? []),
    asked,
    secondLookOpen,
    handable,
    handingOver,
    handOver,
    decide: (begin: AskedDecision) => void decide(begin),
    answering,
    answer: (outcome: AppealOutcome) => void answer(outcome),
    block: (reason: string) => void decide(blockWith(reason)),
    second,
    author,
    leave,
    close: () => {
      setAsked(undefined)
      setAnswering(undefined)
      setSecondLookOpen(false)
      setHandingOver(false)
    },
  }
}
