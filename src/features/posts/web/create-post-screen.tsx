import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { NotFound } from '../../../platform/web/not-found.tsx'
import { notices } from '../../../platform/web/notices.tsx'
import type { RequestError } from '../../../platform/web/request-error.ts'
import { useMay } from '../../../platform/web/session.tsx'
import { useSettled } from '../../../platform/web/use-settled.ts'
import { postOperations } from '../post.operations.ts'
import { authorQuery, moveAuthor } from './post-author.ts'
import { usePostsChanged } from './post-cache.ts'
import { PostConflict } from './post-conflict.tsx'
import { createPostDocument } from './post-form.documents.ts'
import { PostForm, type PostFormValues } from './post-form.tsx'
import { translatePostText } from './post-texts.ts'

/** A post by the person with a phone number, whose gender and group are filled in. */
export function CreatePostScreen() {
  return useMay(postOperations.cmsCreatePost) ? <CreatePost /> : <NotFound />
}

function CreatePost() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const postsChanged = usePostsChanged()
  const [form] = Form.useForm<PostFormValues>()
  const done = useRef(false)
  const [stale, setStale] = useState<{ readonly error: RequestError; readonly values: PostFormValues }>()
  const { author, phoneNumber, refetch } = useAuthorOf(Form.useWatch('phoneNumber', form) ?? '')

  /** The group that was chosen before the session ended: it outlasts the finding of the person whose group it becomes. */
  const kept = useRef<PostFormValues['group']>(undefined)
  useEffect(() => {
    if (!author) return
    form.setFields([{ name: 'group', value: kept.current ?? author.group, errors: [] }])
    kept.current = undefined
  }, [form, author])

  const { submit, busy } = useSubmission({
    form,
    translate: translatePostText,
    send: async ({ title, content, phoneNumber: number, group }: PostFormValues, { idempotencyKey }) => {
      const author = await queryClient.fetchQuery({ ...authorQuery(number.trim()), staleTime: 60_000 })
      if (author && author.group !== group) {
        const moved = await moveAuthor(queryClient, author, group, `${idempotencyKey}-group`)
        queryClient.setQueryData(authorQuery(number.trim()).queryKey, moved)
      }
      return request(createPostDocument, { data: { title, content, phoneNumber: number } }, { idempotencyKey })
    },
    onConflict: (error, values) => setStale({ error, values }),
    onDone: ({ cmsCreatePost }) => {
      done.current = true
      notices.success(m.posts_notice_success(), m.posts_notice_created())
      void postsChanged()
      void navigate({ to: '/posts/$id', params: { id: cmsCreatePost._id } })
    },
  })

  return (
    <>
      <PostForm
        title={m.posts_create_title()}
        form={form}
        initialValues={{}}
        author={author}
        phoneHint={<PhoneHint name={author?.fullName} unknown={author === null && phoneNumber !== ''} />}
        busy={busy}
        isDirty={() => !done.current && form.isFieldsTouched()}
        onRestore={({ group }) => (kept.current = group)}
        onFinish={(values) => void submit(values)}
      />
      {stale && (
        <PostConflict
          changes={stale.error.changes}
          onTake={() => {
            setStale(undefined)
            void refetch()
          }}
          onApply={() => {
            setStale(undefined)
            void refetch().then(() => submit(stale.values))
          }}
          onCancel={() => setStale(undefined)}
        />
      )}
    </>
  )
}

/** The person with the number that is being typed, once it stands still. */
function useAuthorOf(typed: string) {
  const phoneNumber = useSettled(typed.trim())
  // Shorter ones are nobody's.
  const query = useQuery(
    phoneNumber.length >= 4 ? authorQuery(phoneNumber) : { ...authorQuery(phoneNumber), queryFn: skipToken },
  )
  return { author: query.data, phoneNumber, refetch: query.refetch }
}

function PhoneHint({ name, unknown }: { readonly name: string | undefined; readonly unknown: boolean }) {
  if (unknown) return m.posts_text_creator_unknown()
  return name === undefined ? m.posts_phone_hint() : m.posts_phone_found({ name })
}
