import { Button } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { outcomes, outcomeVerb } from './appeal-texts.ts'
import type { FullCase } from './desk-queries.ts'
import { verdictVerb } from './desk-texts.ts'
import { Key } from './key.tsx'
import { type CaseActions, verdictsFor } from './use-case-actions.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly openCase: FullCase
  readonly desk: Desk
  readonly actions: CaseActions
}

/** The decisions as buttons, always visible; each shows its key. */
export function DeskBar({ openCase, desk, actions }: Props) {
  const { open, waiting, handable, decide, second, handOver, leave } = actions
  return (
    <div className="desk-bar" role="toolbar" aria-label={m.desk_bar()}>
      {open &&
        verdictsFor(openCase).map(({ letter, status, danger = false }) => (
          <Button
            key={letter}
            danger={danger}
            type={danger ? 'primary' : 'default'}
            aria-keyshortcuts={letter}
            onClick={() => decide({ status })}
          >
            {verdictVerb(status)} <Key of={letter} />
          </Button>
        ))}
      {open &&
        openCase.appeal &&
        outcomes.map(({ letter, outcome }) => (
          <Button key={letter} aria-keyshortcuts={letter} onClick={() => actions.answer(outcome)}>
            {outcomeVerb(outcome)} <Key of={letter} />
          </Button>
        ))}
      {((open && !openCase.appeal) || waiting) && (
        <Button type={waiting ? 'primary' : 'default'} aria-keyshortcuts="l" onClick={second}>
          {m.desk_second_look()} <Key of="l" />
        </Button>
      )}
      {handable && (
        <Button aria-keyshortcuts="t" onClick={handOver}>
          {m.desk_hand_over()} <Key of="t" />
        </Button>
      )}
      <span className="desk-bar-ways">
        <Button aria-keyshortcuts="Escape" onClick={leave}>
          {openCase.mine ? m.desk_release() : m.common_close()} <Key of="Esc" />
        </Button>
        <Button aria-keyshortcuts="n" loading={desk.busy} onClick={desk.next}>
          {m.desk_skip()} <Key of="n" />
        </Button>
      </span>
    </div>
  )
}
