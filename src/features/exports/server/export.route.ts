import type { FastifyInstance, FastifyRequest } from 'fastify'
import { livingPerson } from '../../../platform/server/authenticate.ts'
import type { App, Context } from '../../../platform/server/context.ts'
import { contextOf } from '../../../platform/server/http/request-context.ts'
import { type Cell, listSource } from '../../../platform/server/list-source.ts'
import { csvRows, csvType, xlsxRows, xlsxType } from '../../../platform/server/spreadsheet.ts'
import { dayOf } from '../../../platform/shared/day.ts'
import { type ExportRequest, ticketHash } from './export.schema.ts'

/** Rows of one statement. Between batches nothing is held, so an export of any size takes the same memory. */
const batch = 500

/** Serves downloads at `/exports/<ticket>`. A ticket opens once; what its person may read is asked again then. */
export function registerExportRoute(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: { ticket: string } }>('/exports/:ticket', async (request, reply) => {
    const opened = await openTicket(app, request)
    if (!opened)
      return reply.status(404).type('text/plain; charset=utf-8').send('This download was already used or is over.')
    const { ctx, asked } = opened
    const source = listSource(ctx, asked.list)
    const columns = asked.columns.flatMap((key) => source.columns[key] ?? [])
    const header = columns.map((column) => column.title)
    async function* rows(): AsyncGenerator<Cell[]> {
      let last: unknown = null
      for (;;) {
        const next = await source.rowsAfter(ctx, asked.filters, asked.sort, last, batch)
        for (const row of next) yield columns.map((column) => column.cell(row))
        if (next.length < batch) return
        last = next.at(-1)
      }
    }
    const extension = asked.format.toLowerCase()
    return reply
      .type(asked.format === 'CSV' ? csvType : xlsxType)
      .header('cache-control', 'no-store')
      .header(
        'content-disposition',
        `attachment; filename="${asked.list.toLowerCase()}s-${dayOf(new Date())}.${extension}"`,
      )
      .send(asked.format === 'CSV' ? csvRows(header, rows()) : xlsxRows(asked.list, header, rows()))
  })
}

async function openTicket(
  app: App,
  request: FastifyRequest<{ Params: { ticket: string } }>,
): Promise<{ ctx: Context; asked: ExportRequest } | null> {
  const db = app.database.kysely
  const ticket = await db
    .deleteFrom('export_tickets')
    .where('hash', '=', ticketHash(request.params.ticket))
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'request'])
    .executeTakeFirst()
  if (!ticket) return null
  const person = await livingPerson(db, ticket.user_id)
  // Who must set up a second factor first may do nothing else.
  if (!person || person.secondFactorDemanded) return null
  const ctx = await contextOf(app, request, { ...person, sessionId: null, tokenProblem: null })
  return { ctx, asked: ticket.request as ExportRequest }
}
