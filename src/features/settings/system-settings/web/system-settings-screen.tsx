import { Form, Input, Switch } from 'antd'
import type { SystemSettingsQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/system_settings.js'
import { EditListScreen } from '../../../../platform/web/records/edit-list-screen.tsx'
import { LongTextItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { pageLoaded } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { settingsLimit, systemSettingList } from '../system-setting.list.ts'
import { systemSettingOperations } from '../system-setting.operations.ts'
import { longestDescription, longestValue, mayBePublic, settingForm } from '../system-setting.rules.ts'
import { systemSettingWords } from './system-setting-words.ts'
import { systemSettingsDocument } from './system-setting.documents.ts'

const model = 'SYSTEM_SETTING'

type Row = SystemSettingsQuery['cmsGetSettings'][number]

const typeName = (type: Row['type']) =>
  type === 'NUMBER' ? m.system_settings_type_number() : m.system_settings_type_text()

const meanings: Readonly<Record<string, () => string>> = {
  'app.minimumVersion': m.system_settings_about_minimum_version,
  'support.email': m.system_settings_about_support_email,
  'support.phone': m.system_settings_about_support_phone,
  'voucher.missesPerMinute': m.system_settings_about_misses,
  'wheel.spinsPerMinute': m.system_settings_about_spins,
  'wheel.turnsPerDay': m.system_settings_about_turns,
  'app.openRegistration': m.system_settings_about_registration,
  'points.helpfulReviewLikes': m.system_settings_about_helpful,
  'points.popularPostEngagements': m.system_settings_about_popular,
  'points.correctionLimit': m.system_settings_about_correction,
  'points.expireAfterMonths': m.system_settings_about_expiry,
  'strikes.third': m.system_settings_about_third_strike,
  'strikes.fifth': m.system_settings_about_fifth_strike,
  'strikes.seventh': m.system_settings_about_seventh_strike,
  'calibration.percent': m.system_settings_about_calibration,
  'backup.daily': m.system_settings_about_backup_daily,
  'backup.verifyWeekly': m.system_settings_about_backup_verify,
  'backup.kept': m.system_settings_about_backup_kept,
  'words.action': m.system_settings_about_words,
}

/** What staff wrote about a setting, or what it means. */
const describe = ({ key, description }: Row) => description ?? meanings[key]?.()

const load = pageLoaded(systemSettingList, async (_, signal) => {
  return (await request(systemSettingsDocument, { limit: settingsLimit, offset: 0 }, { signal })).cmsGetSettings
})

const listing = declareList({
  spec: systemSettingList,
  operation: systemSettingOperations.cmsGetSettings,
  load,
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
    { key: 'description', title: m.system_settings_description, grows: true, cell: (setting) => describe(setting) },
    { key: 'type', title: m.common_type, cell: (setting) => typeName(setting.type) },
    { key: 'isPublic', title: m.system_settings_public, cell: ({ isPublic }) => yesOrNo(isPublic) },
  ],
})

/** `/system-settings` */
export function SystemSettingsScreen() {
  return (
    <EditListScreen
      list={listing}
      schema={settingForm}
      words={systemSettingWords}
      valuesOf={({ description, key, type, value, isPublic }: Row) => ({
        key,
        type,
        value,
        description: description ?? '',
        isPublic,
      })}
      change={{
        operation: systemSettingOperations.cmsUpdateSetting,
        title: m.system_settings_edit,
        send: ({ key }, { value, description, isPublic }, { version, ...options }) =>
          request(mutation('cmsUpdateSetting'), { key, data: { value, description, isPublic }, version }, options),
        done: () => notices.success(m.common_updated(), m.system_settings_updated_text()),
      }}
    >
      {(field, row) => (
        <>
          <TextItem {...field('key')} required={false} readOnly variant="filled" />
          {/* The rule of the value needs it. */}
          <Form.Item name="type" hidden>
            <Input />
          </Form.Item>
          <TextItem
            {...field('value')}
            autoFocus
            maxLength={longestValue}
            {...(row?.type === 'NUMBER' && { inputMode: 'decimal' })}
            extra={row && typeName(row.type)}
          />
          <LongTextItem
            {...field('description')}
            required={false}
            {...(row && { placeholder: meanings[row.key]?.() })}
            maxLength={longestDescription}
            autoSize={{ minRows: 2, maxRows: 8 }}
          />
          {row && mayBePublic(row.key) && (
            <Form.Item {...field('isPublic')} required={false} valuePropName="checked" layout="horizontal">
              <Switch />
            </Form.Item>
          )}
          {row && <RecordHistory model={model} id={row._id} heading="h3" />}
        </>
      )}
    </EditListScreen>
  )
}
