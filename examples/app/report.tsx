import type { FormEvent } from 'react'
import { report } from './documents.ts'
import { useAction, useSession } from './hooks.ts'
import { t } from './look.ts'
import { Dialog, Field, Refused } from './parts.tsx'

export interface Reported {
  readonly model: 'POST' | 'COMMENT'
  readonly _id: string
  /** Who wrote it. */
  readonly by: string
}

const reasons = ['SPAM', 'FAKE_NEWS', 'HARASSMENT', 'HATE_SPEECH', 'NUDITY', 'VIOLENCE', 'SOMETHING_ELSE'] as const

export function Report({ reported: { model, _id, by }, onClose }: { reported: Reported; onClose: () => void }) {
  const { say } = useSession()
  const { run, failure, isBusy } = useAction(report)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = Object.fromEntries(new FormData(event.currentTarget))
    if (!(await run({ data: { model, _id, ...data } }))) return
    onClose()
    say(t('reported'))
  }
  return (
    <Dialog title={t('report_title', { by })} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend>{t('report_reason')}</legend>
          {reasons.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} required />
              {t(`reason_${reason}`)}
            </label>
          ))}
        </fieldset>
        <Field name="message" label={t('report_message')} failure={failure} maxLength={1000} rows={3} />
        <Refused failure={failure} fields={['message']} />
        <button type="submit" className="main" disabled={isBusy}>
          {t('report')}
        </button>
      </form>
    </Dialog>
  )
}
