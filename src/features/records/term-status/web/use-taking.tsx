import { type ReactNode, useCallback, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'

interface Asked {
  readonly name: string
  readonly answer: (takes: boolean) => void
}

/**
 * Asks whether a decision is taken from the colleague who works on it at the desk.
 *
 * @param sets whether it sets a status
 */
export function useTaking(sets = true): {
  readonly ask: (name: string) => Promise<boolean>
  readonly question: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  const answer = (takes: boolean) => {
    asked?.answer(takes)
    setAsked(undefined)
  }
  const ask = useCallback((name: string) => new Promise<boolean>((resolve) => setAsked({ name, answer: resolve })), [])
  return {
    ask,
    question: asked && (
      <ConfirmDialog
        title={m.term_status_take_title({ name: asked.name })}
        text={sets ? m.term_status_take_text() : m.term_status_take_report_text()}
        okText={sets ? m.term_status_take() : m.term_status_take_many()}
        danger
        onOk={() => answer(true)}
        onCancel={() => answer(false)}
      />
    ),
  }
}
