import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { changeSetOperations } from '../change-set.operations.ts'
import { scheduledChangesDocument } from './change-set.documents.ts'
import './change-sets.css'

interface Props {
  readonly id: string
}

/** Says above a record's form that sets will change the record, when, and leads to them. */
export function ScheduledNote(props: Props) {
  return usePermission(changeSetOperations.cmsScheduledChanges) ? <Note {...props} /> : null
}

function Note({ id }: Props) {
  const { data = [] } = useQuery({
    queryKey: ['CHANGE_SET', 'scheduled', id],
    queryFn: async ({ signal }) =>
      (await request(scheduledChangesDocument, { _id: id }, { signal })).cmsScheduledChanges,
  })
  return data.map(({ _id, title, applyAt }) => (
    <Alert
      key={_id}
      type="info"
      showIcon
      className="change-sets-note"
      title={
        <>
          {m.change_sets_scheduled_note({ time: absoluteTime(applyAt!) })}{' '}
          <a href={`/promotions/changes?set=${_id}`}>{title}</a>
        </>
      }
    />
  ))
}
