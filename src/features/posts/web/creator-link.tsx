import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Face, type Person } from '../../../platform/web/face.tsx'
import { lazyPart } from '../../../platform/web/lazy-part.tsx'
import { useDetail } from '../../../platform/web/list/list-address.ts'
import { usePermission } from '../../../platform/web/session.tsx'
import { userOperations } from '../../users/user.operations.ts'
import './recent-posts.css'

/** The search parameter that opens a creator over a list. */
const creatorDetail = 'creator'

const CreatorCard = lazyPart(() => import('./creator-card.tsx'))

/** A creator in a cell: opens their card over the list. */
export function CreatorLink({ creator }: { readonly creator: Person & { readonly _id: string } }) {
  return (
    <a className="creator" href={`?${creatorDetail}=${creator._id}`}>
      <Face person={creator} size={28} />
      {creator.fullName}
    </a>
  )
}

/** A person in a dialog, which leads to the list of people for those who may see it. */
export function PersonLink({ person }: { readonly person: Person & { readonly _id: string } }) {
  const mayOpen = usePermission(userOperations.cmsGetUsers)
  if (!mayOpen)
    return (
      <span className="creator">
        <Face person={person} size={28} />
        {person.fullName}
      </span>
    )
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
  return id === undefined ? null : (
    <Suspense>
      <CreatorCard key={id} id={id} onClose={close} />
    </Suspense>
  )
}
