import { parseInput } from '../../../../platform/server/graphql/operation-plugin.ts'
import { upsertRecords } from '../../app-records/member/public.ts'
import { type ArrivingRecord, arrivingRecords } from '../../app-records/app-record.rules.ts'
import { requireKnown, type RowKind } from './import-file.ts'

const arriving = arrivingRecords.element

/** What members wrote in another system, as by `upsertRecords`. Records stand after those to which they refer. */
export const records: RowKind<ArrivingRecord> = {
  read(said) {
    requireKnown(said, Object.keys(arriving.shape))
    return parseInput(arriving, said) as ArrivingRecord
  },
  // A record locks its author.
  lane: ({ authorExternalId }) => authorExternalId ?? '',
  work: upsertRecords,
  mayWait: ({ reason }) => reason === 'app_records_text_unknown_reference',
}
