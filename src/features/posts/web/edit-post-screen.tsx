import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Form, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import type { EditedPostQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { isRequestError, request } from '../../../platform/web/graphql-client.ts'
import { ListError } from '../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../platform/web/not-found.tsx'
import { notices } from '../../../platform/web/notices.tsx'
import type { RequestError } from '../../../platform/web/request-error.ts'
import { useMay } from '../../../platform/web/session.tsx'
import { ChangedElsewhere, Presence } from '../../live/web/public.ts'
import { postOperations } from '../post.operations.ts'
import { moveAuthor } from './post-author.ts'
import { usePostsChanged } from './post-cache.ts'
import { PostConflict } from './post-conflict.tsx'
import { editedPostDocument, updatePostDocument } from './post-form.documents.ts'
import { PostForm, type PostFormValues } from './post-form.tsx'
import { translatePostText } from './post-texts.ts'

type EditedPost = EditedPostQuery['cmsGetPost']

/** The post under the pen: read when the form opens, and never again behind the back of the person who types. */
const editedPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['EditedPost', id],
    queryFn: async ({ signal }) => (await request(editedPostDocument, { _id: id }, { signal })).cmsGetPost,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** A post's title and content, and the group of the person who wrote it. */
export function EditPostScreen({ id }: { readonly id: string }) {
  return useMay(postOperations.cmsUpdatePost) ? <EditPost id={id} /> : <NotFound />
}

function EditPost({ id }: { readonly id: string }) {
  const { data: post, error, refetch } = useQuery(editedPostQuery(id))
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  if (post === undefined) return <Skeleton active paragraph={{ rows: 10 }} />
  return <EditForm key={`${post.version} ${post.creator.version}`} post={post} reload={refetch} />
}

function EditForm({ post, reload }: { readonly post: EditedPost; readonly reload: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const [form] = Form.useForm<PostFormValues>()
  const done = useRef(false)
  const { save, seen } = useSaving(post)
  const postsChanged = usePostsChanged()
  const [stale, setStale] = useState<{ readonly error: RequestError; readonly values: PostFormValues }>()
  const { submit, busy } = useSubmission({
    form,
    translate: translatePostText,
    send: save,
    onConflict: (error, values) => setStale({ error, values }),
    onDone: () => {
      done.current = true
      notices.success(m.posts_notice_updated_title(), m.posts_notice_user_updated())
      void postsChanged()
      void navigate({ to: '/users' })
    },
  })
  return (
    <>
      <Presence model="POST" id={post._id} />
      <ChangedElsewhere model="POST" id={post._id} version={post.version} onTake={reload} />
      <PostForm
        title={m.posts_edit_title()}
        form={form}
        initialValues={{
          title: post.title,
          content: post.content,
          phoneNumber: post.creator.phoneNumber ?? '',
          group: post.creator.group,
        }}
        author={post.creator}
        phoneHint={m.posts_phone_found({ name: post.creator.fullName })}
        phoneFixed
        busy={busy}
        isDirty={() => !done.current && form.isFieldsTouched()}
        onFinish={(values) => void submit(values)}
      />
      {stale && (
        <PostConflict
          changes={stale.error.changes}
          onTake={() => {
            setStale(undefined)
            void reload()
          }}
          onApply={() => {
            setStale(undefined)
            seen(stale.error)
            void submit(stale.values)
          }}
          onCancel={() => setStale(undefined)}
        />
      )}
    </>
  )
}

/**
 * Saves only what differs from what is stored. The two halves are two requests: what the first one has saved counts
 * as stored when the second one is refused and everything is sent again.
 */
function useSaving(post: EditedPost) {
  const queryClient = useQueryClient()
  const stored = useRef({ post, author: post.creator })
  const refused = useRef<'post' | 'author'>('post')

  async function save(values: PostFormValues, { idempotencyKey }: { readonly idempotencyKey: string }): Promise<void> {
    const data = { title: values.title.trim(), content: values.content.trim() }
    const { post, author } = stored.current
    if (data.title !== post.title || data.content !== post.content) {
      refused.current = 'post'
      const variables = { _id: post._id, data, version: post.version }
      const { cmsUpdatePost } = await request(updatePostDocument, variables, {
        idempotencyKey: `${idempotencyKey}-post`,
      })
      stored.current = { post: { ...post, ...data, version: cmsUpdatePost.version }, author }
    }
    if (values.group !== author.group) {
      refused.current = 'author'
      const moved = await moveAuthor(queryClient, author, values.group, `${idempotencyKey}-group`)
      stored.current = { ...stored.current, author: moved }
    }
  }

  /** From now on the change is made upon the version that the conflict told of. */
  function seen({ version }: RequestError): void {
    const record = stored.current[refused.current]
    stored.current = { ...stored.current, [refused.current]: { ...record, version: version ?? record.version } }
  }
  return { save, seen }
}
