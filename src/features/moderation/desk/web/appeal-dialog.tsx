import { Alert, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import type { AppealOutcome } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { DialogForm } from '../../../../platform/web/form/dialog-form.tsx'
import { DialogFrame } from '../../../../platform/web/form/dialog-frame.tsx'
import { letterLimit } from '../../../../platform/web/form/letter-limit.ts'
import { mustShow } from '../../../../platform/web/form/must-show.ts'
import { submitOnEnter } from '../../../../platform/web/form/submit-on-enter.ts'
import { useDraft } from '../../../../platform/web/form/use-draft.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { longestAppeal } from '../../appeals/appeal.values.ts'
import { outcomes, outcomeVerb } from './appeal-texts.ts'
import { decideAppealDocument } from './desk-changes.documents.ts'
import type { FullCase } from './desk-queries.ts'
import { titleOf } from './desk-texts.ts'

interface Values {
  readonly outcome: AppealOutcome
  readonly answer?: string
}

interface Props {
  readonly openCase: FullCase
  readonly outcome: AppealOutcome
  readonly onDecided: (decided: FullCase) => void
  readonly onClose: () => void
}

/** Upholds or overturns what is appealed, with words for the member. */
export default function AppealDialog({ openCase, outcome: asked, onDecided, onClose }: Props) {
  const { _id, version } = openCase
  const [form] = Form.useForm<Values>()
  const [failure, setFailure] = useState<string>()
  const outcome = Form.useWatch('outcome', form) ?? asked
  const isDirty = () => (form.getFieldValue('answer') ?? '').trim() !== ''
  const title = m.desk_appeal_title({ title: titleOf(openCase.lead) })
  const note = useDraft({ form, name: `dialog appeal ${_id}`, title, isDirty })
  const { submit, busy } = useSubmission<Values, FullCase>({
    form,
    send: async ({ outcome, answer = '' }, options) =>
      (await request(decideAppealDocument, { _id, version, outcome, answer: answer.trim() }, options)).cmsDecideAppeal,
    onFailure: setFailure,
    onDone: onDecided,
  })
  return (
    <DialogFrame
      title={title}
      width="var(--dialog-report-status)"
      okText={outcomeVerb(outcome)}
      busy={busy}
      isDirty={() => isDirty() && !busy}
      onOk={form.submit}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the fields within */}
      <div onKeyDown={submitOnEnter(form.submit)}>
        <DialogForm form={form} initialValues={{ outcome: asked }} onFinish={(values) => void submit(values)}>
          {note}
          <Form.Item name="outcome" label={m.desk_decision()}>
            <Radio.Group
              optionType="button"
              options={outcomes.map(({ outcome: value }) => ({ value, label: outcomeVerb(value) }))}
            />
          </Form.Item>
          <p className="form-text">
            {outcome === 'OVERTURN' ? m.desk_appeal_overturn_text() : m.desk_appeal_uphold_text()}
          </p>
          <Form.Item name="answer" label={m.desk_appeal_answer()} rules={[mustShow(m.desk_appeal_answer_required())]}>
            <Input.TextArea rows={4} {...letterLimit(longestAppeal)} showCount />
          </Form.Item>
        </DialogForm>
        {failure && <Alert type="warning" showIcon role="alert" title={failure} />}
      </div>
    </DialogFrame>
  )
}
