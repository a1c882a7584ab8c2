import { sql } from 'kysely'
import { directionOf, isPast } from '../../../platform/server/keyset.ts'
import { registerListSource } from '../../../platform/server/list-source.ts'
import { configList } from '../config.list.ts'
import { configOperations } from '../config.operations.ts'
import type { ConfigRow } from './config.commands.ts'

registerListSource<ConfigRow>({
  spec: configList,
  operation: configOperations.getConfigs,
  columns: {
    _id: { title: 'ID', cell: (config) => config.id },
    key: { title: 'Key', cell: (config) => config.key },
    type: { title: 'Type', cell: (config) => config.type },
    value: { title: 'Value', cell: (config) => config.value },
  },
  async idsAfter(ctx, _, after, limit) {
    let query = ctx.db.selectFrom('configs').select('id').orderBy('id').limit(limit)
    if (after) query = query.where('id', '>', after)
    return (await query.execute()).map(({ id }) => id)
  },
  rowsAfter(ctx, _, sort, after, limit) {
    const dir = directionOf(sort)
    let query = ctx.db.selectFrom('configs').selectAll()
    if (after) query = query.where(isPast(dir, sql`created_at, id`, sql`${after.created_at}, ${after.id}`))
    return query.orderBy('created_at', dir).orderBy('id', dir).limit(limit).execute()
  },
})
