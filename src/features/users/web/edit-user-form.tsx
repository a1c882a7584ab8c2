import { useNavigate } from '@tanstack/react-router'
import { Alert, Button, Form, Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ConflictDialog } from '../../../platform/web/form/conflict-dialog.tsx'
import { ReasonDialog } from '../../../platform/web/form/reason-dialog.tsx'
import { FormGuard } from '../../../platform/web/form/unsaved-guard.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { zodRules } from '../../../platform/web/form/zod-rules.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import type { RequestError } from '../../../platform/web/request-error.ts'
import { useViewer } from '../../../platform/web/session.tsx'
import { groupName } from '../../../platform/web/group-name.ts'
import { offeredStatuses, type TermStatus, type UserGroup, userEditForm, userGroups } from '../user.rules.ts'
import { needsReason } from '../../term-status/term-status.rules.ts'
import { statusName } from '../../term-status/web/public.ts'
import { countryName } from './country-name.ts'
import { useUserStatus } from './use-user-status.tsx'
import { type UserDetail, useUsersChanged } from './user-cache.ts'
import { showUserField, userFieldLabel } from './user-fields.ts'
import { genderName, translateUserText } from './user-texts.ts'
import { updateUserGroupDocument } from './user.documents.ts'

interface Values {
  readonly group: UserGroup
  readonly termStatus: TermStatus
}

const rulesFor = zodRules(userEditForm, translateUserText)

/** The status changes at once, after a confirmation; the group when the form is saved, and only if it changed. */
export function EditUserForm({ user }: { readonly user: UserDetail }) {
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const own = useViewer()._id === user._id
  const [asked, setAsked] = useState<TermStatus>()
  const restoreStatus = () => {
    setAsked(undefined)
    form.setFieldValue('termStatus', user.termStatus)
  }
  const status = useUserStatus(user._id, (changed) => (changed ? setAsked(undefined) : restoreStatus()))
  const { save, busy, conflict, isDirty } = useGroupChange(user, () => form.getFieldValue('group') as UserGroup, {
    onEnd: () => void navigate({ to: '/users' }),
    onTake: () => form.setFieldValue('group', user.group),
  })
  // What the record says now, after a change here or a conflict, replaces what it said.
  useEffect(() => form.setFieldValue('termStatus', user.termStatus), [form, user.termStatus])
  useEffect(() => form.setFieldValue('group', user.group), [form, user.group])

  return (
    <>
      <FormGuard form={form} isDirty={isDirty} fields={['group']} />
      <dl className="users-facts users-readonly">
        {readOnlyFacts(user).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ group: user.group, termStatus: user.termStatus }}
        onFinish={({ group }) => void save(group)}
      >
        {own && <Alert className="form-text" type="info" showIcon title={m.users_own_record()} />}
        <Form.Item name="group" label={m.users_group()} required rules={rulesFor('group')}>
          <Select disabled={own} options={userGroups.map((value) => ({ value, label: groupName(value) }))} />
        </Form.Item>
        <Form.Item name="termStatus" label={m.users_status()} required rules={rulesFor('termStatus')}>
          <Select disabled={own} onChange={setAsked} options={statusOptions(user.termStatus)} />
        </Form.Item>
        <div className="form-buttons">
          <Button type="primary" htmlType="submit" loading={busy} disabled={own}>
            {m.form_save()}
          </Button>
          <Button onClick={() => void navigate({ to: '/users' })}>{m.form_cancel()}</Button>
        </div>
      </Form>
      {asked !== undefined && status.conflict === undefined && (
        <ReasonDialog
          title={m.users_change_status_title()}
          text={m.users_change_status_text({ status: statusName(asked) })}
          reason={
            needsReason(asked) ? { label: m.users_reason(), required: m.users_text_reason_required() } : undefined
          }
          danger={asked === 'BLOCKED'}
          onCancel={restoreStatus}
          onOk={(reason) => status.change({ termStatus: asked, reason, version: user.version })}
        />
      )}
      {status.conflict}
      {conflict}
    </>
  )
}

/** Sending the group, and settling it when somebody was quicker. */
function useGroupChange(user: UserDetail, groupNow: () => UserGroup, after: { onEnd: () => void; onTake: () => void }) {
  const usersChanged = useUsersChanged()
  const [conflict, setConflict] = useState<{ error: RequestError; group: UserGroup }>()
  const saved = useRef(user.group)
  const { submit, busy } = useSubmission({
    send: ({ group, version }: { group: UserGroup; version: number }, options) =>
      request(updateUserGroupDocument, { userId: user._id, group, version }, options),
    translate: translateUserText,
    onConflict: (error, { group }) => setConflict({ error, group }),
    onDone: (result) => {
      saved.current = result.updateUserGroup.group
      notices.success(m.users_notice_updated_title(), m.users_notice_updated())
      void usersChanged()
      after.onEnd()
    },
  })
  const take = () => {
    setConflict(undefined)
    after.onTake()
    void usersChanged()
  }
  return {
    busy,
    isDirty: () => groupNow() !== undefined && groupNow() !== user.group && groupNow() !== saved.current,
    save: async (group: UserGroup) => {
      if (group === user.group) return after.onEnd()
      await submit({ group, version: user.version })
    },
    conflict: conflict && (
      <ConflictDialog
        changes={conflict.error.changes}
        labelOf={userFieldLabel}
        show={showUserField}
        onTake={take}
        onCancel={() => setConflict(undefined)}
        onApply={() => {
          setConflict(undefined)
          void submit({ group: conflict.group, version: conflict.error.version ?? user.version })
        }}
      />
    ),
  }
}

function readOnlyFacts(user: UserDetail) {
  return [
    [m.users_full_name(), user.fullName],
    [m.users_phone(), user.phoneNumber],
    [m.users_email(), user.email],
    [m.users_gender(), genderName(user.gender)],
    [m.users_country(), countryName(user.countryCode)],
  ] as const
}

/** The offered ones; a status that is not offered is shown while the person has it. */
function statusOptions(current: TermStatus) {
  const offered: readonly TermStatus[] = offeredStatuses
  const all = offered.includes(current) ? offered : [current, ...offered]
  return all.map((value) => ({ value, label: statusName(value), disabled: !offered.includes(value) }))
}
