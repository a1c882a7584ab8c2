import { useQuery } from '@tanstack/react-query'
import type { CaseContextQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { type CaseMember, contextQuery, type FullCase } from './desk-queries.ts'
import { kindName } from './desk-texts.ts'
import { ReportedLink } from './reported-link.tsx'

type Around = NonNullable<CaseContextQuery['cmsGetCase']>['members'][number]['context'][number]

const roles: Readonly<Record<Around['role'], () => string>> = {
  POST: m.desk_context_post,
  BEFORE: m.desk_context_before,
  AFTER: m.desk_context_after,
  HOLDER: m.desk_context_holder,
  NEWEST: m.desk_context_newest,
}

/** What is around the record: the post and the neighbours of a comment, a person's posts, the posts that hold a picture. */
export function CaseContext({ openCase, member }: { readonly openCase: FullCase; readonly member: CaseMember }) {
  const { data } = useQuery(contextQuery(openCase._id))
  const records = data?.members.find(({ _id }) => _id === member._id)?.context ?? []
  if (records.length === 0) return null
  return (
    <section className="desk-context" aria-label={m.desk_context()}>
      <h3>{m.desk_context()}</h3>
      <ul>
        {records.map((one) => (
          <li key={one._id}>
            <span className="desk-byline">
              <small>{roles[one.role]()}</small>
              <strong>{one.author?.fullName ?? m.desk_no_author()}</strong>
              <Moment at={one.createdAt} />
              {one.termStatus !== 'NORMAL' && <StatusMark status={one.termStatus} />}
            </span>
            <p>{one.model === 'COMMENT' ? one.text : <ContextPost post={one} />}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ContextPost({ post: { title, text, ...post } }: { readonly post: Around }) {
  return (
    <>
      <a href={`/posts/${post._id}`} target="_blank" rel="noreferrer">
        {title || kindName('POST')}
      </a>
      {text && text !== title && ` ${excerpt(text, 150)}`}
    </>
  )
}

/** How often records of the creator were blocked, and which ones. */
export function CreatorBlocks({ openCase }: { readonly openCase: FullCase }) {
  const { data } = useQuery({ ...contextQuery(openCase._id), enabled: openCase.creatorBlocks > 0 })
  const title = m.desk_part_creator_detail({ count: formatNumber(openCase.creatorBlocks) })
  if (openCase.creatorBlocks === 0) return <p className="desk-small">{title}</p>
  return (
    <details className="desk-blocks">
      <summary className="desk-small">{title}</summary>
      <ul>
        {data?.creatorBlocked.map((block) => (
          <li key={`${block._id} ${block.createdAt}`}>
            <small>{kindName(block.model)}</small> <ReportedLink record={block} />
            <br />
            {block.reason} <Moment at={block.createdAt} />
          </li>
        ))}
      </ul>
    </details>
  )
}
