import { useQuery } from '@tanstack/react-query'
import { Alert, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { serverTime } from '../../../../platform/shared/server-clock.ts'
import { DialogForm } from '../../../../platform/web/form/dialog-form.tsx'
import { DialogFrame } from '../../../../platform/web/form/dialog-frame.tsx'
import { mustShow } from '../../../../platform/web/form/must-show.ts'
import { useDraft } from '../../../../platform/web/form/use-draft.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { letterLimit } from '../../../../platform/web/form/letter-limit.ts'
import { confirmCaseDecisionDocument, declineCaseDecisionDocument } from './desk-changes.documents.ts'
import { type Decision, type Plan, planQuery } from './desk-queries.ts'
import { secondLookName, titleOf, verdictName } from './desk-texts.ts'
import { PlanView } from './plan-view.tsx'
import { submitOnEnter } from '../../../../platform/web/form/submit-on-enter.ts'
import type { Desk } from './use-desk.ts'

interface Values {
  readonly agrees: boolean
  readonly note?: string
}

interface Props {
  readonly decision: Decision
  readonly desk: Desk
  readonly onClose: () => void
}

const longestNote = 500

/** A second person confirms the decision, or declines it with a reason. */
export default function SecondLookDialog({ decision, desk, onClose }: Props) {
  const [form] = Form.useForm<Values>()
  const { _id, status, by, reason, secondLook, until, hidePosts } = decision
  const hasEnded = () => until != null && Date.parse(until) <= serverTime()
  const [isOver, setOver] = useState(hasEnded)
  const agrees = Form.useWatch('agrees', form) ?? !isOver
  const plan = useQuery({
    ...planQuery(decision.case._id, {
      status: status ?? null,
      until: until ?? null,
      hidePosts,
      secondLook: secondLook === 'ASKED',
    }),
    enabled: !isOver,
  })
  const [before, setBefore] = useState<Plan>()
  const [failure, setFailure] = useState<string>()
  const { submit, busy } = useSubmission<Values, Decision>({
    form,
    send: async ({ agrees, note = '' }, options) => {
      if (!agrees)
        return (await request(declineCaseDecisionDocument, { _id, note: note.trim() }, options)).cmsDeclineCaseDecision
      try {
        const planHash = plan.data?.hash ?? null
        return (await request(confirmCaseDecisionDocument, { _id, planHash }, options)).cmsConfirmCaseDecision
      } catch (error) {
        if (isRequestError(error, 'CONFLICT') && hasEnded()) {
          setOver(true)
          form.setFieldValue('agrees', false)
        } else if (isRequestError(error, 'CONFLICT')) {
          setBefore(plan.data)
          await plan.refetch()
        }
        throw error
      }
    },
    onFailure: setFailure,
    onDone: ({ state }) => {
      onClose()
      desk.say(state === 'DECLINED' ? m.desk_said_declined() : m.desk_said_confirmed())
      void recordsChanged('CASE')
      if (decision.case.lead) void recordsChanged(decision.case.lead.model)
    },
  })
  const isDirty = () => (form.getFieldValue('note') ?? '').trim() !== ''
  const title = m.desk_second_look_title({ title: titleOf(decision.case.lead) })
  const note = useDraft({ form, name: `dialog second look ${_id}`, title, isDirty })
  return (
    <DialogFrame
      title={title}
      width="var(--dialog-report-status)"
      okText={agrees ? m.desk_confirm() : m.desk_decline()}
      busy={busy || (agrees && plan.isLoading)}
      isDirty={isDirty}
      onOk={form.submit}
      onClose={onClose}
    >
      <p className="form-text">
        {m.desk_second_look_of({ name: by.fullName, verdict: verdictName(status) })} {reason && `“${reason}”`}
        {secondLook && <small className="desk-small"> {secondLookName(secondLook)}</small>}
      </p>
      {isOver && !failure && <Alert type="info" showIcon role="status" title={m.desk_text_suspension_over()} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the fields within */}
      <div onKeyDown={submitOnEnter(form.submit)}>
        <DialogForm
          form={form}
          initialValues={{ agrees: !isOver }}
          onFinish={(values) => (plan.data || !values.agrees) && void submit(values)}
        >
          {note}
          <Form.Item name="agrees" label={m.desk_second_look_answer()}>
            <Radio.Group
              optionType="button"
              options={[
                { value: true, label: m.desk_confirm(), disabled: isOver },
                { value: false, label: m.desk_decline() },
              ]}
            />
          </Form.Item>
          {!agrees && (
            <Form.Item name="note" label={m.desk_note()} rules={[mustShow(m.desk_note_required())]}>
              <Input.TextArea rows={3} {...letterLimit(longestNote)} showCount />
            </Form.Item>
          )}
        </DialogForm>
        {failure && <Alert type="warning" showIcon role="alert" title={failure} />}
        {agrees && <PlanView plan={plan.data} before={before} failed={plan.isError} stale={plan.isFetching} />}
      </div>
    </DialogFrame>
  )
}
