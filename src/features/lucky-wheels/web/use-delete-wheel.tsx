import type { ReactNode } from 'react'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import { luckyWheelModel, type LuckyWheelRow } from './lucky-wheel-listing.tsx'
import { deleteLuckyWheelDocument } from './lucky-wheel.documents.ts'
import './texts.ts'

/** Asks before a wheel is deleted: it stops, and what was won stays. */
export function useDeleteWheel(): { readonly ask: (wheel: LuckyWheelRow) => void; readonly question: ReactNode } {
  const [deleting, setDeleting] = useState<LuckyWheelRow>()
  const { submit } = useSubmission({
    send: ({ _id, version }: LuckyWheelRow, options) => request(deleteLuckyWheelDocument, { _id, version }, options),
    onDone: () => {
      notices.success(m.lucky_wheels_deleted(), m.lucky_wheels_deleted_text())
      setDeleting(undefined)
      void recordsChanged(luckyWheelModel)
    },
  })
  const question = deleting && (
    <ConfirmDialog
      title={m.lucky_wheels_delete_question({ title: deleting.title })}
      text={m.lucky_wheels_delete_text()}
      okText={m.common_delete()}
      danger
      onOk={() => submit(deleting)}
      onCancel={() => setDeleting(undefined)}
    />
  )
  return { ask: setDeleting, question }
}
