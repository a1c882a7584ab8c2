import type { FindCreatorsQuery } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { ReferencePickerProps } from '../../../../platform/web/list/list-declaration.ts'
import { PersonPicker } from '../../../../platform/web/list/person-picker.tsx'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { creatorChoices } from '../post.list.ts'
import { creatorNameDocument, findCreatorsDocument } from './post.documents.ts'

type Creator = FindCreatorsQuery['cmsFindCreators'][number]

/** Picks a possible creator of posts, searched by name among all people. */
export const CreatorPicker = (props: ReferencePickerProps) => (
  <PersonPicker<Creator> {...props} cacheKey="Creator" find={find} nameOf={nameOf} choice={choice} />
)

const find = async (q: string, signal: AbortSignal) =>
  (await request(findCreatorsDocument, { q: q || null, limit: creatorChoices }, { signal })).cmsFindCreators

/** Undefined for a person without posts. */
async function nameOf(targetId: string, signal: AbortSignal): Promise<string | undefined> {
  const { cmsGetPostsByCreator } = await request(creatorNameDocument, { targetId }, { signal })
  return cmsGetPostsByCreator[0]?.creator.fullName
}

const choice = (person: Creator) => (
  <span className="posts-person">
    <Face person={person} size={24} />
    {person.fullName}
  </span>
)
