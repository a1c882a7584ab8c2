import type { UserFaceFragment } from '../../../../generated/graphql/graphql.ts'
import type { ReferencePickerProps } from '../../../../platform/web/list/list-declaration.ts'
import { PersonPicker } from '../../../../platform/web/list/person-picker.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Named } from './named.tsx'
import { findMembersDocument } from './trusted-point.documents.ts'

const choice = (person: UserFaceFragment) => <Named person={person} />

/** Picks a member by name. */
export const MemberPicker = (props: ReferencePickerProps) => (
  <PersonPicker<UserFaceFragment> {...props} cacheKey="Member" find={find} nameOf={async () => null} choice={choice} />
)

/** Nobody before something is typed. */
const find = async (q: string, signal: AbortSignal) =>
  q === '' ? [] : (await request(findMembersDocument, { q }, { signal })).cmsFindMembers
