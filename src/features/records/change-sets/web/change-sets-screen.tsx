import {
  CheckOutlined,
  CommentOutlined,
  DeleteOutlined,
  EditOutlined,
  RollbackOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { withRecordWords } from '../../../../platform/web/words/record-words.ts'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import type { ChangeSetStatus } from '../change-set.list.ts'
import { changeSetOperations, mayDelete } from '../change-set.operations.ts'
import { changeSetListing, type ChangeSetRow } from './change-set-listing.tsx'
import { type Question, SetQuestion } from './set-question.tsx'

const ChangeSetCard = lazyPart(withRecordWords(() => import('./change-set-card.tsx')))
const EditDialog = lazyPart(() => import('./edit-dialog.tsx'))
const ApproveDialog = lazyPart(() => import('./approve-dialog.tsx'))
const SendBackDialog = lazyPart(() => import('./send-back-dialog.tsx'))

/** What has a dialog of its own. */
type Form = 'edit' | 'approve' | 'sendBack'
const isQuestion = (what: Doing['what']): what is Question => !['edit', 'approve', 'sendBack'].includes(what)

interface Doing {
  readonly what: Form | Question
  readonly row: ChangeSetRow
}

const isOpen = ({ status }: ChangeSetRow) => (['DRAFT', 'SCHEDULED', 'FAILED'] as ChangeSetStatus[]).includes(status)

/** `/promotions/changes` */
export function ChangeSetsScreen() {
  const viewer = useViewer()
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const rowActions = useMemo<readonly RowAction<ChangeSetRow>[]>(() => {
    const isOwn = ({ author }: ChangeSetRow) => author._id === viewer?._id
    const runs = (what: Doing['what']) => (row: ChangeSetRow) => setDoing({ what, row })
    return [
      {
        key: 'approve',
        label: m.change_sets_approve,
        icon: <CheckOutlined aria-hidden />,
        inline: true,
        shortcut: { letter: 'a', label: m.change_sets_approve },
        operation: changeSetOperations.cmsApproveChangeSet,
        shown: (row) => row.status !== 'SCHEDULED' && isOpen(row) && !isOwn(row) && row.changes > 0,
        run: runs('approve'),
      },
      {
        key: 'edit',
        label: m.change_sets_edit,
        icon: <EditOutlined aria-hidden />,
        shortcut: { letter: 'e', label: m.change_sets_edit },
        operation: changeSetOperations.cmsUpdateChangeSet,
        shown: (row) => isOpen(row) && isOwn(row),
        run: runs('edit'),
      },
      {
        key: 'send-back',
        label: m.change_sets_send_back,
        icon: <CommentOutlined aria-hidden />,
        operation: changeSetOperations.cmsSendBackChangeSet,
        shown: (row) => isOpen(row) && !isOwn(row),
        run: runs('sendBack'),
      },
      {
        key: 'withdraw',
        label: m.change_sets_withdraw,
        icon: <StopOutlined aria-hidden />,
        operation: changeSetOperations.cmsWithdrawChangeSet,
        shown: (row) => row.status === 'SCHEDULED' || row.status === 'FAILED',
        run: runs('withdraw'),
      },
      {
        key: 'roll-back',
        label: m.change_sets_roll_back,
        icon: <RollbackOutlined aria-hidden />,
        operation: changeSetOperations.cmsRollBackChangeSet,
        shown: ({ status }) => status === 'APPLIED',
        run: runs('rollBack'),
      },
      {
        key: 'delete',
        label: m.common_delete,
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        operation: changeSetOperations.cmsDeleteChangeSet,
        shown: (row) => isOpen(row) && mayDelete(viewer, row.author._id),
        run: runs('delete'),
      },
    ]
  }, [viewer])
  return (
    <>
      <ListScreen
        list={changeSetListing}
        rowActions={rowActions}
        renderDetail={(open) => <ChangeSetCard open={open} actions={rowActions} />}
        above={<p className="form-text">{m.change_sets_how_to()}</p>}
      />
      <Suspense>
        {doing?.what === 'edit' && <EditDialog row={doing.row} onClose={close} />}
        {doing?.what === 'approve' && <ApproveDialog row={doing.row} onClose={close} />}
        {doing?.what === 'sendBack' && <SendBackDialog row={doing.row} onClose={close} />}
      </Suspense>
      {doing && isQuestion(doing.what) && <SetQuestion question={doing.what} row={doing.row} onClose={close} />}
    </>
  )
}
