import { Form, type FormInstance, Radio } from 'antd'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { longestLink, webAddress } from '../../../../platform/shared/link.ts'
import { DaysField } from '../../../../platform/web/form/days-field.tsx'
import { ChoiceItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { RecordsPicker } from '../../../../platform/web/form/records-picker.tsx'
import type { FieldOf } from '../../../../platform/web/form/use-record-form.tsx'
import { PictureField } from '../../../records/media/web/public.ts'
import { type bannerForm, earliestDay, largestBanner, targetOf } from '../banner.rules.ts'
import { bannerScreens, bannerStatuses, bannerTypes } from '../banner.values.ts'
import type { BannerRow } from './banner-listing.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { type Named, pages, postName, posts, type Targets } from './banner-targets.tsx'
import { screenName, statusName, typeName } from './banner-words.ts'

interface Props {
  readonly field: FieldOf<typeof bannerForm>
  readonly form: FormInstance<z.input<typeof bannerForm>>
  readonly banner?: BannerRow
}

/** The fields of the create and edit forms. Shows only the target field of the chosen type. */
export function BannerFields({ field, form, banner }: Props) {
  const [pictures, setPictures] = useState<readonly MediaPictureFragment[]>(banner ? [banner.media] : [])
  const { post, page } = banner?.data ?? {}
  return (
    <>
      <Form.Item {...field('mediaId')}>
        <PictureField
          label={m.banners_media()}
          pictures={pictures}
          onUploaded={(picture) => setPictures((before) => [...before, picture])}
          largest={largestBanner}
        />
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {() => (
          <BannerPreview
            picture={pictures.find(({ _id }) => _id === form.getFieldValue('mediaId'))}
            name={form.getFieldValue('name') ?? ''}
          />
        )}
      </Form.Item>
      <TextItem {...field('name')} />
      <Form.Item {...field('type')} required={false}>
        <Radio.Group optionType="button" options={bannerTypes.map((value) => ({ value, label: typeName(value) }))} />
      </Form.Item>
      <Form.Item noStyle dependencies={['type']}>
        {() => {
          switch (targetOf[form.getFieldValue('type') as keyof typeof targetOf]) {
            case 'link':
              return (
                <Form.Item noStyle dependencies={['link']}>
                  {() => (
                    <TextItem
                      {...field('link')}
                      required
                      inputMode="url"
                      placeholder="https://"
                      maxLength={longestLink}
                      extra={openedBy(form.getFieldValue('link'))}
                    />
                  )}
                </Form.Item>
              )
            case 'postId':
              return (
                <Form.Item {...field('postId')} required>
                  <OneRecord {...posts} known={post ? [{ _id: post._id, name: postName(post) }] : []} />
                </Form.Item>
              )
            case 'pageId':
              return (
                <Form.Item {...field('pageId')} required>
                  <OneRecord {...pages} known={page ? [page] : []} />
                </Form.Item>
              )
            case 'screen':
              return (
                <ChoiceItem
                  {...field('screen')}
                  required
                  values={bannerScreens}
                  nameOf={(screen) => screenName(screen as (typeof bannerScreens)[number])}
                />
              )
          }
        }}
      </Form.Item>
      <Form.Item {...field('days')}>
        <DaysField earliest={earliestDay()} />
      </Form.Item>
      <Form.Item {...field('status')} required={false}>
        <Radio.Group options={bannerStatuses.map((value) => ({ value, label: statusName(value) }))} />
      </Form.Item>
    </>
  )
}

/** What a typed link opens, if it reads differently. */
function openedBy(link: string | null | undefined): ReactNode {
  const typed = link?.trim() ?? ''
  const address = webAddress(typed)
  const isSame = address === null || [typed, `${typed}/`].includes(address)
  return isSame ? undefined : <span className="banners-opens">{m.banners_link_opens({ address })}</span>
}

interface OneRecordProps extends Targets {
  readonly id?: string
  readonly value?: string | null
  readonly onChange?: (id: string | null) => void
  readonly known: readonly Named[]
}

/** Picks one record by typing. Its value is the record's id. */
function OneRecord({ value, onChange, ...picker }: OneRecordProps) {
  return (
    <RecordsPicker {...picker} most={1} value={value ? [value] : []} onChange={(ids) => onChange?.(ids[0] ?? null)} />
  )
}
