import type { FindActorsQuery, FindActorsQueryVariables } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { ReferencePickerProps } from '../../../../platform/web/list/list-declaration.ts'
import { PersonPicker } from '../../../../platform/web/list/person-picker.tsx'
import { actorChoices } from '../audit.list.ts'
import { actorDocument, findActorsDocument } from './audit.documents.ts'

type Actor = FindActorsQuery['cmsGetUsers']['items'][number]

/** Picks the person who acted. Offers administrators until a name, number or address is typed, then everyone. */
export const ActorPicker = (props: ReferencePickerProps) => (
  <PersonPicker<Actor> {...props} cacheKey="Actor" find={find} nameOf={nameOf} choice={choice} />
)

async function find(text: string, signal: AbortSignal): Promise<readonly Actor[]> {
  const which: FindActorsQueryVariables = text ? { query: text } : { group: 'ADMIN' }
  return (await request(findActorsDocument, { ...which, limit: actorChoices }, { signal })).cmsGetUsers.items
}

const nameOf = async (userId: string, signal: AbortSignal) =>
  (await request(actorDocument, { userId }, { signal })).cmsGetUser.fullName

const choice = ({ fullName, phoneNumber }: Actor) => `${fullName} · ${phoneNumber}`
