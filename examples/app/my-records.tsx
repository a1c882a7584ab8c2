import { useState } from 'react'
import { appeal, myRecords } from './documents.ts'
import { useAction, useList, useSession } from './hooks.ts'
import { day, type Key, t } from './look.ts'
import { Dialog, Field, Items } from './parts.tsx'
import type { MyRecord } from './types.ts'

function Appeal({ record: { model, _id, title }, onClose }: { record: MyRecord; onClose: (isSent: boolean) => void }) {
  const { run, failure, isBusy } = useAction(appeal)
  return (
    <Dialog title={t('appeal_title', { title })} onClose={() => onClose(false)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const message = new FormData(event.currentTarget).get('message')
          void run({ data: { model, _id, message } }).then((answer) => answer && onClose(true))
        }}
      >
        <Field
          name="message"
          label={t('appeal_message')}
          hint={t('appeal_hint')}
          failure={failure}
          isOnly
          maxLength={1000}
          required
          rows={5}
        />
        <button type="submit" className="main" disabled={isBusy}>
          {t('appeal')}
        </button>
      </form>
    </Dialog>
  )
}

/** What staff hid, suspended or blocked of the member's, with their words. */
export function MyRecords() {
  const { say } = useSession()
  const list = useList<MyRecord>(myRecords)
  const [appealed, setAppealed] = useState<MyRecord | null>(null)
  if (!list.items?.length) return null
  return (
    <details className="card warning" open>
      <summary>{t('my_records')}</summary>
      <Items list={list} empty="">
        {(record) => (
          <div className="own-record">
            <p>
              <em>{t(`status_${record.status}` as Key)}</em> <b>{record.title || t(`model_${record.model}` as Key)}</b>
            </p>
            {record.reason && <p>{t('staff_said', { reason: record.reason })}</p>}
            {record.appealableUntil && (
              <p>
                <button type="button" onClick={() => setAppealed(record)}>
                  {t('appeal')}
                  <span className="visually-hidden">: {record.title}</span>
                </button>
                <small>{t('appeal_until', { day: day(record.appealableUntil) })}</small>
              </p>
            )}
          </div>
        )}
      </Items>
      {appealed && (
        <Appeal
          record={appealed}
          onClose={(isSent) => {
            setAppealed(null)
            if (!isSent) return
            say(t('appealed'))
            list.reload()
          }}
        />
      )}
    </details>
  )
}
