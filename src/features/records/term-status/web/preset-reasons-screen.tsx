import { Form, Radio } from 'antd'
import type { PresetReasonsQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/preset_reasons.js'
import { ChoiceItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { RecordHistory } from '../../audit/web/public.ts'
import { presetReasonList } from '../preset-reason.list.ts'
import { presetReasonOperations } from '../preset-reason.operations.ts'
import { lastPosition, longestPresetReason, presetReasonInput } from '../preset-reason.rules.ts'
import { presetModels } from '../preset-reason.values.ts'
import { directionName, modelName, presetReasonWords } from './preset-reason-words.ts'
import { presetReasonsDocument } from './preset-reason.documents.ts'

type Row = PresetReasonsQuery['cmsGetPresetReasons']['items'][number]

const load = loadPage(presetReasonList, presetReasonsDocument)

const listing = declareList({
  spec: presetReasonList,
  operation: presetReasonOperations.cmsGetPresetReasons,
  load,
  title: m.preset_reasons_title,
  model: 'PRESET_REASON',
  exports: true,
  nameOf: (row) => row.textEn,
  filters: {
    model: { label: m.preset_reasons_model, nameOf: modelName },
    restores: { label: m.preset_reasons_to_restore },
  },
  sorts: { POSITION: m.preset_reasons_position },
  columns: [
    { key: 'position', title: m.preset_reasons_position, kind: 'number', sort: 'POSITION' },
    { key: 'textEn', title: m.preset_reasons_english, kind: 'text' },
    { key: 'textVi', title: m.preset_reasons_vietnamese, kind: 'text' },
    { key: 'restores', title: m.preset_reasons_direction, cell: (row) => directionName(row.restores) },
    { key: 'model', title: m.preset_reasons_model, cell: (row) => modelName(row.model) },
  ],
})

const valuesOf = ({ model, restores, textEn, textVi, position }: Row) => ({ model, restores, textEn, textVi, position })

/** `/reasons` */
export function PresetReasonsScreen() {
  return (
    <RecordListScreen
      list={listing}
      schema={presetReasonInput}
      words={presetReasonWords}
      valuesOf={valuesOf}
      fresh={{ model: 'POST', restores: false }}
      create={{
        operation: presetReasonOperations.cmsCreatePresetReason,
        title: m.preset_reasons_add,
        done: m.preset_reasons_created_text,
        send: (values, options) => request(mutation('cmsCreatePresetReason'), values, options),
      }}
      change={{
        operation: presetReasonOperations.cmsUpdatePresetReason,
        title: m.preset_reasons_edit,
        done: m.preset_reasons_updated_text,
        send: (values, target, options) =>
          request(mutation('cmsUpdatePresetReason'), { ...values, ...target }, options),
      }}
      remove={{
        operation: presetReasonOperations.cmsDeletePresetReason,
        question: m.preset_reasons_delete_question,
        send: ({ _id, version }, options) => request(mutation('cmsDeletePresetReason'), { _id, version }, options),
        done: () => notices.success(m.preset_reasons_deleted(), m.preset_reasons_deleted_text()),
      }}
    >
      {(field, row) => (
        <>
          <ChoiceItem {...field('model')} required values={presetModels} nameOf={modelName} />
          <Form.Item {...field('restores')}>
            <Radio.Group options={[false, true].map((value) => ({ value, label: directionName(value) }))} />
          </Form.Item>
          <TextItem {...field('textEn')} required autoFocus maxLength={longestPresetReason} />
          <TextItem {...field('textVi')} required maxLength={longestPresetReason} />
          <NumberItem {...field('position')} min={1} max={lastPosition} extra={m.preset_reasons_position_hint()} />
          {row && <RecordHistory model="PRESET_REASON" id={row._id} heading="h3" />}
        </>
      )}
    </RecordListScreen>
  )
}
