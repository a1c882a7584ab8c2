import { sql } from 'kysely'
import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { newestPage } from '../../../../platform/server/lists/newest.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { supportOperations } from '../support.operations.ts'
import { PointCorrection } from './correction.type.ts'

rootField(supportOperations.cmsMemberPointCorrections, {
  description: 'What was given to a member by hand, taken or given back, and what was declined, the newest first.',
  type: cursorPageType('MemberPointCorrectionPage', PointCorrection, builder),
  input: z.object({ userId: recordId(), ...cursorInput }),
  resolve: ({ userId, ...page }, ctx) =>
    newestPage(ctx, 'point_corrections', asked(page), { where: [sql`user_id = ${userId}`] }),
})
