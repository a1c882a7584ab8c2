import { useQuery } from '@tanstack/react-query'
import { Checkbox, Form } from 'antd'
import { useState } from 'react'
import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import type { FieldOf } from '../../../../platform/web/form/use-record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { PictureField } from '../../../records/media/web/public.ts'
import { type badgeForm, largestIcon, mostForms } from '../badge.rules.ts'
import './badges.css'
import { registerFormsDocument } from './register-form.documents.ts'

interface Props {
  readonly field: FieldOf<typeof badgeForm>
  readonly icon: MediaPictureFragment | null
}

/** The fields of the create and edit forms. */
export function BadgeFields({ field, icon }: Props) {
  const [pictures, setPictures] = useState<readonly MediaPictureFragment[]>(icon ? [icon] : [])
  const { data: forms } = useQuery({
    queryKey: ['BADGE_REGISTER_FORM', 'choices'],
    queryFn: async ({ signal }) =>
      (await request(registerFormsDocument, { limit: mostForms, page: 1 }, { signal })).cmsListBadgeRegisterForms.items,
  })
  return (
    <>
      <TextItem {...field('title')} autoFocus />
      <TextItem {...field('titleEn')} lang="en" />
      <Form.Item
        {...field('registerFormIds')}
        className="badges-forms"
        extra={forms?.length === 0 ? m.badges_forms_none() : undefined}
      >
        <FormChoices forms={forms ?? []} />
      </Form.Item>
      <Form.Item {...field('mediaId')}>
        <PictureField
          label={m.badges_icon()}
          pictures={pictures}
          onUploaded={(picture) => setPictures((before) => [...before, picture])}
          largest={largestIcon}
        />
      </Form.Item>
    </>
  )
}

interface Choices {
  readonly forms: readonly { readonly _id: string; readonly detail: string }[]
  readonly id?: string
  readonly value?: string[]
  readonly onChange?: (value: string[]) => void
}

/** Without the `aria-required` that the form gives its fields: a group of boxes may not have it. */
function FormChoices({ forms, id, value, onChange }: Choices) {
  return (
    <Checkbox.Group
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      {...(onChange === undefined ? {} : { onChange })}
      options={forms.map(({ _id, detail }) => ({ value: _id, label: detail }))}
    />
  )
}
