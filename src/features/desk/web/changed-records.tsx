import { StatusMark } from '../../term-status/web/public.ts'
import type { Decision } from './desk-queries.ts'
import { kindName, titleOf } from './desk-texts.ts'

/** The records that an undo left as they were. */
export function ChangedRecords({ of }: { readonly of: Decision['changedSince'] }) {
  return (
    <ul>
      {of.map((record) => (
        <li key={`${record.model} ${record._id}`}>
          <small>{kindName(record.model)}</small> {titleOf({ ...record, text: '' })}{' '}
          {record.termStatus && <StatusMark status={record.termStatus} />}
        </li>
      ))}
    </ul>
  )
}
