import { CopyOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons'
import { m } from '../../../generated/messages/messages.js'
import type { Operation } from '../../shared/operation.ts'
import type { Identified, RowAction } from './list-declaration.ts'

/** The row action that edits a record: by a link to its form, or in a dialog. */
export const editAction = <R extends object>(
  operation: Operation,
  more: Pick<RowAction<R>, 'href' | 'run' | 'opens' | 'shown'>,
): RowAction<R> => ({
  key: 'edit',
  label: m.common_edit,
  icon: <EditOutlined aria-hidden />,
  inline: true,
  shortcut: { letter: 'e', label: m.common_edit },
  operation,
  ...more,
})

/** The row action that shows a record that cannot be edited any more. */
export const viewAction = <R extends object>(more: Pick<RowAction<R>, 'run' | 'opens' | 'shown'>): RowAction<R> => ({
  key: 'view',
  label: m.list_view_record,
  icon: <EyeOutlined aria-hidden />,
  inline: true,
  ...more,
})

/** The row action that opens the form of a new record, filled as this one is: see `WithCopied`. */
export const copyAction = <R extends Identified>(operation: Operation, form: string): RowAction<R> => ({
  key: 'copy',
  label: m.list_copy,
  icon: <CopyOutlined aria-hidden />,
  operation,
  href: ({ _id }) => `${form}?copyOf=${_id}`,
})
