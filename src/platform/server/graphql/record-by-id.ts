import { z } from 'zod'
import type { TextKey } from '../../shared/text.ts'
import type { Context, Loader } from '../context.ts'
import { Refusal } from '../refusal.ts'

const input = z.object({ _id: z.uuid() })

/**
 * The input and the resolver of a root field that returns one record by its id.
 *
 * @param gone the text of the refusal
 * @param isShown false for a row that counts as missing
 */
export function recordById<Row>(
  loader: Loader<string, Row | null>,
  gone: TextKey,
  isShown: (row: Row) => boolean = () => true,
) {
  return {
    input,
    async resolve({ _id }: z.output<typeof input>, ctx: Context): Promise<Row> {
      const row = await ctx.load(loader, _id)
      if (!row || !isShown(row)) throw new Refusal('NOT_FOUND', gone)
      return row
    },
  }
}
