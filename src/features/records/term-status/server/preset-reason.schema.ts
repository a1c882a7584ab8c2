import { type Kysely, type Selectable } from 'kysely'
import { z } from 'zod'
import type { PresetReasons, Tables } from '../../../../../database/tables.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { command } from '../../../../platform/server/command.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { area } from '../../../../platform/shared/permission.ts'
import { termStatusTarget } from './term-status.targets.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { presetReasonList } from '../preset-reason.list.ts'
import { presetReasonOperations } from '../preset-reason.operations.ts'
import { presetReasonRecord } from '../preset-reason.record.ts'
import { presetReasonInput } from '../preset-reason.rules.ts'
import { isRequestModel, type PresetModel as PresetModelName, presetModels } from '../preset-reason.values.ts'

const PresetModel = enumOf('PresetReasonModel', presetModels)
/** Of who rejects requests. */
const rejecting = { VERIFY: area('VERIFICATION'), BADGE_REQUEST: area('PROMOTION') }

type Row = Selectable<PresetReasons>

const PresetReason = builder.objectRef<Row>('PresetReason').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    model: t.expose('model', { type: PresetModel }),
    textEn: t.exposeString('text_en'),
    textVi: t.exposeString('text_vi'),
    restores: t.exposeBoolean('restores', { description: 'For NORMAL, instead of what takes a record away.' }),
    position: t.exposeInt('position'),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: presetReasonList,
  title: 'preset_reasons_title',
  operation: presetReasonOperations.cmsGetPresetReasons,
  table: 'preset_reasons',
  where: { model: 'model', restores: 'restores' },
  sorts: { POSITION: 'position' },
  columns: {
    position: { title: 'preset_reasons_position', cell: (row) => row.position },
    model: {
      title: 'preset_reasons_model',
      names: {
        USER: 'preset_reasons_for_users',
        POST: 'preset_reasons_for_posts',
        COMMENT: 'preset_reasons_for_comments',
        GROUP: 'preset_reasons_for_groups',
        MEDIA: 'preset_reasons_for_media',
        PAGE: 'preset_reasons_for_pages',
        PRODUCT: 'preset_reasons_for_products',
        VERIFY: 'preset_reasons_for_verification',
        BADGE_REQUEST: 'preset_reasons_for_badges',
      },
      cell: (row) => row.model,
    },
    restores: {
      title: 'preset_reasons_to_restore',
      names: 'common',
      cell: (row) => yesNoOf(row.restores),
    },
    textEn: { title: 'preset_reasons_english', cell: (row) => row.text_en },
    textVi: { title: 'preset_reasons_vietnamese', cell: (row) => row.text_vi },
  },
})

const reasons = recordStore({
  model: 'PRESET_REASON',
  record: presetReasonRecord,
  table: 'preset_reasons',
  gone: 'preset_reasons_text_gone',
})
registerReading('PRESET_REASON', {
  record: presetReasonRecord,
  rows: loaderById('preset_reasons'),
  gone: 'preset_reasons_text_gone',
})
registerRecordNames('PRESET_REASON', { nameIn: ({ textVi }) => textVi })

addListQuery(list, listPageType('PresetReasonPage', PresetReason))

/** A limit above the number of reasons that a model will ever have. */
const most = 100

rootField(presetReasonOperations.cmsPresetReasonsFor, {
  description: 'What a dialog offers for the status of the model’s records, or for a rejection, in its order.',
  type: [PresetReason],
  input: z.object({
    model: z.enum(presetModels),
    restores: z.boolean().nullish().describe('The reasons for NORMAL instead of those for the other statuses.'),
  }),
  resolve({ model, restores }, ctx) {
    if (isRequestModel(model)) requirePermission(ctx, rejecting[model])
    else termStatusTarget(ctx, model)
    return list
      .page(ctx.db, {
        filters: { model, restores: yesNoOf(restores ?? false) },
        sort: presetReasonList.defaultSort,
        limit: most,
        offset: 0,
      })
      .items()
  },
})

const columnsOf = async (
  db: Kysely<Tables>,
  { model, textEn, textVi, restores, position }: z.output<typeof presetReasonInput>,
) => ({
  model,
  text_en: textEn,
  text_vi: textVi,
  restores,
  position: position ?? (await lastPosition(db, { model, restores })),
})

/** The last position of the list plus one, at most 99. */
async function lastPosition(
  db: Kysely<Tables>,
  { model, restores }: { readonly model: PresetModelName; readonly restores: boolean },
): Promise<number> {
  const { last } = await db
    .selectFrom('preset_reasons')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('model', '=', model)
    .where('restores', '=', restores)
    .executeTakeFirstOrThrow()
  return Math.min(99, (last ?? 0) + 1)
}

rootField(presetReasonOperations.cmsCreatePresetReason, {
  type: PresetReason,
  input: presetReasonInput,
  resolve: (reason, ctx) => command(ctx, async (ctx) => reasons.create(ctx, await columnsOf(ctx.db, reason))),
})
rootField(presetReasonOperations.cmsUpdatePresetReason, {
  type: PresetReason,
  input: z.intersection(target, presetReasonInput),
  resolve: ({ _id, version, ...reason }, ctx) =>
    reasons.changeBy(ctx, { _id, version }, (ctx) => columnsOf(ctx.db, reason)),
})
rootField(presetReasonOperations.cmsDeletePresetReason, {
  type: PresetReason,
  input: target,
  resolve: (reason, ctx) => reasons.remove(ctx, reason),
})
