import { Form } from 'antd'
import { z } from 'zod'
import type { AssignBadgeMutation } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/users.js'
import { recordId, zodMessage } from '../../../../platform/shared/rules.ts'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { BadgePicker } from '../../badges/web/public.ts'
import type { UserDetail } from './user-cache.ts'
import { nameOfUser } from './user-listing.tsx'
import { userWords } from './user-words.ts'
import { assignBadgeDocument } from './user.documents.ts'

interface Props {
  readonly user: Pick<UserDetail, '_id' | 'fullName' | 'phoneNumber' | 'badge' | 'version'>
  readonly onClose: () => void
}

const badgeForm = z.object({ badgeId: recordId(zodMessage('users_text_badge_required')) })

/** Assigns a badge to a person. */
export default function AssignBadgeModal({ user, onClose }: Props) {
  const done = ({ success, user: assigned }: AssignBadgeMutation['cmsAssignBadge'], upon: number) => {
    void recordsChanged('USER')
    if (!success) return notices.error(m.common_error(), m.users_notice_update_error())
    succeedWithUndo({
      title: m.common_updated(),
      text: m.users_notice_updated(),
      model: 'USER',
      _id: user._id,
      before: upon,
      after: assigned.version,
    })
    onClose()
  }
  return (
    <FormDialog
      record={user._id}
      version={user.version}
      title={`${m.users_assign_badge()}: ${nameOfUser(user)}`}
      schema={badgeForm}
      words={userWords}
      initialValues={{ badgeId: user.badge?._id }}
      okText={m.users_assign_badge()}
      send={async ({ badgeId }, { version, ...options }) =>
        (await request(assignBadgeDocument, { userId: user._id, badgeId, version }, options)).cmsAssignBadge
      }
      onDone={done}
      onTake={() => {
        onClose()
        return recordsChanged('USER')
      }}
      onFailure={(text) => notices.error(m.users_notice_update_error(), text || m.users_notice_update_error())}
      onClose={onClose}
    >
      {(field) => (
        <Form.Item {...field('badgeId')}>
          <BadgePicker label={m.common_badge()} assignable />
        </Form.Item>
      )}
    </FormDialog>
  )
}
