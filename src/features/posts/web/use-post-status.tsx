import { Form, Input, Select } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SetPostStatusMutation } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { type TermStatus, termStatuses } from '../../../platform/shared/permission.ts'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import type { RequestError } from '../../../platform/web/request-error.ts'
import { useMay } from '../../../platform/web/session.tsx'
import { succeedWithUndo } from '../../audit/web/public.ts'
import { postOperations } from '../post.operations.ts'
import { longestReason } from '../../term-status/term-status.rules.ts'
import { statusName } from '../../term-status/web/public.ts'
import { type PostDetail, usePostsChanged } from './post-cache.ts'
import { PostConflict } from './post-conflict.tsx'
import { translatePostText } from './post-texts.ts'
import { setPostStatusDocument } from './post.documents.ts'

interface Values {
  readonly status: TermStatus
  readonly reason?: string
}
interface Sent extends Values {
  readonly version: number
}

interface PostStatus {
  readonly may: boolean
  readonly busy: boolean
  /** Whether another status is chosen than the post has, as the screen shows it. */
  readonly differs: boolean
  /** The same at this very moment: what is shown follows a choice a little later. */
  readonly isChanged: () => boolean
  /** Applies the chosen status, if it differs. */
  readonly apply: () => void
  /** The select and, for blocking, the reason. Null for a viewer who may not change the status. */
  readonly field: ReactNode
  /** The question of a conflict, when there is one. */
  readonly dialog: ReactNode
}

/** Choosing another status for a post. `onDone` follows once it is applied, and at once when nothing changed. */
export function usePostStatus(post: PostDetail | undefined, onDone: () => void): PostStatus {
  const [form] = Form.useForm<Values>()
  const may = useMay(postOperations.cmsSetPostStatus)
  const changed = usePostsChanged()
  const [stale, setStale] = useState<{ readonly error: RequestError; readonly sent: Sent }>()
  const sent = useRef(0)
  const { submit, busy } = useSubmission<Sent, SetPostStatusMutation>({
    send: (change, options) => {
      sent.current = change.version
      return request(setPostStatusDocument, { _id: post!._id, ...change }, options)
    },
    onDone: ({ cmsSetPostStatus }) => {
      succeedWithUndo({
        title: m.posts_notice_updated_title(),
        text: m.posts_notice_status(),
        model: 'POST',
        _id: post!._id,
        before: sent.current,
        after: cmsSetPostStatus.version,
        onUndone: changed,
      })
      onDone()
      void changed()
    },
    onConflict: (error, sent) => setStale({ error, sent }),
    form,
    translate: translatePostText,
  })
  const chosen = Form.useWatch('status', form)

  const differs = (choice: TermStatus | undefined) => choice !== undefined && choice !== post?.status

  // It has another status now: the form starts from that. Read again with the same, it leaves what is chosen.
  const status = post?.status
  useEffect(() => {
    if (status !== undefined && may) form.setFieldsValue({ status, reason: '' })
  }, [form, may, status])

  return {
    may,
    busy,
    differs: differs(chosen),
    isChanged: () => differs(form.getFieldValue('status')),
    apply: form.submit,
    field: post && may && (
      <StatusForm
        form={form}
        post={post}
        chosen={chosen}
        onFinish={({ status, reason }) => {
          if (status === post.status) onDone()
          else void submit({ status, reason: status === 'BLOCKED' ? (reason ?? '').trim() : '', version: post.version })
        }}
      />
    ),
    dialog: stale && (
      <PostConflict
        changes={stale.error.changes}
        onTake={() => {
          setStale(undefined)
          void changed()
        }}
        onApply={() => {
          setStale(undefined)
          void submit({ ...stale.sent, version: stale.error.version ?? stale.sent.version })
        }}
        onCancel={() => setStale(undefined)}
      />
    ),
  }
}

interface StatusFormProps {
  readonly form: ReturnType<typeof Form.useForm<Values>>[0]
  readonly post: PostDetail
  readonly chosen: TermStatus | undefined
  readonly onFinish: (values: Values) => void
}

function StatusForm({ form, post, chosen, onFinish }: StatusFormProps) {
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ status: post.status }}
      onFinish={onFinish}
    >
      <Form.Item name="status" label={m.posts_status()}>
        <Select options={termStatuses.map((value) => ({ value, label: statusName(value) }))} />
      </Form.Item>
      {chosen === 'BLOCKED' && post.status !== 'BLOCKED' && (
        <Form.Item
          name="reason"
          label={m.posts_reason()}
          rules={[{ required: true, whitespace: true, message: m.posts_text_reason_required() }]}
        >
          <Input.TextArea autoFocus rows={3} maxLength={longestReason} showCount />
        </Form.Item>
      )}
    </Form>
  )
}
