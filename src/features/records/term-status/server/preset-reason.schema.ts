import { type Kysely, type Selectable } from 'kysely'
import { z } from 'zod'
import type { PresetReasons, Tables } from '../../../../../database/tables.ts'
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
import { termStatusTarget } from './term-status.commands.ts'
import { type TermModel, termModels } from '../../../../platform/shared/term-status.ts'
import { presetReasonList } from '../preset-reason.list.ts'
import { presetReasonOperations } from '../preset-reason.operations.ts'
import { presetReasonRecord } from '../preset-reason.record.ts'
import { presetReasonInput } from '../preset-reason.rules.ts'

type Row = Selectable<PresetReasons>

const PresetReason = builder.objectRef<Row>('PresetReason').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    model: t.expose('model', { type: enumOf('TermModel', termModels) }),
    textEn: t.exposeString('text_en'),
    textVi: t.exposeString('text_vi'),
    position: t.exposeInt('position'),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: presetReasonList,
  operation: presetReasonOperations.cmsGetPresetReasons,
  table: 'preset_reasons',
  where: { model: 'model' },
  sorts: { POSITION: 'position' },
  columns: {
    position: { title: 'Position', cell: (row) => row.position },
    model: { title: 'For', cell: (row) => row.model },
    textEn: { title: 'Reason EN', cell: (row) => row.text_en },
    textVi: { title: 'Reason VI', cell: (row) => row.text_vi },
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
  description: 'What a dialog offers for the status of the model’s records, in its order.',
  type: [PresetReason],
  input: z.object({ model: z.enum(termModels) }),
  resolve({ model }, ctx) {
    termStatusTarget(ctx, model)
    return list.page(ctx.db, { filters: { model }, sort: presetReasonList.defaultSort, limit: most, offset: 0 }).items()
  },
})

const columnsOf = async (
  db: Kysely<Tables>,
  { model, textEn, textVi, position }: z.output<typeof presetReasonInput>,
) => ({
  model,
  text_en: textEn,
  text_vi: textVi,
  position: position ?? (await lastPosition(db, model)),
})

/** The model's last position plus one, at most 99. */
async function lastPosition(db: Kysely<Tables>, model: TermModel): Promise<number> {
  const { last } = await db
    .selectFrom('preset_reasons')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('model', '=', model)
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
