import { PlusOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { mayCall } from '../../../../platform/shared/operation.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import { copyAction, editAction } from '../../../../platform/web/list/edit-action.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { useRemoval } from '../../../../platform/web/list/use-removal.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { badgeOperations } from '../badge.operations.ts'
import { badgeListing, type BadgeRow } from './badge-listing.tsx'
import { badgeWords } from './badge-words.ts'

const BadgeStatusDialog = lazyPart(() => import('./badge-status-dialog.tsx'))

const edit = editAction<BadgeRow>(badgeOperations.cmsUpdateBadge, { href: ({ _id }) => `/badges/edit?id=${_id}` })

const copy = copyAction<BadgeRow>(badgeOperations.cmsCreateBadge, '/badges/create')

/** `/badges` */
export function BadgesScreen() {
  const viewer = useViewer()
  const { action, dialog } = useRemoval<BadgeRow>(badgeListing, {
    operation: badgeOperations.cmsDeleteBadge,
    words: badgeWords,
    question: m.badges_delete_question,
    send: ({ _id, version }, options) => request(mutation('cmsDeleteBadge'), { _id, version }, options),
    done: () => notices.success(m.badges_deleted(), m.badges_deleted_text()),
    failed: (text) => notices.error(m.badges_not_deleted(), text),
  })
  const rowActions = useMemo(() => [edit, copy, action], [action])
  return (
    <>
      <ListScreen
        list={badgeListing}
        rowActions={rowActions}
        renderDetail={(open) => <BadgeStatusDialog key={open.id} open={open} />}
        extra={
          mayCall(viewer, badgeOperations.cmsCreateBadge) && (
            <LinkButton color="primary" variant="solid" icon={<PlusOutlined aria-hidden />} to="/badges/create">
              {m.badges_add()}
            </LinkButton>
          )
        }
      />
      {dialog}
    </>
  )
}
