import { Form, Input, Radio } from 'antd'
import { useRef } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { ToldFailure } from '../../../../platform/web/form/failure.ts'
import { letterLimit } from '../../../../platform/web/form/letter-limit.ts'
import { useChange } from '../../../../platform/web/form/use-change.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { type BadgeRequestStatus, badgeRequestStatuses } from '../badge-request.list.ts'
import { longestReason } from '../badge-request.rules.ts'
import type { AskedBadge } from './badge-request-query.ts'
import { requestsChanged, tellDecided } from './badge-deciding.ts'
import { badgeRequestWords, statusName } from './badge-request-words.ts'

interface Values {
  readonly status: BadgeRequestStatus
  readonly reason?: string | undefined
}

/** The control of the dialog: any status, saved by OK. */
export function useDecisionField(
  asked: AskedBadge | undefined,
  onClose: () => void,
  onDecided: (asked: AskedBadge) => void,
) {
  const [form] = Form.useForm<Values>()
  const saved = useRef(false)
  const isOwn = asked?.isOwn === true
  const differs = ({ status, reason }: Values) => status !== asked?.status || Boolean(reason?.trim())
  const { submit, busy, conflict } = useChange<Values, number>({
    version: asked?.version,
    words: badgeRequestWords,
    form,
    ...(asked && { seen: { status: asked.status } }),
    logged: ({ status }) => ({ status }),
    async send({ status, reason = '' }, { version, ...options }) {
      const variables = { _id: asked!._id, status, version, reason: reason.trim() || null }
      const answer = await request(mutation('cmsBadgeSetStatus'), variables, options)
      if (!answer.cmsBadgeSetStatus) throw new ToldFailure(m.badge_requests_failed())
      return version + 1
    },
    onDone(after, before) {
      tellDecided(asked!._id, before, after)
      saved.current = true
      onDecided(asked!)
    },
    onFailure(text) {
      const failed = m.badge_requests_failed()
      notices.error(m.common_error(), text === failed ? failed : `${failed} ${text}`)
    },
    onTake: requestsChanged,
  })
  return {
    may: !isOwn,
    busy,
    isChanged: () =>
      !isOwn &&
      !saved.current &&
      asked !== undefined &&
      form.isFieldsTouched() &&
      differs(form.getFieldsValue(true) as Values),
    apply: form.submit,
    dialog: conflict,
    field: asked && (
      <Form
        // Begins again when the request was decided meanwhile.
        key={asked.version}
        form={form}
        layout="vertical"
        disabled={isOwn}
        initialValues={{ status: asked.status }}
        onFinish={(values) => (differs(values) ? void submit(values) : onClose())}
      >
        <Form.Item
          name="status"
          label={m.common_status()}
          extra={isOwn ? m.badge_requests_text_own() : m.badge_requests_effect()}
        >
          <Radio.Group options={badgeRequestStatuses.map((value) => ({ value, label: statusName(value) }))} />
        </Form.Item>
        {!isOwn && (
          <Form.Item name="reason" label={m.badge_requests_reason()}>
            <Input.TextArea autoSize {...letterLimit(longestReason)} />
          </Form.Item>
        )}
      </Form>
    ),
  }
}
