import { Face, type Person } from '../../../../platform/web/parts/face.tsx'
import './why.css'

/** A person's picture and name. */
export const Named = ({ person }: { readonly person: Person }) => (
  <span className="replay-person">
    <Face person={person} size={24} />
    {person.fullName}
  </span>
)
