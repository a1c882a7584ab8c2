import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { type Shortcut, useShortcuts } from '../../../../platform/web/shortcuts.ts'
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
/** Only posts can be hidden, as in the lists of reports; only what somebody took away can be restored. */
export const verdictsFor = ({ lead, members }: FullCase): readonly Verdict[] =>
  verdicts.filter(
    ({ status }) =>
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
  const offered = presetsQuery(one.lead?.model)
  const presets = useQuery(offered).data
  const { state, decision } = one
  const open = state === 'OPEN' && !one.aboutMe && (one.holder == null || one.mine)
  const waiting = state === 'SECOND_LOOK' && !one.aboutMe && decision?.state === 'WAITING' && !decision.mine

  /** Opens the dialog. Tries to claim the case first if nobody holds it. */
  const decide = async (begin: AskedDecision | Promise<AskedDecision | undefined>) => {
    if (!open) return
    const mine = ++turn
    const begun = await begin
    if (!begun) return
    if (!one.mine) await desk.claim(one._id)
    if (mine === turn && knownCase(one._id)?.mine) setAsked(begun)
  }
  const blockWith = (reason: string): AskedDecision => ({ status: 'BLOCKED', reason })
  /** The key may be pressed before the server has answered. */
  const blockFor = async (position: number) => {
    const preset = (await queryClient.ensureQueryData(offered))[position - 1]
    return preset && blockWith(preset.text)
  }
  const second = () => (waiting ? setSecondLookOpen(true) : void decide({ status: 'BLOCKED', secondLook: true }))
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
    for (let position = 1; position <= (presets?.length ?? 9) && position <= 9; position++) {
      const text = presets?.[position - 1]?.text ?? ''
      shortcuts.push({
        keys: [String(position)],
        label: m.desk_key_preset({ text }),
        run: () => void decide(blockFor(position)),
      })
    }
  }
  if (open || waiting) shortcuts.push({ keys: ['l'], label: m.desk_second_look(), run: second })
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
    presets: presets ?? [],
    asked,
    secondLookOpen,
    decide: (begin: AskedDecision) => void decide(begin),
    block: (reason: string) => void decide(blockWith(reason)),
    second,
    author,
    leave,
    close: () => {
      setAsked(undefined)
      setSecondLookOpen(false)
    },
  }
}
