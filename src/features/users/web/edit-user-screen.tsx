import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { ListError } from '../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../platform/web/not-found.tsx'
import { isRequestError } from '../../../platform/web/request-error.ts'
import { ChangedElsewhere, Presence } from '../../live/web/public.ts'
import { AdmissionActions } from '../../security/web/public.ts'
import { EditUserForm } from './edit-user-form.tsx'
import { userQuery } from './user-cache.ts'
import '../../../platform/web/form/form.css'
import './users.css'

/** A person's group and status; what they say about themselves is only shown. */
export function EditUserScreen({ id }: { readonly id: string }) {
  // Not behind the person's back: a change saved here is made on the version that was seen here.
  const {
    data: user,
    error,
    refetch,
  } = useQuery({
    ...userQuery(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  return (
    <section className="form-page">
      <h1>{m.users_edit_title()}</h1>
      <Presence model="USER" id={id} />
      {user && <ChangedElsewhere model="USER" id={id} version={user.version} onTake={refetch} />}
      <div className="form-sheet">
        {user ? <EditUserForm user={user} /> : <Skeleton active paragraph={{ rows: 10 }} />}
      </div>
      {user && <AdmissionActions user={user} onDone={refetch} />}
    </section>
  )
}
