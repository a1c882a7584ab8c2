import type { UserFaceFragment } from '../../../generated/graphql/graphql.ts'
import { Face } from './cells.tsx'

interface Props {
  readonly user: Pick<UserFaceFragment, 'fullName' | 'photoUrl' | 'avatar'>
  /** In pixels; as the list has it unless said. */
  readonly size?: number
}

/** A person's picture: the one they put here, or the one that came with their sign-in elsewhere. */
export function UserFace({ user: { fullName, photoUrl, avatar }, ...size }: Props) {
  return <Face src={avatar?.thumbnail ?? photoUrl} src2x={avatar?.thumbnail2x} name={fullName} {...size} />
}
