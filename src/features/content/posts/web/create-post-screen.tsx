import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/posts.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useDebouncedValue } from '../../../../platform/web/use-debounced-value.ts'
import { postForm } from '../post.rules.ts'
import { authorQuery, moveAuthor } from './post-author.ts'
import { groupQuestion, PostFields, type PostFormValues, postFormWords } from './post-form.tsx'

/** Creates a post for the person with a phone number; gender and group are filled in. */
export function CreatePostScreen() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [form] = Form.useForm<PostFormValues>()
  const { author, phoneNumber, refetch } = useAuthorOf(Form.useWatch('phoneNumber', form) ?? '')

  /** A group restored from a draft: it must not be replaced by the group of the person that is found. */
  const kept = useRef<PostFormValues['group']>(undefined)
  useEffect(() => {
    if (!author) return
    form.setFields([{ name: 'group', value: kept.current ?? author.group, errors: [] }])
    kept.current = undefined
  }, [form, author])

  const authorOf = (number: string) => queryClient.fetchQuery({ ...authorQuery(number.trim()), staleTime: 60_000 })

  const send = async ({ phoneNumber: number, group, ...text }: PostFormValues, idempotencyKey: string) => {
    const author = await authorOf(number)
    if (author && author.group !== group) {
      const moved = await moveAuthor(author, group, `${idempotencyKey}-group`)
      queryClient.setQueryData(authorQuery(number.trim()).queryKey, moved)
    }
    return request(mutation('cmsCreatePost'), { data: { ...text, phoneNumber: number } }, { idempotencyKey })
  }

  return (
    <FormPage
      title={m.posts_create_title()}
      schema={postForm}
      words={postFormWords}
      form={form}
      initialValues={{ title: '', content: '' }}
      confirm={async ({ phoneNumber, group }) => groupQuestion(await authorOf(phoneNumber), group)}
      seen={{ group: author?.group }}
      back="/posts"
      send={(values, { idempotencyKey }) => send(values, idempotencyKey)}
      onDone={({ cmsCreatePost }) => {
        notices.success(m.common_success(), m.posts_notice_created())
        void recordsChanged('POST')
        void navigate({ to: '/posts/$id', params: { id: cmsCreatePost._id } })
      }}
      onTake={() => refetch()}
      onKeep={() => refetch()}
      onRestore={({ group }) => (kept.current = group)}
    >
      {(field) => (
        <PostFields
          field={field}
          form={form}
          author={author}
          phoneHint={<PhoneHint name={author?.fullName} unknown={author === null && phoneNumber !== ''} />}
        />
      )}
    </FormPage>
  )
}

/** Finds the person with the typed number, after a pause in typing. */
function useAuthorOf(typed: string) {
  const phoneNumber = useDebouncedValue(typed.trim())
  // A shorter number belongs to nobody.
  const query = useQuery(
    phoneNumber.length >= 4 ? authorQuery(phoneNumber) : { ...authorQuery(phoneNumber), queryFn: skipToken },
  )
  return { author: query.data, phoneNumber, refetch: query.refetch }
}

function PhoneHint({ name, unknown }: { readonly name: string | undefined; readonly unknown: boolean }) {
  if (unknown) return m.posts_text_creator_unknown()
  return name === undefined ? m.posts_phone_hint() : m.posts_phone_found({ name })
}
