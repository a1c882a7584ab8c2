import { Form, type FormInstance, Select } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { m } from '../../../../generated/messages/messages.js'
import type { UserGroup } from '../../../../platform/shared/permission.ts'
import { LongTextItem, TextItem } from '../../../../platform/web/form/items.tsx'
import type { FieldProps } from '../../../../platform/web/form/use-record-form.tsx'
import { groupName } from '../../../../platform/web/words/group-name.ts'
import type { RecordWords } from '../../../../platform/web/words/record-words.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { userWords } from '../../../people/users/web/public.ts'
import { longestContent, longestPhoneNumber, longestTitle, type postForm } from '../post.rules.ts'
import type { PostAuthor } from './post-author.ts'
import { genderName } from '../../../../platform/web/words/gender-name.ts'
import { groupNameInForm } from './post-texts.ts'
import { postWords } from './post-words.ts'

export type PostFormValues = z.infer<typeof postForm>

/** The form also changes the post's creator, and it labels and shows Group in its own way. */
export const postFormWords = {
  name: m.posts_crumb_post,
  fields: {
    ...userWords.fields,
    ...postWords.fields,
    phoneNumber: { label: m.common_phone_number },
    group: { label: m.common_group, value: (group) => groupNameInForm(String(group)) },
  },
} satisfies RecordWords

interface Props {
  readonly field: (name: keyof PostFormValues) => FieldProps
  readonly form: FormInstance<PostFormValues>
  /** The person with the phone number, once found. */
  readonly author: PostAuthor | null | undefined
  /** The text under the phone number. */
  readonly phoneHint: ReactNode
  /** True if the creator cannot be changed. */
  readonly phoneFixed?: boolean
}

/** The fields of the create and edit forms. Gender and Group belong to the creator. */
export function PostFields({ field, form, author, phoneHint, phoneFixed = false }: Props) {
  return (
    <>
      <TextItem {...field('title')} dependencies={['content']} autoFocus={!phoneFixed} maxLength={longestTitle} />
      <LongTextItem {...field('content')} autoSize={{ minRows: 5, maxRows: 16 }} maxLength={longestContent} />
      <TextItem
        {...field('phoneNumber')}
        extra={phoneHint}
        inputMode="tel"
        maxLength={longestPhoneNumber}
        disabled={phoneFixed}
      />
      <Form.Item label={m.common_gender()} htmlFor="gender" extra={phoneFixed ? undefined : m.posts_gender_hint()}>
        <Select
          id="gender"
          disabled
          value={author?.gender ?? null}
          options={[...new Set(['MALE', 'FEMALE', author?.gender ?? 'MALE'])].map((value) => ({
            value,
            label: genderName(value),
          }))}
        />
      </Form.Item>
      <GroupItem field={field} form={form} author={author} />
    </>
  )
}

/** The question that is asked first if saving changes the creator's group, and so the creator's rights. */
export function groupQuestion(author: PostAuthor | null | undefined, group: UserGroup) {
  if (!author || author.group === group) return undefined
  const names = { name: author.fullName, before: groupName(author.group), after: groupName(group) }
  return { title: m.posts_group_question(), text: m.posts_group_question_text(names) }
}

const offered: readonly UserGroup[] = ['ADMIN', 'MEMBER']

/** A or MEMBER; any other group is listed only while the person has it. */
function GroupItem({ field, form, author }: Pick<Props, 'field' | 'form' | 'author'>) {
  const chosen = Form.useWatch('group', form)
  const own = useViewer()._id === author?._id
  const groups = author && !offered.includes(author.group) ? [...offered, author.group] : offered
  const moves = author && chosen !== undefined && chosen !== author.group
  return (
    <Form.Item
      {...field('group')}
      extra={
        <span aria-live="polite">
          {own
            ? m.posts_group_own()
            : moves
              ? m.posts_group_moves({
                  name: author.fullName,
                  before: groupNameInForm(author.group),
                  after: groupNameInForm(chosen),
                })
              : m.posts_group_hint()}
        </span>
      }
    >
      <Select
        disabled={own}
        placeholder={m.posts_group_choose()}
        options={groups.map((value) => ({ value, label: groupNameInForm(value), disabled: !offered.includes(value) }))}
      />
    </Form.Item>
  )
}
