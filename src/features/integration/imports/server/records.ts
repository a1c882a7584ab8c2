import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { parseInput } from '../../../../platform/server/graphql/operation-plugin.ts'
import { recordsByExternalId } from '../../../records/external-ids/server/public.ts'
import { addRecords, areAddedTogether, upsertRecord } from '../../app-records/member/public.ts'
import { type ArrivingRecord, arrivingRecords } from '../../app-records/app-record.rules.ts'
import { inGroups, NotTogether } from './groups.ts'
import { answered, requireKnown, type RowKind } from './import-file.ts'

const arriving = arrivingRecords.element

/** What members wrote in another system, as by `upsertRecords`. Records stand after those to which they refer. */
export const records: RowKind<ArrivingRecord> = {
  read(said) {
    requireKnown(said, Object.keys(arriving.shape))
    return parseInput(arriving, said) as ArrivingRecord
  },
  // A record locks its author, and changes what it is about.
  keys: (row) => [nameOf(row), `author ${row.authorExternalId}`],
  async work(ctx, rows) {
    const known = await knownNames(ctx, rows)
    const attempts = await inGroups(rows, {
      mayJoin: (row) => areAddedTogether(row.model) && !known.has(nameOf(row)),
      together: (group) => command(ctx, (ctx) => add(ctx, group)),
      alone: (row) => upsertRecord(ctx, row),
    })
    return attempts.map((attempt, i) => answered(rows[i]!.externalId, attempt, ({ state }) => state))
  },
  mayWait: ({ reason }) => reason === 'app_records_text_unknown_reference',
}

const nameOf = ({ model, externalId }: Pick<ArrivingRecord, 'model' | 'externalId'>) => `${model} ${externalId}`

async function knownNames(ctx: Context, rows: readonly ArrivingRecord[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const [model, ofModel] of Map.groupBy(rows, (row) => row.model)) {
    const names = ofModel.map(({ externalId }) => externalId)
    for (const externalId of (await recordsByExternalId(ctx, model, names)).keys())
      known.add(nameOf({ model, externalId }))
  }
  return known
}

async function add(ctx: Context, rows: readonly ArrivingRecord[]) {
  const added = await addRecords(ctx, rows)
  if (!added) throw new NotTogether()
  return added
}
