import { m } from '../../../../generated/messages/messages.js'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import './change-set-texts.ts'
import { failedSetsDocument } from './change-set.documents.ts'

/**
 * The ids of the failed sets that a person wrote or approved.
 *
 * @param told those that the person was told of: a notice tells of the others. `quiet`: tells of none
 */
export async function failuresOf(personId: string, told: ReadonlySet<string> | 'quiet'): Promise<ReadonlySet<string>> {
  const { items } = (await request(failedSetsDocument, {})).cmsChangeSets
  const own = items.filter(({ author, approver }) => author._id === personId || approver?._id === personId)
  for (const { _id, title, author, failure } of own) {
    if (told === 'quiet' || told.has(_id)) continue
    const problem = failure[0] ? translate(failure[0]) : ''
    notices.error(
      m.change_sets_failed_title({ title }),
      author._id === personId
        ? m.change_sets_failed_own({ problem })
        : m.change_sets_failed_by({ author: author.fullName, problem }),
      { label: m.change_sets_open(), href: `/promotions/changes?set=${_id}` },
    )
  }
  return new Set(own.map(({ _id }) => _id))
}
