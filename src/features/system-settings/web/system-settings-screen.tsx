import { useMemo, useState } from 'react'
import type { SystemSettingsQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import * as texts from '../../../generated/messages/texts/system_settings.js'
import { LongTextItem, TextItem } from '../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../platform/web/form/record-form.tsx'
import { request } from '../../../platform/web/graphql-client.ts'
import { declareList, type ListStateOf, type RowAction } from '../../../platform/web/list/list-declaration.ts'
import { editAction } from '../../../platform/web/list/edit-action.tsx'
import { ListScreen } from '../../../platform/web/list/list-screen.tsx'
import { notices } from '../../../platform/web/notices.tsx'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import { registerTexts } from '../../../platform/web/texts.ts'
import { RecordHistory } from '../../audit/web/public.ts'
import { settingsLimit, systemSettingList } from '../system-setting.list.ts'
import { systemSettingOperations } from '../system-setting.operations.ts'
import { longestDescription, longestValue, settingForm } from '../system-setting.rules.ts'
import { systemSettingWords } from './system-setting-words.ts'
import { systemSettingsDocument, updateSettingDocument } from './system-setting.documents.ts'

registerTexts(texts)

const model = 'SYSTEM_SETTING'

type Row = SystemSettingsQuery['cmsGetSettings'][number]

const typeName = (type: Row['type']) =>
  type === 'NUMBER' ? m.system_settings_type_number() : m.system_settings_type_text()

const listing = declareList({
  spec: systemSettingList,
  operation: systemSettingOperations.cmsGetSettings,
  load: async ({ page, size, dir }: ListStateOf<typeof systemSettingList>, signal?: AbortSignal) => {
    const asked = { limit: settingsLimit, offset: 0 }
    const settings = (await request(systemSettingsDocument, asked, signal ? { signal } : {})).cmsGetSettings
    const ordered = dir === 'DESC' ? settings.toReversed() : settings
    return { counter: settings.length, items: ordered.slice((page - 1) * size, page * size) }
  },
  title: m.system_settings_title,
  model,
  exports: true,
  nameOf: (setting) => setting.key,
  filters: {},
  sorts: { KEY: m.system_settings_key },
  columns: [
    {
      key: 'key',
      title: m.system_settings_key,
      sort: 'KEY',
      opens: true,
      cell: (setting) => <code>{setting.key}</code>,
    },
    { key: 'value', title: m.system_settings_value, kind: 'text' },
    { key: 'description', title: m.system_settings_description, kind: 'text', grows: true },
    { key: 'type', title: m.common_type, cell: (setting) => typeName(setting.type) },
  ],
})

/** `/system-settings` */
export function SystemSettingsScreen() {
  const [editing, edit] = useState<Row>()
  const rowActions = useMemo<readonly RowAction<Row>[]>(
    () => [editAction<Row>(systemSettingOperations.cmsUpdateSetting, { opens: true, run: edit })],
    [],
  )
  return (
    <>
      <ListScreen list={listing} rowActions={rowActions} />
      {editing && <SettingDialog setting={editing} onClose={() => edit(undefined)} />}
    </>
  )
}

function SettingDialog({ setting, onClose }: { readonly setting: Row; readonly onClose: () => void }) {
  const { _id, key, type, value, description, version } = setting
  const done = () => {
    void recordsChanged(model)
    onClose()
  }
  return (
    <FormDialog
      record={_id}
      version={version}
      title={m.system_settings_edit()}
      schema={settingForm}
      words={systemSettingWords}
      initialValues={{ key, type, value, description: description ?? '' }}
      send={(typed, { version, ...options }) => {
        const { value, description } = settingForm.parse(typed)
        return request(updateSettingDocument, { key, data: { value, description }, version }, options)
      }}
      onDone={() => {
        notices.success(m.common_updated(), m.system_settings_updated_text())
        done()
      }}
      onTake={done}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextItem {...field('key')} required={false} readOnly variant="filled" />
          <TextItem
            {...field('value')}
            autoFocus
            maxLength={longestValue}
            {...(type === 'NUMBER' && { inputMode: 'decimal' })}
            extra={typeName(type)}
          />
          <LongTextItem
            {...field('description')}
            required={false}
            maxLength={longestDescription}
            autoSize={{ minRows: 2, maxRows: 8 }}
          />
          <RecordHistory model={model} id={_id} heading="h3" />
        </>
      )}
    </FormDialog>
  )
}
