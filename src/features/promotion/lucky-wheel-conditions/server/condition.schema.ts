import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { LuckyWheelConfigs } from '../../../../../database/tables.ts'
import { builder, enumNamed, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { missionTypes } from '../../../people/trusted-points/mission.ts'
import { prizeTiers } from '../../lucky-wheels/lucky-wheel.values.ts'
import { conditionList } from '../condition.list.ts'
import { conditionOperations } from '../condition.operations.ts'
import { conditionRecord } from '../condition.record.ts'
import { conditionForm, conditionTypes } from '../condition.rules.ts'

type Row = Selectable<LuckyWheelConfigs>

const model = 'LUCKY_WHEEL_CONFIG'

const TierName = enumNamed('LuckyWheelPrizeTier', prizeTiers)
const TypeName = enumOf('WinningConditionType', conditionTypes)
const Mission = enumOf('MissionType', missionTypes)

const Condition = builder.objectRef<Row>('LuckyWheelConfig').implement({
  description: 'What a member must have done to win a prize of a tier.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    prizeTier: t.expose('prize_tier', { type: TierName }),
    description: t.exposeString('description'),
    conditionType: t.expose('condition_type', { type: TypeName }),
    missionType: t.expose('mission_type', { type: Mission, nullable: true }),
    minimum: t.exposeFloat('minimum'),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: conditionList,
  title: 'lucky_wheel_conditions_title',
  operation: conditionOperations.cmsListLuckyWheelConfigs,
  table: 'lucky_wheel_configs',
  where: {},
  // The migration inserted them in the order of the tiers.
  sorts: { TIER: 'id' },
  columns: {
    prizeTier: {
      title: 'lucky_wheel_conditions_tier',
      names: 'lucky_wheel_conditions_tier',
      cell: (condition) => condition.prize_tier,
    },
    conditionType: {
      title: 'lucky_wheel_conditions_type',
      names: 'lucky_wheel_conditions_type',
      cell: (condition) => condition.condition_type,
    },
    missionType: {
      title: 'lucky_wheel_conditions_mission',
      names: 'lucky_wheel_instructions_mission',
      cell: (condition) => condition.mission_type,
    },
    minimum: { title: 'lucky_wheel_conditions_minimum', cell: (condition) => condition.minimum },
    description: { title: 'lucky_wheel_conditions_description', cell: (condition) => condition.description },
  },
})
addListQuery(list, listPageType('LuckyWheelConfigPage', Condition))

const conditions = recordStore({
  model,
  record: conditionRecord,
  table: 'lucky_wheel_configs',
  gone: 'lucky_wheel_conditions_text_gone',
})
const conditionById = loaderById('lucky_wheel_configs')
registerReading(model, { record: conditionRecord, rows: conditionById, gone: 'lucky_wheel_conditions_text_gone' })
registerRecordNames(model, { nameOf: async (ctx, id) => (await ctx.load(conditionById, id))?.prize_tier ?? null })
registerUndo({
  model,
  operation: conditionOperations.cmsUpdateLuckyWheelConfig,
  run: async (ctx, { before, ...condition }) => (await conditions.putBack(ctx, condition, before)).version,
})

rootField(conditionOperations.cmsUpdateLuckyWheelConfig, {
  description: 'Absent fields keep their values; a mission of null is cleared. The tier of a condition never changes.',
  type: Condition,
  input: target.extend({
    ...conditionForm.partial().shape,
    prizeTier: z.enum(prizeTiers).meta({ graphql: 'LuckyWheelPrizeTier' }).nullish(),
  }),
  resolve: ({ _id, version, prizeTier, ...given }, ctx) =>
    conditions.changeBy(ctx, { _id, version }, (_, row) => {
      if (prizeTier && prizeTier !== row.prize_tier)
        throw invalid('prizeTier', 'lucky_wheel_conditions_text_tier_stays')
      const { conditionType = row.condition_type, missionType = row.mission_type, ...others } = given
      const { minimum = row.minimum, description = row.description } = others
      return { condition_type: conditionType, mission_type: missionType, minimum, description }
    }),
})
