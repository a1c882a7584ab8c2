import type { FindPeopleOfReferralsQuery } from '../../../../generated/graphql/graphql.ts'
import type { ReferencePickerProps } from '../../../../platform/web/list/list-declaration.ts'
import { PersonPicker } from '../../../../platform/web/list/person-picker.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { personChoices } from '../referral.list.ts'
import { findPeopleDocument, personDocument } from './referral.documents.ts'

type Person = FindPeopleOfReferralsQuery['cmsGetUsers']['items'][number]

/** Picks a friend or an inviter among all people. */
export const PersonFilter = (props: ReferencePickerProps) => (
  <PersonPicker<Person> {...props} cacheKey="PersonOfReferrals" find={find} nameOf={nameOf} choice={choice} />
)

const find = async (query: string, signal: AbortSignal) =>
  (await request(findPeopleDocument, { query: query || null, limit: personChoices }, { signal })).cmsGetUsers.items

const nameOf = async (userId: string, signal: AbortSignal) =>
  (await request(personDocument, { userId }, { signal })).cmsGetUser.fullName

const choice = ({ fullName, phoneNumber }: Person) => `${fullName} · ${phoneNumber}`
