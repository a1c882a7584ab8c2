import { useState } from 'react'
import { Compose } from './compose.tsx'
import { commentPost, comments, likePost, posts, unlikePost } from './documents.ts'
import { gaveText, useAction, useList, useSession } from './hooks.ts'
import { type Key, number, t, time } from './look.ts'
import { MyRecords } from './my-records.tsx'
import { Field, Items, Pictures, Refused } from './parts.tsx'
import { Report, type Reported } from './report.tsx'
import type { Comment, Gave, Post } from './types.ts'

interface PostCardProps {
  readonly post: Post
  readonly onChange: (post: Post) => void
  readonly onReport: (reported: Reported) => void
  readonly onShare: () => void
}

function PostCard({ post, onChange, onReport, onShare }: PostCardProps) {
  const { me } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(post.content.length < 280)
  const like = useAction<Readonly<Record<string, Post>>>(post.likedByMe ? unlikePost : likePost)
  const { _id, title, creator, rating, place, sharedPost } = post
  return (
    <article className="card" aria-label={`${creator.fullName}: ${title || t(`type_${post.type}` as Key)}`}>
      <p className="author">
        <b>{creator.fullName}</b>
        <small>
          {t(`type_${post.type}` as Key)} · {time(post.createdAt)}
        </small>
        {post.status !== 'NORMAL' && <em>{t('only_you')}</em>}
      </p>
      {title && <h2>{title}</h2>}
      {place && <p className="quiet">{t('at', { place: place.name })}</p>}
      {rating !== null && (
        <p className="stars">
          <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
          <span className="visually-hidden">{t('rated', { rating })}</span>
        </p>
      )}
      <p className={isWhole ? 'content' : 'content short'}>{post.content}</p>
      {!isWhole && (
        <button type="button" className="plain" onClick={() => setWhole(true)}>
          {t('read_on')}
        </button>
      )}
      {sharedPost && (
        <blockquote>
          <b>{sharedPost.creator.fullName}</b> {sharedPost.title || sharedPost.content.slice(0, 120)}
        </blockquote>
      )}
      <Pictures medias={post.medias} />
      <p className="actions">
        <button
          type="button"
          aria-pressed={post.likedByMe}
          disabled={like.isBusy}
          onClick={() => void like.run({ _id }).then((answer) => answer && onChange(Object.values(answer)[0]!))}
        >
          {t('like')} {number(post.totalLikes)}
        </button>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('comments')} {number(post.totalComments)}
        </button>
        <button type="button" onClick={onShare}>
          {t('share')}
        </button>
        {creator._id !== me._id && (
          <button type="button" onClick={() => onReport({ model: 'POST', _id, by: creator.fullName })}>
            {t('report')}
          </button>
        )}
      </p>
      <Refused failure={like.failure} />
      {isOpen && (
        <Comments
          postId={_id}
          onReport={onReport}
          onWritten={() => onChange({ ...post, totalComments: post.totalComments + 1 })}
        />
      )}
    </article>
  )
}

function Comments(props: { postId: string; onReport: (reported: Reported) => void; onWritten: () => void }) {
  const { postId, onReport, onWritten } = props
  const { me, say, reloadMe } = useSession()
  const list = useList<Comment>(comments, { postId })
  const write = useAction<{ commentPost: Gave & { comment: Comment } }>(commentPost)
  const submit = async (form: HTMLFormElement) => {
    const written = await write.run({ data: { postId, content: new FormData(form).get('content') } })
    if (!written) return
    form.reset()
    list.change((items) => [written.commentPost.comment, ...items])
    say(gaveText(written.commentPost, 'commented'))
    onWritten()
    reloadMe()
  }
  return (
    <section className="comments" aria-label={t('comments')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <Field
          name="content"
          label={t('your_comment')}
          failure={write.failure}
          isOnly
          maxLength={5000}
          required
          rows={2}
        />
        <button type="submit" disabled={write.isBusy}>
          {t('send')}
        </button>
      </form>
      <Items list={list} empty={t('comments_empty')}>
        {({ _id, creator, content, createdAt }) => (
          <div className="comment">
            <p>
              <b>{creator.fullName}</b> <small>{time(createdAt)}</small>
            </p>
            <p>{content}</p>
            {creator._id !== me._id && (
              <button
                type="button"
                className="plain"
                onClick={() => onReport({ model: 'COMMENT', _id, by: creator.fullName })}
              >
                {t('report')}
              </button>
            )}
          </div>
        )}
      </Items>
    </section>
  )
}

export function Feed() {
  const list = useList<Post>(posts)
  const [writing, setWriting] = useState<{ shared?: Post } | null>(null)
  const [reported, setReported] = useState<Reported | null>(null)
  return (
    <>
      <div className="title">
        <h1>{t('tab_feed')}</h1>
        <button type="button" className="main" onClick={() => setWriting({})}>
          {t('write')}
        </button>
      </div>
      <MyRecords />
      <Items list={list} empty={t('feed_empty')}>
        {(post) => (
          <PostCard
            post={post}
            onChange={(changed) => list.change((items) => items.map((one) => (one._id === post._id ? changed : one)))}
            onReport={setReported}
            onShare={() => setWriting({ shared: post })}
          />
        )}
      </Items>
      {writing && (
        <Compose
          shared={writing.shared}
          onClose={() => setWriting(null)}
          onWritten={(post) => list.change((items) => [post, ...items])}
        />
      )}
      {reported && <Report reported={reported} onClose={() => setReported(null)} />}
    </>
  )
}
