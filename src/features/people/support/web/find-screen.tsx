import { skipToken, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Input, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { hasSearchText } from '../../../../platform/shared/search-text.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useDebouncedValue } from '../../../../platform/web/use-debounced-value.ts'
import { supportMembersDocument } from './support.documents.ts'
import './support.css'

/** `/support`: finds a member who asks for help. */
export function FindScreen({ q }: { readonly q: string }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  const settled = useDebouncedValue(typed.trim(), 300)
  useEffect(() => {
    void navigate({ to: '/support', search: hasSearchText(settled) ? { q: settled } : {}, replace: true })
  }, [navigate, settled])
  const { data, isError } = useQuery({
    queryKey: ['USER', 'support search', q],
    queryFn: hasSearchText(q)
      ? async ({ signal }) => (await request(supportMembersDocument, { q }, { signal })).cmsFindUsers
      : skipToken,
  })
  return (
    <section>
      <h1 className="screen-title">{m.support_title()}</h1>
      <Input
        className="support-find"
        type="search"
        autoFocus
        maxLength={200}
        aria-label={m.support_find()}
        placeholder={m.support_find_hint()}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {hasSearchText(q) && <Found people={data} failed={isError} />}
    </section>
  )
}

interface FoundProps {
  readonly people:
    | readonly { _id: string; fullName: string; photoUrl?: string | null; phoneNumber: string }[]
    | undefined
  readonly failed: boolean
}

function Found({ people, failed }: FoundProps) {
  if (failed) return <ListError />
  if (!people) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  if (people.length === 0) return <p role="status">{m.support_found_none()}</p>
  return (
    <ul className="support-found">
      {people.map((person) => (
        <li key={person._id}>
          <Link to="/support/$id" params={{ id: person._id }}>
            <Face person={person} size={32} />
            <span>{person.fullName}</span>
            <span>{person.phoneNumber}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
