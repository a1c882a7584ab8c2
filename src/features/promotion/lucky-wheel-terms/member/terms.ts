import type { Selectable } from 'kysely'
import type { LuckyWheelTerms } from '../../../../../database/tables.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { memberTermOperations } from '../term.operations.ts'

const WheelTerms = memberBuilder.objectRef<Selectable<LuckyWheelTerms>>('WheelTerms').implement({
  description: 'The terms of the lucky wheel, as HTML of paragraphs, lists, emphasis and links.',
  fields: (t) => ({
    content: t.exposeString('content'),
    contentEn: t.exposeString('content_en'),
  }),
})

rootField(memberTermOperations.wheelTerms, {
  description: 'The terms of the lucky wheel; null while there are none.',
  type: WheelTerms,
  nullable: true,
  resolve: async (_, ctx) => (await ctx.db.selectFrom('lucky_wheel_terms').selectAll().executeTakeFirst()) ?? null,
})
