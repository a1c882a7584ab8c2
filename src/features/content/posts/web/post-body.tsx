import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WrittenPostFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { groupOperations } from '../../groups/group.operations.ts'
import { placeOperations } from '../../places/place.operations.ts'
import { OpenInApp } from '../../../records/external-ids/web/public.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { StatusHistory, StatusMark } from '../../../records/term-status/web/public.ts'
import { type PostDetail, postQuery } from './post-cache.ts'
import { Gallery } from '../../../records/media/web/public.ts'
import { PostPageName } from './post-page-name.tsx'
import { typeName } from './post-texts.ts'
import './posts.css'

type Subheading = 'h2' | 'h3'

interface Props {
  readonly post: PostDetail
  /** The level of the title's heading: a page of its own, or a dialog over another page. */
  readonly heading: 'h1' | 'h2'
  readonly links: ReactNode
  /** The control that changes the status; without it the status is only shown. */
  readonly status: ReactNode
}

/** Everything about one post: its content on one side, its facts on the other. */
export function PostBody({ post, heading: Heading, links, status }: Props) {
  const Subheading = Heading === 'h1' ? 'h2' : 'h3'
  const renew = () => withFreshLinks(postQuery(post._id))
  return (
    <div className="posts-detail">
      <article className="posts-written">
        <Heading className="posts-heading">{post.title || m.posts_untitled()}</Heading>
        <Byline post={post} group={post.group?.name} />
        <Written post={post} renew={renew} />
        <OpenInApp to={post.appLink} />
        {post.sharedPost && <SharedPost post={post.sharedPost} renew={renew} heading={Subheading} />}
      </article>
      <aside className="posts-aside" aria-label={m.posts_crumb_detail()}>
        {status ?? (
          <p className="posts-status">
            <span>{m.common_status()}</span>
            <StatusMark status={post.status} until={post.reason[0]?.until} />
          </p>
        )}
        <Facts post={post} />
        <StatusHistory reason={post.reason} heading={Subheading} />
        <RecordHistory model="POST" id={post._id} heading={Subheading} />
        {links}
      </aside>
    </div>
  )
}

function Byline({ post, group }: { readonly post: WrittenPostFragment; readonly group?: string | undefined }) {
  return (
    <div className="posts-byline">
      <Face person={post.creator} size={40} />
      <div>
        <p>
          {post.page && (
            <strong>
              <PostPageName page={post.page} />
            </strong>
          )}
          <Link
            to="/posts"
            search={{ createdBy: post.creator._id }}
            title={m.posts_of({ name: post.creator.fullName })}
          >
            {post.page ? post.creator.fullName : <strong>{post.creator.fullName}</strong>}
          </Link>
          {group !== undefined && (
            <span className="posts-in-group">
              <span className="visually-hidden">{m.common_group()}: </span>
              {group}
            </span>
          )}
        </p>
        <Moment at={post.createdAt} />
      </div>
    </div>
  )
}

interface WrittenProps {
  readonly post: WrittenPostFragment
  readonly renew: () => Promise<unknown>
}

function Written({ post, renew }: WrittenProps) {
  return (
    <>
      {post.content && <p className="posts-content">{post.content}</p>}
      {post.medias.length > 0 && <Gallery medias={post.medias} renew={renew} />}
    </>
  )
}

interface SharedProps extends WrittenProps {
  readonly heading: Subheading
}

function SharedPost({ post, renew, heading: Heading }: SharedProps) {
  return (
    <section className="posts-shared" aria-label={m.posts_shared()}>
      <Heading>
        <span>{m.posts_shared()}</span>
        <Link to="/posts/$id" params={{ id: post._id }}>
          {m.posts_shared_open()}
        </Link>
      </Heading>
      <p className="posts-shared-title">{post.title || m.posts_untitled()}</p>
      <Byline post={post} />
      <Written post={post} renew={renew} />
    </section>
  )
}

function Facts({ post }: { readonly post: PostDetail }) {
  const { group, place } = post
  const mayOpen = {
    group: usePermission(groupOperations.cmsGetGroup),
    place: usePermission(placeOperations.cmsGetPlace),
  }
  const facts = [
    [m.common_type(), typeName(post.type)],
    [
      m.common_group(),
      group &&
        (mayOpen.group ? (
          <Link to="/groups" search={{ group: group._id }}>
            {group.name}
          </Link>
        ) : (
          group.name
        )),
    ],
    [
      m.posts_place(),
      place &&
        (mayOpen.place ? (
          <Link to="/places" search={{ place: place._id }}>
            {place.name}
          </Link>
        ) : (
          place.name
        )),
    ],
    [m.posts_like(), post.totalLikes],
    [m.posts_comment(), post.totalComments],
    [m.posts_report_count(), post.totalReports],
  ] as const
  return (
    <dl className="posts-facts">
      <div>
        <dt>{m.common_id()}</dt>
        <dd>
          <CopyId id={post._id} />
        </dd>
      </div>
      {facts.map(
        ([label, value]) =>
          value !== undefined &&
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
