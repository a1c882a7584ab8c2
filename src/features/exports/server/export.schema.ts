import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { audit } from '../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import { listSource, requireFilters, requireSort } from '../../../platform/server/list-source.ts'
import { invalid } from '../../../platform/server/refusal.ts'
import { exportOperations } from '../export.operations.ts'

const formats = ['CSV', 'XLSX'] as const

/** The request that a ticket stands for. */
export interface ExportRequest {
  readonly list: string
  readonly format: (typeof formats)[number]
  readonly filters: Record<string, string>
  readonly sort: { type: string; dir: 'ASC' | 'DESC' }
  readonly columns: string[]
}

/** Seconds in which a ticket must be used. */
const ticketLifetime = 60

export function ticketHash(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}

const ExportTicket = builder.objectRef<{ url: string }>('ExportTicket').implement({
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Works once, within a minute, while the session is open.' }),
  }),
})

enumOf('ExportFormat', formats)

rootField(exportOperations.createExport, {
  description: 'Allows one download of all rows of a list that match.',
  type: ExportTicket,
  input: z.object({
    list: z.string(),
    format: z.enum(formats),
    filters: z.unknown().meta({ graphql: 'JSON' }),
    sort: z.unknown().meta({ graphql: 'JSON' }).optional(),
    columns: z.array(z.string().max(60)).min(1).max(60),
  }),
  resolve: (args, ctx) =>
    command(ctx, async (ctx) => {
      const { spec, columns } = listSource(ctx, args.list)
      // Screens also send columns without data (actions); the export uses only those it knows.
      const known = args.columns.filter((key) => Object.hasOwn(columns, key))
      if (known.length === 0) throw invalid('columns', 'platform_text_no_known_column')
      return issueTicket(ctx, {
        list: spec.name,
        format: args.format,
        filters: requireFilters(spec, args.filters),
        sort: requireSort(spec, args.sort) ?? spec.defaultSort,
        columns: known,
      })
    }),
})

/** Allows one download, to whoever asks now. */
export function issueTicket(ctx: Context, request: ExportRequest): Promise<{ url: string }> {
  return command(ctx, async (ctx) => {
    const ticket = randomBytes(32).toString('base64url')
    await ctx.db
      .insertInto('export_tickets')
      .values({
        hash: ticketHash(ticket),
        user_id: actorId(ctx),
        session_id: ctx.sessionId,
        request: JSON.stringify(request),
        expires_at: new Date(Date.now() + ticketLifetime * 1000),
      })
      .execute()
    await audit(ctx, { action: 'createExport', model: 'LIST', targetId: request.list, after: { ...request } })
    return { url: `/exports/${ticket}` }
  })
}
