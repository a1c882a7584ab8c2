import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useState } from 'react'
import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { ChoiceBoxes } from '../../../../platform/web/form/choice-boxes.tsx'
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
        <ChoiceBoxes options={(forms ?? []).map(({ _id, detail }) => ({ value: _id, label: detail }))} />
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
