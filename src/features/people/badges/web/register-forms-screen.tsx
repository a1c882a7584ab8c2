import { Form, type FormInstance, Radio } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import type { MediaPictureFragment, RegisterFormsQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/badges.js'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import type { FieldOf } from '../../../../platform/web/form/use-record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { PictureField, Thumbnail } from '../../../records/media/web/public.ts'
import { badgeOperations } from '../badge.operations.ts'
import { largestIcon, longestDetail, registerForm } from '../badge.rules.ts'
import { type InputType, inputTypes, registerFormList } from '../register-form.list.ts'
import { inputTypeName, registerFormWords } from './badge-words.ts'
import { registerFormsDocument } from './register-form.documents.ts'

const model = 'BADGE_REGISTER_FORM'

type Row = RegisterFormsQuery['cmsListBadgeRegisterForms']['items'][number]

const load = loadPage(registerFormList, registerFormsDocument, ({ filter: { q = null, ...filter }, ...usual }) => {
  return { ...usual, q, filter }
})

const listing = declareList({
  spec: registerFormList,
  operation: badgeOperations.cmsListBadgeRegisterForms,
  load,
  title: m.badges_form_title,
  model,
  exports: true,
  nameOf: (form) => form.detail,
  filters: {
    q: { label: m.badges_search },
    require: { label: m.badges_form_required },
    inputType: { label: m.badges_form_input_type, nameOf: (type) => inputTypeName(type as InputType) },
  },
  sorts: {
    CREATED_AT: m.common_created_at,
    DETAIL: m.common_title,
    INPUT_TYPE: m.badges_form_input_type,
    REQUIRED: m.badges_form_required,
  },
  columns: [
    { key: 'detail', title: m.common_title, kind: 'text', sort: 'DETAIL', opens: true },
    { key: 'detailEn', title: m.badges_form_detail_en, cell: ({ detailEn }) => <span lang="en">{detailEn}</span> },
    {
      key: 'inputType',
      title: m.badges_form_input_type,
      sort: 'INPUT_TYPE',
      cell: (form) => inputTypeName(form.inputType),
    },
    { key: 'required', title: m.badges_form_required, sort: 'REQUIRED', cell: (form) => yesOrNo(form.required) },
    {
      key: 'figure',
      title: m.badges_form_figure,
      screenOnly: true,
      cell: ({ figure }) => figure && <Thumbnail media={figure} whole />,
    },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
  ],
})

const valuesOf = ({ detail, detailEn, inputType, required, figureId }: Row) => ({
  detail,
  detailEn,
  inputType,
  required,
  figureId,
})

/** `/badges/register_form` */
export function RegisterFormsScreen() {
  return (
    <RecordListScreen
      list={listing}
      schema={registerForm}
      words={registerFormWords}
      valuesOf={valuesOf}
      together={[['inputType', 'figureId']]}
      create={{
        operation: badgeOperations.cmsCreateBadgeRegisterForm,
        title: m.badges_form_add,
        done: m.badges_form_created_text,
        send: (values, options) => request(mutation('cmsCreateBadgeRegisterForm'), values, options),
        failed: (text) => notices.error(m.badges_form_create_failed(), text),
      }}
      change={{
        operation: badgeOperations.cmsUpdateBadgeRegisterForm,
        title: m.badges_form_edit,
        done: m.badges_form_updated_text,
        send: (values, target, options) =>
          request(mutation('cmsUpdateBadgeRegisterForm'), { ...values, ...target }, options),
        failed: (text) => notices.error(m.badges_form_update_failed(), text),
      }}
      remove={{
        operation: badgeOperations.cmsDeleteBadgeRegisterForm,
        question: m.badges_form_delete_question,
        send: ({ _id, version }, options) => request(mutation('cmsDeleteBadgeRegisterForm'), { _id, version }, options),
        done: () => notices.success(m.badges_deleted(), m.badges_form_deleted_text()),
        failed: (text) => notices.error(m.badges_form_not_deleted(), text),
      }}
    >
      {(field, row, form) => <Fields field={field} row={row} form={form} />}
    </RecordListScreen>
  )
}

interface FieldsProps {
  readonly field: FieldOf<typeof registerForm>
  readonly row: Row | undefined
  readonly form: FormInstance<z.input<typeof registerForm>>
}

/** A form that asks for a picture has a figure that shows what is meant. */
function Fields({ field, row, form }: FieldsProps) {
  const [pictures, setPictures] = useState<readonly MediaPictureFragment[]>(row?.figure ? [row.figure] : [])
  return (
    <>
      <TextItem {...field('detail')} autoFocus maxLength={longestDetail} />
      <TextItem {...field('detailEn')} lang="en" maxLength={longestDetail} />
      <Form.Item {...field('inputType')}>
        <Radio.Group options={inputTypes.map((value) => ({ value, label: inputTypeName(value) }))} />
      </Form.Item>
      <Form.Item {...field('required')} required>
        <Radio.Group options={[true, false].map((value) => ({ value, label: yesOrNo(value) }))} />
      </Form.Item>
      <Form.Item noStyle dependencies={['inputType']}>
        {() =>
          form.getFieldValue('inputType') === 'IMAGE' && (
            <Form.Item {...field('figureId')} required>
              <PictureField
                label={m.badges_form_figure()}
                pictures={pictures}
                onUploaded={(picture) => setPictures((before) => [...before, picture])}
                largest={largestIcon}
              />
            </Form.Item>
          )
        }
      </Form.Item>
      {row && <RecordHistory model={model} id={row._id} heading="h3" />}
    </>
  )
}
