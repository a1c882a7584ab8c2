import { useQuery } from '@tanstack/react-query'
import { Alert, Checkbox, Form, Radio } from 'antd'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { CaseDecisionInput } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { serverTime } from '../../../../platform/shared/server-clock.ts'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { DialogForm } from '../../../../platform/web/form/dialog-form.tsx'
import { DialogFrame } from '../../../../platform/web/form/dialog-frame.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { type OfferedReasons, ReasonField } from '../../../../platform/web/form/reason-field.tsx'
import { useDraft } from '../../../../platform/web/form/use-draft.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useDebouncedValue } from '../../../../platform/web/use-debounced-value.ts'
import { longestSuspension, type TermModel } from '../../../../platform/shared/term-status.ts'
import { isNoViolation, mostPostsHidden } from '../desk.values.ts'
import { caseQuery, type Decision, type FullCase, type Plan, planQuery, presetsQuery } from './desk-queries.ts'
import { titleOf, verdictVerb } from './desk-texts.ts'
import { decideCaseDocument } from './desk-changes.documents.ts'
import { PlanView } from './plan-view.tsx'
import { ReplyFields, replyOf, type ReplyValues } from './reply-fields.tsx'
import { submitOnEnter } from '../../../../platform/web/form/submit-on-enter.ts'
import { type AskedDecision, verdictsFor } from './use-case-actions.ts'

interface Values extends ReplyValues {
  readonly status: TermStatus | 'NONE'
  readonly reason?: string
  /** Days of a suspension; if empty, it has no end. */
  readonly days?: number | null
  readonly hidePosts?: number | null
  readonly secondLook?: boolean
}

interface Props {
  readonly openCase: FullCase
  readonly asked: AskedDecision
  readonly onDecided: (decision: Decision) => void
  readonly onClose: () => void
}

const aDay = 24 * 60 * 60 * 1000

