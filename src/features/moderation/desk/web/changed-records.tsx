import { StatusMark } from '../../../records/term-status/web/public.ts'
import type { Decision } from './desk-queries.ts'
import { kindName } from './desk-texts.ts'
import { ReportedLink } from './reported-link.tsx'

/** The records that an undo left as they were. */
export function ChangedRecords({ of }: { readonly of: Decision['changedSince'] }) {
  return (
    <ul>
      {of.map((record) => (
        <li key={`${record.model} ${record._id}`}>
          <small>{kindName(record.model)}</small> <ReportedLink record={record} />{' '}
          {record.termStatus && <StatusMark status={record.termStatus} />}
        </li>
      ))}
    </ul>
  )
}
