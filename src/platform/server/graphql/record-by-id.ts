import { z } from 'zod'
import { recordId } from '../../shared/rules.ts'
import type { Context } from '../context.ts'
import { type Reading, readRecord } from '../records/record-reading.ts'

const input = z.object({ _id: recordId() })

/** The input and the resolver of a root field that returns one record by its id. */
export function recordById<Row>(reading: Reading<Row>) {
  return {
    input,
    resolve: ({ _id }: z.output<typeof input>, ctx: Context): Promise<Row> => readRecord(ctx, reading, _id),
  }
}
