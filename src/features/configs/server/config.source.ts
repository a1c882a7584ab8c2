import { sql } from 'kysely'
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
  rowsAfter(ctx, _, { dir }, after, limit) {
    const direction = dir === 'ASC' ? 'asc' : 'desc'
    let query = ctx.db.selectFrom('configs').selectAll()
    if (after) {
      const beyond = sql.raw(dir === 'ASC' ? '>' : '<')
      query = query.where(sql<boolean>`(created_at, id) ${beyond} (${after.created_at}, ${after.id})`)
    }
    return query.orderBy('created_at', direction).orderBy('id', direction).limit(limit).execute()
  },
})
