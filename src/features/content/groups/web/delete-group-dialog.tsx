import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/groups.js'
import { ReasonDialog } from '../../../../platform/web/form/reason-dialog.tsx'
import { useChange } from '../../../../platform/web/form/use-change.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import type { GroupRow } from './group-listing.tsx'
import { groupWords } from './group-words.ts'

interface Props {
  readonly group: Pick<GroupRow, '_id' | 'name' | 'version'>
  /** Called once it is deleted. */
  readonly onDone?: (() => void) | undefined
  readonly onClose: () => void
}

/** Deletes a group with a reason. */
export default function DeleteGroupDialog({ group: { _id, name, version }, onDone, onClose }: Props) {
  const { submit, busy, conflict } = useChange<{ readonly reason: string }, boolean>({
    version,
    words: groupWords,
    send: async ({ reason }, { version, ...options }) =>
      (await request(mutation('deleteCmsGroup'), { _id, reason, version }, options)).deleteCmsGroup,
    onDone: (deleted, before) => {
      const notice = { title: m.groups_notice_deleted_title(), text: m.groups_notice_deleted() }
      onClose()
      if (deleted) {
        succeedWithUndo({ ...notice, model: 'GROUP', _id, before, after: before + 1 })
        onDone?.()
      } else notices.error(m.common_error(), m.groups_text_gone())
      void recordsChanged('GROUP')
    },
    onTake: () => {
      onClose()
      return recordsChanged('GROUP')
    },
  })
  return (
    <>
      <ReasonDialog
        title={m.groups_delete_title()}
        text={m.groups_delete_text({ name })}
        reason={{ label: m.common_reason(), required: m.groups_text_reason_required() }}
        okText={m.common_delete()}
        danger
        busy={busy}
        onOk={(reason = '') => void submit({ reason })}
        onCancel={onClose}
      />
      {conflict}
    </>
  )
}
