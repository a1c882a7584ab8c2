import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useRef } from 'react'
import type { EditedPostQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/posts.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { keptOnScreen, recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import type { RequestError } from '../../../../platform/web/requests/request-error.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { tidyText } from '../../../../platform/shared/search-text.ts'
import { postForm } from '../post.rules.ts'
import { moveAuthor } from './post-author.ts'
import { editedPostDocument } from './post-form.documents.ts'
import { groupQuestion, PostFields, type PostFormValues, postFormWords } from './post-form.tsx'

type EditedPost = EditedPostQuery['cmsGetPost']

/** Loaded once; not refetched while editing. */
const editedPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['EditedPost', id],
    queryFn: async ({ signal }) => (await request(editedPostDocument, { _id: id }, { signal })).cmsGetPost,
    staleTime: Infinity,
    gcTime: 0,
    ...keptOnScreen,
  })

/** Edits a post's title and content, and its creator's group. */
export function EditPostScreen({ id }: { readonly id: string }) {
  const { data: post, error, refetch } = useQuery(editedPostQuery(id))
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  if (post === undefined) return <Skeleton active paragraph={{ rows: 10 }} />
  return <EditForm key={`${post.version} ${post.creator.version}`} post={post} reload={refetch} />
}

function EditForm({ post, reload }: { readonly post: EditedPost; readonly reload: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const { save, seen } = useSaving(post)
  return (
    <FormPage
      title={m.posts_edit_title()}
      schema={postForm}
      words={postFormWords}
      version={post.version}
      confirm={({ group }) => groupQuestion(post.creator, group)}
      initialValues={{
        title: post.title,
        content: post.content,
        phoneNumber: post.creator.phoneNumber ?? '',
        group: post.creator.group,
      }}
      back="/posts"
      above={
        <>
          <Presence model="POST" id={post._id} />
          <ChangedElsewhere model="POST" id={post._id} version={post.version} onTake={reload} />
        </>
      }
      send={(values, { idempotencyKey }) => save(values, idempotencyKey)}
      onDone={() => {
        notices.success(m.common_updated(), m.posts_notice_user_updated())
        void recordsChanged('POST')
        void navigate({ to: '/users' })
      }}
      onTake={reload}
      onKeep={seen}
    >
      {(field, form) => (
        <PostFields
          field={field}
          form={form}
          author={post.creator}
          phoneHint={m.posts_phone_found({ name: post.creator.fullName })}
          phoneFixed
        />
      )}
    </FormPage>
  )
}

/**
 * Saves only what differs from the stored values. The post and its creator are saved by two requests. If the second is
 * refused and the form is sent again, the first is not repeated.
 */
function useSaving(post: EditedPost) {
  const stored = useRef({ post, author: post.creator })
  const refused = useRef<'post' | 'author'>('post')

  async function save(values: PostFormValues, idempotencyKey: string): Promise<void> {
    const data = { title: tidyText(values.title), content: tidyText(values.content) }
    const { post, author } = stored.current
    if (data.title !== post.title || data.content !== post.content) {
      refused.current = 'post'
      const variables = { _id: post._id, data, version: post.version }
      const { cmsUpdatePost } = await request(mutation('cmsUpdatePost'), variables, {
        idempotencyKey: `${idempotencyKey}-post`,
      })
      stored.current = { post: { ...post, ...data, version: cmsUpdatePost.version }, author }
    }
    if (values.group !== author.group) {
      refused.current = 'author'
      const moved = await moveAuthor(author, values.group, `${idempotencyKey}-group`)
      stored.current = { ...stored.current, author: moved }
    }
  }

  /** The next attempt uses the version that the conflict reported. */
  function seen({ version }: RequestError): void {
    const record = stored.current[refused.current]
    stored.current = { ...stored.current, [refused.current]: { ...record, version: version ?? record.version } }
  }
  return { save, seen }
}
