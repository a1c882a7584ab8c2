import { type ReactNode, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'

interface Asked {
  readonly name: string
  readonly answer: (takes: boolean) => void
}

/** Asks whether a decision is taken from the colleague who works on it at the desk. */
export function useTaking(): { readonly ask: (name: string) => Promise<boolean>; readonly question: ReactNode } {
  const [asked, setAsked] = useState<Asked>()
  const answer = (takes: boolean) => {
    asked?.answer(takes)
    setAsked(undefined)
  }
  return {
    ask: (name) => new Promise((resolve) => setAsked({ name, answer: resolve })),
    question: asked && (
      <ConfirmDialog
        title={m.term_status_take_title({ name: asked.name })}
        text={m.term_status_take_text()}
        okText={m.term_status_take()}
        danger
        onOk={() => answer(true)}
        onCancel={() => answer(false)}
      />
    ),
  }
}
