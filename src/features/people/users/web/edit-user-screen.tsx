import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Alert, Form, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/users.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { ChoiceItem } from '../../../../platform/web/form/items.tsx'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { groupName } from '../../../../platform/web/words/group-name.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { keptOnScreen, recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { GrantsSection } from '../../../staff/grants/web/public.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { AdmissionActions } from '../../../staff/security/web/public.ts'
import { useStatusActions } from '../../../records/term-status/web/public.ts'
import { offeredStatuses, userEditForm, userGroups } from '../user.rules.ts'
import { countryName } from './country-name.ts'
import { type UserDetail, userQuery } from './user-cache.ts'
import { userStatusInForm } from './user-status.ts'
import { genderName } from '../../../../platform/web/words/gender-name.ts'
import { userWords } from './user-words.ts'
import { updateUserGroupDocument } from './user.documents.ts'
import './users.css'

/** Edits a person's group and status; the other fields are only shown. */
export function EditUserScreen({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    ...userQuery(id, { editing: true }),
    refetchOnMount: 'always',
    ...keptOnScreen,
  })
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error && data === undefined) return <ListError />
  return data ? <EditUser user={data} reload={refetch} /> : <Skeleton active paragraph={{ rows: 10 }} />
}

/** The status changes at once, after a confirmation; the group when the form is saved. */
function EditUser({ user, reload }: { readonly user: UserDetail; readonly reload: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const own = useViewer()._id === user._id
  const { status, choose, dialog } = useStatusChoice(user)
  return (
    <>
      <FormPage
        title={m.users_edit_title()}
        schema={userEditForm}
        words={userWords}
        version={user.version}
        initialValues={{ group: user.group }}
        disabled={own}
        back="/users"
        above={
          <>
            <Presence model="USER" id={user._id} />
            <ChangedElsewhere model="USER" id={user._id} version={user.version} onTake={reload} />
          </>
        }
        below={
          <>
            <GrantsSection user={{ ...user, areas: user.areas ?? [] }} words={userWords} onDone={reload} />
            <AdmissionActions user={{ ...user, hasSecondFactor: user.hasSecondFactor ?? false }} onDone={reload} />
          </>
        }
        send={({ group }, { version, ...options }) =>
          request(updateUserGroupDocument, { userId: user._id, group, version }, options)
        }
        onDone={() => {
          notices.success(m.common_updated(), m.users_notice_updated())
          void recordsChanged('USER')
          void navigate({ to: '/users' })
        }}
        onTake={() => recordsChanged('USER')}
      >
        {(field) => (
          <>
            <Facts user={user} />
            {own && <Alert className="form-text" type="info" showIcon title={m.users_own_record()} />}
            <ChoiceItem {...field('group')} values={userGroups} nameOf={groupName} />
            <Form.Item label={m.common_status()} htmlFor="termStatus" required>
              <Select id="termStatus" value={status} onChange={choose} options={statusOptions(user.termStatus)} />
            </Form.Item>
          </>
        )}
      </FormPage>
      {dialog}
    </>
  )
}

/** The chosen status is shown during the confirmation, and after the change until the person is loaded again. */
function useStatusChoice(user: UserDetail) {
  const [chosen, setChosen] = useState<{ readonly status: TermStatus; readonly version: number }>()
  const { ask, dialog } = useStatusActions(userStatusInForm)
  return {
    status: chosen?.version === user.version ? chosen.status : user.termStatus,
    choose: (status: TermStatus) => {
      if (status === user.termStatus) return
      setChosen({ status, version: user.version })
      ask(user, status, (changed) => !changed && setChosen(undefined))
    },
    dialog,
  }
}

function Facts({ user }: { readonly user: UserDetail }) {
  const facts = [
    [m.common_full_name(), user.fullName],
    [m.common_phone_number(), user.phoneNumber],
    [m.common_email(), user.email],
    [m.common_gender(), genderName(user.gender)],
    [m.common_country(), countryName(user.countryCode)],
  ] as const
  return (
    <dl className="users-facts users-readonly">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The offered statuses; any other one is listed only while the person has it. */
function statusOptions(current: TermStatus) {
  const offered: readonly TermStatus[] = offeredStatuses
  const all = offered.includes(current) ? offered : [current, ...offered]
  return all.map((value) => ({ value, label: statusName(value), disabled: !offered.includes(value) }))
}
