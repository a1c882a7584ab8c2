import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { SystemSettings } from '../../../../../database/tables.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput } from '../../../../platform/server/graphql/lists.ts'
import { version } from '../../../../platform/server/graphql/target.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { toE164 } from '../../../../platform/shared/phone.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { exactText } from '../../../../platform/shared/rules.ts'
import { settingsLimit, systemSettingList } from '../system-setting.list.ts'
import { systemSettingOperations } from '../system-setting.operations.ts'
import { systemSettingRecord } from '../system-setting.record.ts'
import { faultOfValue, mayBePublic, phoneKey, settingChange, settingTypes } from '../system-setting.rules.ts'

type Row = Selectable<SystemSettings>

const model = 'SYSTEM_SETTING'

const Setting = builder.objectRef<Row>('Setting').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    key: t.exposeString('key'),
    value: t.exposeString('value'),
    description: t.exposeString('description', { nullable: true }),
    type: t.expose('type', { type: enumOf('SettingType', settingTypes) }),
    isPublic: t.exposeBoolean('is_public', { description: 'Whether the app may read it.' }),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: systemSettingList,
  title: 'system_settings_title',
  operation: systemSettingOperations.cmsGetSettings,
  table: 'system_settings',
  where: {},
  sorts: { KEY: 'key' },
  columns: {
    key: { title: 'system_settings_key', cell: (setting) => setting.key },
    value: { title: 'system_settings_value', cell: (setting) => setting.value },
    description: { title: 'system_settings_description', cell: (setting) => setting.description },
    type: { title: 'common_type', names: 'system_settings_type', cell: (setting) => setting.type },
    isPublic: { title: 'system_settings_public', names: 'common', cell: (setting) => yesNoOf(setting.is_public) },
  },
})

const settings = recordStore({
  model,
  record: systemSettingRecord,
  table: 'system_settings',
  gone: 'system_settings_text_gone',
})
const settingById = loaderById('system_settings')
registerReading(model, { record: systemSettingRecord, rows: settingById, gone: 'system_settings_text_gone' })
registerRecordNames(model, { nameOf: async (ctx, id) => (await ctx.load(settingById, id))?.key ?? null })

rootField(systemSettingOperations.cmsGetSettings, {
  type: [Setting],
  input: z.object({
    limit: limitInput(settingsLimit),
    offset: z.number().int().min(0).max(1_000_000).nullish().describe('A page number: 0 and 1 are the first page.'),
  }),
  resolve({ limit, offset }, ctx) {
    const page = Math.max(1, offset ?? 1)
    const asked = { filters: {}, sort: systemSettingList.defaultSort, limit, offset: (page - 1) * limit }
    return list.page(ctx.db, asked).items()
  },
})
rootField(systemSettingOperations.cmsUpdateSetting, {
  description: 'Absent fields keep their values; a description of null is cleared.',
  type: Setting,
  input: z.object({ key: exactText(200), data: settingChange.meta({ graphql: 'SettingInput' }), version }),
  resolve: ({ key, data, version }, ctx) =>
    command(ctx, async (ctx) =>
      settings.changeBy(ctx, { _id: await idOfKey(ctx, key), version }, (_, row) => patchOf(row, data)),
    ),
})

async function idOfKey(ctx: Context, key: string): Promise<string> {
  const row = await ctx.db.selectFrom('system_settings').select('id').where('key', '=', key).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', 'system_settings_text_gone')
  return row.id
}

function patchOf(
  row: Row,
  { value = row.value, description, isPublic = row.is_public }: z.output<typeof settingChange>,
) {
  const noNumber = row.key === phoneKey && toE164(value) === null ? 'system_settings_text_not_a_phone' : undefined
  // A value of before this rule stays while something else is changed.
  const fault = value === row.value ? undefined : (faultOfValue(row, value) ?? noNumber)
  if (fault) throw invalid('data.value', fault)
  if (isPublic && !mayBePublic(row.key)) throw invalid('data.isPublic', 'system_settings_text_never_public')
  return { value, description: description === undefined ? row.description : description || null, is_public: isPublic }
}