/** The form of a decision, with the plan of what it will do below. Enter confirms. */
export default function DecisionDialog({ openCase, asked, onDecided, onClose }: Props) {
  const [form] = Form.useForm<Values>()
  const initial: Values = { status: asked.status ?? 'NONE', secondLook: asked.secondLook ?? false }
  const values = { ...initial, ...Form.useWatch([], form) }
  const input = usePlanned(values)
  const wanted = useDebouncedValue(input, 150)
  const plan = useQuery(planQuery(openCase._id, wanted))
  const model = openCase.lead?.model
  const restores = values.status === 'NORMAL'
  const presets = useQuery(presetsQuery(model, restores)).data ?? []
  const [failure, setFailure] = useState<string>()
  const [before, setBefore] = useState<Plan>()
  const ready = plan.data !== undefined && !plan.isPlaceholderData && !plan.isFetching && wanted === input

  /** The case or the plan is out of date: plans again, or ends if there is nothing left to decide. */
  const planAgain = async (text: string) => {
    setBefore(plan.data)
    const [now] = await Promise.all([
      queryClient.fetchQuery({ ...caseQuery(openCase._id), staleTime: 0 }).catch(() => openCase),
      plan.refetch(),
    ])
    if (now?.state === 'OPEN') return setFailure(m.desk_plan_changed())
    notices.warning(m.desk_decided_elsewhere(), text)
    onClose()
  }
  const { submit, busy } = useSubmission<{ decision: CaseDecisionInput; planHash: string }, Decision>({
    form,
    send: async ({ decision, planHash }, options) => {
      const variables = { _id: openCase._id, version: openCase.version, decision, planHash }
      try {
        return (await request(decideCaseDocument, variables, options)).cmsDecideCase
      } catch (error) {
        if (isRequestError(error, 'CONFLICT')) await planAgain(failureText(error))
        throw error
      }
    },
    onFailure: (text) => setFailure((shown) => (shown === m.desk_plan_changed() ? shown : text)),
    onDone: (decision) => {
      if (model) void recordsChanged(model)
      onDecided(decision)
    },
  })
  const [isKept, setKept] = useState(false)
  const send = ({ reason = '', ...replies }: Values) => {
    // Confirmed before the plan arrived: it is sent once the plan is on the screen.
    setKept(!ready)
    if (!ready) return
    setFailure(undefined)
    const text = reason.trim()
    const preset = presets.find((known) => known.text === text)
    void submit({
      decision: {
        ...input,
        reason: text || null,
        preset: preset?._id ?? null,
        reply: isNoViolation(input.status ?? null) ? replyOf(replies) : null,
      },
      planHash: plan.data.hash,
    })
  }
  const sendKept = useEffectEvent(form.submit)
  useEffect(() => {
    if (isKept && ready) sendKept()
  }, [isKept, ready])
  const typed = () => (form.getFieldValue('reason') ?? '').trim() as string
  const isDirty = () => typed() !== '' && typed() !== asked.reason && !presets.some(({ text }) => text === typed())
  const title = m.desk_decide_title({ title: titleOf(openCase.lead) })
  const note = useDraft({ form, name: `dialog ${openCase._id}`, title, isDirty })
  const { status } = values
  return (
    <DialogFrame
      title={title}
      width="var(--dialog-report-status)"
      okText={values.secondLook ? m.desk_second_look_ask() : verdictVerb(input.status)}
      danger={status === 'BLOCKED'}
      busy={busy || (isKept && !plan.isError)}
      isDirty={() => isDirty() && !busy}
      onOk={form.submit}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the fields within */}
      <div onKeyDown={submitOnEnter(form.submit)}>
        <DialogForm
          form={form}
          className="desk-form"
          initialValues={{ ...initial, ...(asked.reason === undefined ? {} : { reason: asked.reason }) }}
          onFinish={send}
        >
          {note}
          <Form.Item name="status" label={m.desk_decision()}>
            <Radio.Group
              optionType="button"
              options={verdictsFor(openCase).map((verdict) => ({
                value: verdict.status ?? 'NONE',
                label: verdictVerb(verdict.status),
              }))}
            />
          </Form.Item>
          <ReasonField
            label={m.common_reason()}
            required={status === 'BLOCKED' ? m.desk_reason_required() : undefined}
            offered={model && status !== 'NONE' ? presetTexts(model, restores) : undefined}
          />
          {isNoViolation(input.status ?? null) && <ReplyFields />}
          <div className="desk-fields">
            {status === 'SUSPENDING' && (
              <NumberItem
                name="days"
                rules={[]}
                required={false}
                label={m.desk_days()}
                extra={input.until ? m.desk_until({ time: absoluteTime(input.until) }) : m.desk_without_end()}
                min={1}
                max={longestSuspension}
              />
            )}
            {status !== 'NONE' && openCase.creator && (
              <NumberItem
                name="hidePosts"
                rules={[]}
                required={false}
                label={m.desk_hide_posts()}
                extra={m.desk_hide_posts_text()}
                min={0}
                max={mostPostsHidden}
                placeholder="0"
              />
            )}
          </div>
          <Form.Item name="secondLook" valuePropName="checked">
            <Checkbox>{m.desk_second_look_ask()}</Checkbox>
          </Form.Item>
        </DialogForm>
        {failure && <Alert type="warning" showIcon role="alert" title={failure} />}
        <PlanView plan={plan.data} before={before} failed={plan.isError} stale={!ready} />
      </div>
    </DialogFrame>
  )
}

/** The texts of the presets; a digit key puts one into the field. */
const presetTexts = (model: TermModel, restores: boolean): OfferedReasons => ({
  queryKey: ['PRESET_REASON', 'desk texts', model, String(restores)],
  queryFn: async () => (await queryClient.ensureQueryData(presetsQuery(model, restores))).map(({ text }) => text),
  staleTime: 60_000,
})

/** The decision without its reason, which the plan does not depend on; the same object until it changes. */
function usePlanned({ status, days, hidePosts, secondLook = false }: Values): CaseDecisionInput {
  const [now] = useState(serverTime)
  return useMemo(
    () => ({
      status: status === 'NONE' ? null : status,
      until: status === 'SUSPENDING' && days ? new Date(now + days * aDay).toISOString() : null,
      hidePosts: status === 'NONE' ? 0 : hidePosts || 0,
      secondLook,
    }),
    [now, status, days, hidePosts, secondLook],
  )
}
