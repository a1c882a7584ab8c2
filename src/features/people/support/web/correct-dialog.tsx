import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/support.js'
import { LongTextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { correctionForm, longestReason, mostCorrected } from '../correction.rules.ts'
import { corrected } from './corrected.ts'
import { correctionWords } from './correction-words.ts'
import { correctPointsDocument } from './support.documents.ts'

interface Props {
  readonly member: { readonly _id: string; readonly fullName: string }
  readonly onClose: () => void
}

/** Changes a member's points by hand. */
export default function CorrectDialog({ member: { _id: userId, fullName: name }, onClose }: Props) {
  return (
    <FormDialog
      record={userId}
      title={m.support_correct_of({ name })}
      schema={correctionForm}
      words={correctionWords}
      initialValues={{}}
      okText={m.support_correct()}
      send={async (values, sent) => {
        const { version: _, ...options } = sent
        const { amount, reason } = correctionForm.parse(values)
        return (await request(correctPointsDocument, { userId, amount, reason }, options)).cmsCorrectPoints
      }}
      onDone={({ status }) => {
        corrected(status)
        onClose()
      }}
      onTake={onClose}
      onClose={onClose}
    >
      {(field) => (
        <>
          <NumberItem
            {...field('amount')}
            extra={m.support_correct_hint()}
            decimals={2}
            min={-mostCorrected}
            max={mostCorrected}
            autoFocus
          />
          <LongTextItem {...field('reason')} extra={m.support_reason_hint()} maxLength={longestReason} rows={3} />
        </>
      )}
    </FormDialog>
  )
}
