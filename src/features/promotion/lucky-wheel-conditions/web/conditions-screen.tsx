import type { LuckyWheelConditionsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/lucky_wheel_conditions.js'
import { EditListScreen } from '../../../../platform/web/records/edit-list-screen.tsx'
import { ChoiceItem, LongTextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { missionTypes } from '../../../people/trusted-points/mission.ts'
import { missionName } from '../../lucky-wheel-instructions/web/public.ts'
import { conditionList } from '../condition.list.ts'
import { conditionOperations } from '../condition.operations.ts'
import { conditionForm, conditionTypes, highestMinimum, longestDescription } from '../condition.rules.ts'
import { conditionWords, tierName, typeName } from './condition-words.ts'
import { conditionsDocument, updateConditionDocument } from './condition.documents.ts'

const model = 'LUCKY_WHEEL_CONFIG'

type Row = LuckyWheelConditionsQuery['cmsListLuckyWheelConfigs']['items'][number]

const load = loadPage(conditionList, conditionsDocument, ({ limit, page, sortBy }) => ({ limit, page, sortBy }))

const listing = declareList({
  spec: conditionList,
  operation: conditionOperations.cmsListLuckyWheelConfigs,
  load,
  title: m.lucky_wheel_conditions_title,
  model,
  exports: true,
  nameOf: ({ prizeTier }) => tierName(prizeTier),
  filters: {},
  sorts: { TIER: m.lucky_wheel_conditions_tier },
  columns: [
    {
      key: 'prizeTier',
      title: m.lucky_wheel_conditions_tier,
      sort: 'TIER',
      opens: true,
      cell: ({ prizeTier }) => tierName(prizeTier),
    },
    {
      key: 'conditionType',
      title: m.lucky_wheel_conditions_type,
      cell: ({ conditionType }) => typeName(conditionType),
    },
    {
      key: 'missionType',
      title: m.lucky_wheel_conditions_mission,
      cell: ({ missionType }) => (missionType ? missionName(missionType) : m.lucky_wheel_conditions_mission_any()),
    },
    { key: 'minimum', title: m.lucky_wheel_conditions_minimum, kind: 'number' },
    { key: 'description', title: m.lucky_wheel_conditions_description, kind: 'text' },
  ],
})

/** `/winning-condition/lucky-wheels` */
export function ConditionsScreen() {
  return (
    <EditListScreen
      list={listing}
      schema={conditionForm}
      words={conditionWords}
      valuesOf={({ conditionType, missionType, minimum, description }: Row) => ({
        conditionType,
        missionType,
        minimum,
        description,
      })}
      change={{
        operation: conditionOperations.cmsUpdateLuckyWheelConfig,
        title: ({ prizeTier }) => `${m.lucky_wheel_conditions_edit()}: ${tierName(prizeTier)}`,
        send: async ({ _id }, values, { version, ...options }) => {
          const variables = { ...values, missionType: values.missionType ?? null, _id, version }
          return (await request(updateConditionDocument, variables, options)).cmsUpdateLuckyWheelConfig.version
        },
        done({ _id }, after, before) {
          const notice = { title: m.common_updated(), text: m.lucky_wheel_conditions_updated_text() }
          succeedWithUndo({ ...notice, model, _id, before, after })
        },
        failed: () => notices.error(m.common_error(), m.lucky_wheel_conditions_update_error()),
      }}
    >
      {(field, row) => (
        <>
          <ChoiceItem {...field('conditionType')} values={conditionTypes} nameOf={typeName} />
          <ChoiceItem
            {...field('missionType')}
            values={missionTypes}
            nameOf={missionName}
            allowClear
            placeholder={m.lucky_wheel_conditions_mission_any()}
          />
          <NumberItem
            {...field('minimum')}
            autoFocus
            min={0}
            max={highestMinimum}
            decimals={2}
            extra={m.lucky_wheel_conditions_minimum_hint()}
          />
          <LongTextItem
            {...field('description')}
            maxLength={longestDescription}
            autoSize={{ minRows: 2, maxRows: 8 }}
          />
          {row && <RecordHistory model={model} id={row._id} heading="h3" />}
        </>
      )}
    </EditListScreen>
  )
}
