import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import type { ReferralRangesFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/trusted_points.js'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { randomId } from '../../../../platform/web/requests/random-id.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { tellUndone, undoLabel, undoSeconds } from '../../../records/audit/web/public.ts'
import type { ReferralRange } from '../referral.ranges.ts'
import { referralForm } from '../trusted-point.rules.ts'
import { RangesEditor } from './ranges-editor.tsx'
import { trustedPointWords } from './trusted-point-words.ts'
import { referralsDocument, saveReferralsDocument } from './trusted-point.documents.ts'

const model = 'TRUSTED_POINT_CONFIG'

interface Props {
  readonly onClose: () => void
}

/** Edits the ranges of referrals, which are saved all at once. */
export default function ReferralDialog({ onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: [model, 'referrals'],
    queryFn: async ({ signal }) => (await request(referralsDocument, {}, { signal })).cmsGetReferralConfigs,
    // The ranges in the form, and their version, stay those that the person saw, so that saving detects another
    // person's change.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (!data) return <DialogFault error={error} onClose={onClose} />
  const { version } = data
  const ranges = rangesOf(data)
  const save = async (ranges: readonly ReferralRange[], version: number, idempotencyKey: string) =>
    (await request(saveReferralsDocument, { ranges: [...ranges], version }, { idempotencyKey })).cmsSaveReferralConfigs
  const failed = (text: string) => notices.error(m.trusted_points_ranges_failed(), text)
  const undo = async (saved: number) => {
    try {
      await save(ranges, saved, randomId())
      tellUndone()
    } catch (error) {
      failed(failureText(error))
    }
    void recordsChanged(model)
  }
  return (
    <FormDialog
      record="referrals"
      version={version}
      title={m.trusted_points_ranges_edit()}
      schema={referralForm}
      words={trustedPointWords}
      initialValues={{ ranges }}
      send={({ ranges }, { version, idempotencyKey }) => save(ranges, version, idempotencyKey)}
      onDone={(saved) => {
        notices.success(m.common_success(), m.trusted_points_ranges_saved_text(), {
          label: undoLabel(),
          seconds: undoSeconds,
          run: () => void undo(saved.version),
        })
        void recordsChanged(model)
        onClose()
      }}
      onFailure={failed}
      onTake={() => refetch()}
      onClose={onClose}
    >
      {(field) => (
        // Without the item's own text: the editor lists every problem with its range.
        <Form.Item {...field('ranges')} noStyle>
          <RangesEditor />
        </Form.Item>
      )}
    </FormDialog>
  )
}

const rangesOf = ({ items }: ReferralRangesFragment): ReferralRange[] =>
  items.map(({ _id, invitedFrom, invitedTo, points, description }) => ({
    _id,
    invitedFrom: invitedFrom ?? 0,
    invitedTo: invitedTo ?? 0,
    points,
    description,
  }))
