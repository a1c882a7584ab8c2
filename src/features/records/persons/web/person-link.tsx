import { Link } from '@tanstack/react-router'
import { Face, type Person } from '../../../../platform/web/parts/face.tsx'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { personOperations } from '../person.operations.ts'
import './person-link.css'

/** The search parameter that opens a creator over a list. */
export const creatorDetail = 'creator'

interface Props {
  readonly person: Person & { readonly _id: string }
}

function Name({ person }: Props) {
  return (
    <span className="creator">
      <Face person={person} size={28} />
      {person.fullName}
    </span>
  )
}

/** A creator in a cell: opens their card over the list, for those who may read people. */
export function CreatorLink({ creator }: { readonly creator: Props['person'] }) {
  const mayOpen = usePermission(personOperations.cmsGetUser)
  if (!mayOpen) return <Name person={creator} />
  return (
    <a className="creator" href={`?${creatorDetail}=${creator._id}`}>
      <Face person={creator} size={28} />
      {creator.fullName}
    </a>
  )
}

/** A person in a dialog, with a link to the list of people for viewers who may see that list. */
export function PersonLink({ person }: Props) {
  const mayOpen = usePermission(personOperations.cmsGetUsers)
  if (!mayOpen) return <Name person={person} />
  return (
    <Link className="creator" to="/users" search={{ user: person._id }}>
      <Face person={person} size={28} />
      {person.fullName}
    </Link>
  )
}
