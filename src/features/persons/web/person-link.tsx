import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Face, type Person } from '../../../platform/web/face.tsx'
import { lazyPart } from '../../../platform/web/lazy-part.tsx'
import { useDetail } from '../../../platform/web/list/list-address.ts'
import { usePermission } from '../../../platform/web/session.tsx'
import { userOperations } from '../../users/user.operations.ts'
import '../../posts/web/recent-posts.css'

/** The search parameter that opens a creator over a list. */
const creatorDetail = 'creator'

const CreatorCard = lazyPart(async () => ({ default: (await import('../../posts/web/creator-card.tsx')).CreatorCard }))
export const CreatorDetail = lazyPart(async () => ({ default: (await import('../../posts/web/creator-card.tsx')).CreatorDetail }))

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
  const mayOpen = usePermission(userOperations.cmsGetUser)
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
  const mayOpen = usePermission(userOperations.cmsGetUsers)
  if (!mayOpen) return <Name person={person} />
  return (
    <Link className="creator" to="/users" search={{ user: person._id }}>
      <Face person={person} size={28} />
      {person.fullName}
    </Link>
  )
}

/** The card of the creator that the address names. */
export function OpenCreator() {
  const { id, close } = useDetail(creatorDetail)
  const mayOpen = usePermission(userOperations.cmsGetUser)
  return id === undefined || !mayOpen ? null : (
    <Suspense>
      <CreatorCard key={id} id={id} onClose={close} />
    </Suspense>
  )
}
