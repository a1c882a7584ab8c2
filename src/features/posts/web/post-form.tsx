import { Button, Form, type FormInstance, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { m } from '../../../generated/messages/messages.js'
import type { UserGroup } from '../../../platform/shared/permission.ts'
import { FormGuard } from '../../../platform/web/form/unsaved-guard.tsx'
import { zodRules } from '../../../platform/web/form/zod-rules.ts'
import { useViewer } from '../../../platform/web/session.tsx'
import { longestContent, longestTitle, postForm } from '../post.rules.ts'
import { LinkButton } from './link-button.tsx'
import type { PostAuthor } from './post-author.ts'
import { genderName, groupNameInForm, translatePostText } from './post-texts.ts'
import '../../../platform/web/form/form.css'

export type PostFormValues = z.infer<typeof postForm>

interface Props {
  readonly title: string
  readonly form: FormInstance<PostFormValues>
  readonly initialValues: Partial<PostFormValues>
  /** The person with the phone number, once found. */
  readonly author: PostAuthor | null | undefined
  /** What is said under the phone number. */
  readonly phoneHint: ReactNode
  /** The author is given and stays. */
  readonly phoneFixed?: boolean
  readonly busy: boolean
  readonly isDirty: () => boolean
  readonly onRestore?: (values: Partial<PostFormValues>) => void
  readonly onFinish: (values: PostFormValues) => void
}

const rulesFor = zodRules(postForm, translatePostText)

/** The fields of the create and the edit form. Gender and Group are those of the person who writes. */
export function PostForm({
  title,
  form,
  initialValues,
  author,
  phoneHint,
  phoneFixed = false,
  busy,
  isDirty,
  onRestore,
  onFinish,
}: Props) {
  return (
    <section className="form-page">
      <h1>{title}</h1>
      <FormGuard form={form} isDirty={isDirty} {...(onRestore ? { onRestore } : {})} />
      <Form
        className="form-sheet"
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={initialValues}
        onFinish={onFinish}
      >
        <Form.Item name="title" label={m.posts_title()} required rules={rulesFor('title')}>
          <Input autoFocus={!phoneFixed} autoComplete="off" maxLength={longestTitle} />
        </Form.Item>
        <Form.Item name="content" label={m.posts_content()} required rules={rulesFor('content')}>
          <Input.TextArea autoSize={{ minRows: 5, maxRows: 16 }} maxLength={longestContent} />
        </Form.Item>
        <Form.Item
          name="phoneNumber"
          label={m.posts_phone()}
          required
          rules={rulesFor('phoneNumber')}
          extra={phoneHint}
        >
          <Input inputMode="tel" autoComplete="off" maxLength={30} disabled={phoneFixed} />
        </Form.Item>
        <Form.Item label={m.posts_gender()} htmlFor="gender" extra={phoneFixed ? undefined : m.posts_gender_hint()}>
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
        <GroupField form={form} author={author} />
        <div className="form-buttons">
          <Button type="primary" htmlType="submit" loading={busy}>
            {m.form_save()}
          </Button>
          <LinkButton to="/posts">{m.form_cancel()}</LinkButton>
        </div>
      </Form>
    </section>
  )
}

const offered: readonly UserGroup[] = ['ADMIN', 'MEMBER']

/** A or MEMBER; a group that is not offered is shown while the person is in it. */
function GroupField({ form, author }: Pick<Props, 'form' | 'author'>) {
  const chosen = Form.useWatch('group', form)
  const own = useViewer()._id === author?._id
  const groups = author && !offered.includes(author.group) ? [...offered, author.group] : offered
  const moves = author && chosen !== undefined && chosen !== author.group
  return (
    <Form.Item
      name="group"
      label={m.posts_group()}
      required
      rules={rulesFor('group')}
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
