import { Form } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import type { AssignBadgeMutation } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { ConflictDialog } from '../../../platform/web/form/conflict-dialog.tsx'
import { FormModal } from '../../../platform/web/form/form-modal.tsx'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import type { RequestError } from '../../../platform/web/request-error.ts'
import { succeedWithUndo } from '../../audit/web/public.ts'
import { BadgePicker } from '../../badges/web/public.ts'
import { type UserDetail, useUsersChanged } from './user-cache.ts'
import { showUserField, userFieldLabel } from './user-fields.ts'
import { nameOfUser } from './user-listing.tsx'
import { translateUserText } from './user-texts.ts'
import { assignBadgeDocument } from './user.documents.ts'

interface Props {
  readonly user: Pick<UserDetail, '_id' | 'fullName' | 'phoneNumber' | 'badge' | 'version'>
  readonly onClose: () => void
}

type Assigned = AssignBadgeMutation['cmsAssignBadge']

interface Values {
  readonly badgeId: string
}

const badgeForm = z.object({ badgeId: z.uuid({ error: () => m.users_badge_required() }) })

/** Gives a person a badge. */
export default function AssignBadgeModal({ user, onClose }: Props) {
  const usersChanged = useUsersChanged()
  const [conflict, setConflict] = useState<RequestError>()
  const [version, setVersion] = useState(user.version)

  const done = ({ success, user: assigned }: Assigned) => {
    void usersChanged()
    if (!success) return notices.error(m.users_notice_error(), m.users_notice_update_error())
    succeedWithUndo({
      title: m.users_notice_updated_title(),
      text: m.users_notice_updated(),
      model: 'USER',
      _id: user._id,
      before: version,
      after: assigned.version,
      onUndone: usersChanged,
    })
    onClose()
  }
  return (
    <>
      <FormModal<Values, Assigned>
        record={user._id}
        title={`${m.users_assign_badge()}: ${nameOfUser(user)}`}
        schema={badgeForm}
        initialValues={user.badge ? { badgeId: user.badge._id } : {}}
        okText={m.users_assign_badge()}
        send={async ({ badgeId }, options) =>
          (await request(assignBadgeDocument, { userId: user._id, badgeId, version }, options)).cmsAssignBadge
        }
        onDone={done}
        translate={translateUserText}
        onConflict={setConflict}
        onFailure={(text) => notices.error(m.users_notice_update_error(), text || m.users_notice_update_error())}
        onClose={onClose}
      >
        {(rulesFor) => (
          <Form.Item name="badgeId" label={m.users_badge()} rules={rulesFor('badgeId')}>
            <BadgePicker label={m.users_badge()} assignable />
          </Form.Item>
        )}
      </FormModal>
      {conflict && (
        <ConflictDialog
          changes={conflict.changes}
          labelOf={userFieldLabel}
          show={showUserField}
          onTake={() => {
            void usersChanged()
            onClose()
          }}
          onApply={() => {
            setVersion(conflict.version ?? version)
            setConflict(undefined)
          }}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </>
  )
}
