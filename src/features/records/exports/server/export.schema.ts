import { z } from 'zod'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { listSource, requireFilters, requireSort } from '../../../../platform/server/lists/list-source.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { exactText, recordId } from '../../../../platform/shared/rules.ts'
import { runOperations } from '../../runs/run.operations.ts'
import { Run, runById } from '../../runs/server/public.ts'
import { exportOperations } from '../export.operations.ts'
import { type Export, exportList, formats, pieceAt, requestOf } from './export.run.ts'
import { localeInput } from '../export.rules.ts'
import { issueTicket } from './ticket.ts'

const ExportType = builder.objectRef<Export>('Export').implement({
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Works once, within a minute, while the session is open. It goes on while the run does.',
    }),
    run: t.expose('run', { type: Run }),
  }),
})

enumOf('ExportFormat', formats)

rootField(exportOperations.createExport, {
  description: 'Exports all rows of a list that match.',
  type: ExportType,
  input: z.object({
    list: exactText(100),
    format: z.enum(formats),
    filters: z.unknown().meta({ graphql: 'JSON' }),
    sort: z.unknown().meta({ graphql: 'JSON' }).optional(),
    columns: z.array(exactText(60)).min(1).max(60),
    locale: localeInput,
  }),
  resolve: (args, ctx) =>
    exportList(ctx, (ctx) => {
      const { spec, columns } = listSource(ctx, args.list)
      // Screens also send columns without data (actions); unknown columns are ignored.
      const known = args.columns.filter((key) => Object.hasOwn(columns, key))
      if (known.length === 0) throw invalid('columns', 'platform_text_no_known_column')
      return {
        list: spec.name,
        format: args.format,
        filters: requireFilters(spec, args.filters),
        sort: requireSort(spec, args.sort) ?? spec.defaultSort,
        columns: known,
        locale: args.locale ?? 'en',
      }
    }),
})
rootField(runOperations.cmsExportFile, {
  description: 'The address of one more download of an export, as long as its file is kept.',
  type: 'String',
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) =>
    command(ctx, async (ctx) => {
      const run = await runById(ctx, _id)
      const isThere = run.kind === 'EXPORT' && (await pieceAt(ctx.db, _id, 0)).piece !== null
      if (!isThere) throw new Refusal('NOT_FOUND', 'runs_text_file_gone')
      const { list } = requestOf(run)
      listSource(ctx, list)
      await audit(ctx, { action: 'cmsExportFile', model: 'LIST', targetId: list, after: { rows: run.done } })
      return issueTicket(ctx, '/exports', { runId: run.id })
    }),
})
