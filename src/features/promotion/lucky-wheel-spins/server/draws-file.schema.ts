import { z } from 'zod'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { issueTicket } from '../../../records/exports/server/public.ts'
import { drawOperations } from '../spin.operations.ts'
import { drawsFilePath } from './draws-file.ts'
import { drawIndex } from './published.ts'

rootField(drawOperations.createDrawsFile, {
  description:
    'The address of an auditor’s file: every spin that was sealed, with its salt, and people as numbers. It works once, within a minute.',
  type: 'String',
  input: z.object({ wheelId: recordId() }),
  resolve: ({ wheelId }, ctx) =>
    command(ctx, async (ctx) => {
      if (!(await drawIndex(ctx.app, wheelId, ctx.db)))
        throw new Refusal('NOT_FOUND', 'lucky_wheel_spins_text_not_begun')
      await audit(ctx, { action: 'createDrawsFile', model: 'LUCKY_WHEEL', targetId: wheelId })
      return issueTicket(ctx, drawsFilePath, { drawsOfWheel: wheelId })
    }),
})
