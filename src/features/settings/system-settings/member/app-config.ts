import type { Selectable } from 'kysely'
import type { Configs, SystemSettings } from '../../../../../database/tables.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { configTypes } from '../../configs/config.rules.ts'
import { memberSettingOperations } from '../system-setting.operations.ts'

type ConfigRow = Selectable<Configs>
type SettingRow = Selectable<SystemSettings>

const AppConfigEntry = memberBuilder.objectRef<ConfigRow>('Config').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    value: t.exposeString('value'),
    type: t.expose('type', { type: enumFor(configTypes, 'MEMBER') }),
  }),
})
const AppSetting = memberBuilder.objectRef<SettingRow>('Setting').implement({
  fields: (t) => ({ key: t.exposeString('key'), value: t.exposeString('value') }),
})
const AppConfig = memberBuilder.objectRef<{ configs: ConfigRow[]; settings: SettingRow[] }>('AppConfig').implement({
  fields: (t) => ({
    configs: t.expose('configs', { type: [AppConfigEntry] }),
    settings: t.expose('settings', { type: [AppSetting] }),
  }),
})

rootField(memberSettingOperations.appConfig, {
  description: 'Configs and settings that staff have marked as public.',
  type: AppConfig,
  resolve: async (_, ctx) => {
    const [configs, settings] = await Promise.all([
      ctx.db.selectFrom('configs').selectAll().where('is_public', '=', true).orderBy('key').execute(),
      ctx.db.selectFrom('system_settings').selectAll().where('is_public', '=', true).orderBy('key').execute(),
    ])
    return { configs, settings }
  },
})
