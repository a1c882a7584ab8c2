import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Face, type Person } from '../../../platform/web/face.tsx'
import { useDetail } from '../../../platform/web/list/list-address.ts'
import './recent-posts.css'

/** The search parameter that opens a creator over a list. */
const creatorDetail = 'creator'

const CreatorCard = lazy(() => import('./creator-card.tsx'))

/** A creator in a cell: opens their card over the list. */
export function CreatorLink({ creator }: { readonly creator: Person & { readonly _id: string } }) {
  return (
    <a className="creator" href={`?${creatorDetail}=${creator._id}`}>
      <Face person={creator} size={28} />
      {creator.fullName}
    </a>
  )
}

/** A person in a dialog, which they leave for the list of people. */
export function PersonLink({ person }: { readonly person: Person & { readonly _id: string } }) {
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
