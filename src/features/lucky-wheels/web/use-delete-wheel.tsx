import type { ReactNode } from 'react'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import { succeedWithUndo } from '../../audit/web/public.ts'
import { luckyWheelModel, type LuckyWheelRow } from './lucky-wheel-listing.tsx'
import { deleteLuckyWheelDocument } from './lucky-wheel.documents.ts'
import './texts.ts'

/** Asks before a wheel is deleted: it stops, and what was won stays. */
export function useDeleteWheel(): { readonly ask: (wheel: LuckyWheelRow) => void; readonly question: ReactNode } {
  const [deleting, setDeleting] = useState<LuckyWheelRow>()
  const { submit } = useSubmission({
    send: ({ _id, version }: LuckyWheelRow, options) => request(deleteLuckyWheelDocument, { _id, version }, options),
    onDone: ({ deleteLuckyWheel: { _id, version } }) => {
      const told = { title: m.lucky_wheels_deleted(), text: m.lucky_wheels_deleted_text() }
      succeedWithUndo({ ...told, model: luckyWheelModel, _id, before: version - 1, after: version })
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
