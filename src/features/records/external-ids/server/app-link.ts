import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'

/** A field of a model's records: where the app shows one that came from there. */
export function appLink(model: string) {
  const links = defineLoader<string, string | null>(async (ctx, ids) => {
    const rows = await ctx.db
      .selectFrom('external_ids')
      .select(['record_id', 'link'])
      .where('model', '=', model)
      .where('record_id', 'in', ids)
      .execute()
    return inOrder(ids, rows, (row) => row.record_id).map((row) => row?.link ?? null)
  })
  return {
    nullable: true as const,
    description: 'Where the app shows it, if it came from there.',
    resolve: ({ id }: { readonly id: string }, _: unknown, ctx: Context) => ctx.load(links, id),
  }
}
