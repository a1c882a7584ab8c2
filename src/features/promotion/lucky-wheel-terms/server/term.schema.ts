import type { Selectable } from 'kysely'
import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import type { LuckyWheelTerms } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { version } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { english } from '../../../../platform/server/english.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { termOperations } from '../term.operations.ts'
import { termRecord } from '../term.record.ts'
import { hasText, termChange, termForm } from '../term.rules.ts'
import { cleanHtml } from './clean-html.ts'

type Row = Selectable<LuckyWheelTerms>

const model = 'LUCKY_WHEEL_TERM'

const Term = builder.objectRef<Row>('LuckyWheelTerm').implement({
  description: 'The terms of the lucky wheel, as HTML of paragraphs, lists, emphasis and links.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    content: t.exposeString('content'),
    contentEn: t.exposeString('content_en'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    updatedAt: t.expose('updated_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

const terms = recordStore({
  model,
  record: termRecord,
  table: 'lucky_wheel_terms',
  gone: 'lucky_wheel_terms_text_gone',
})
registerReading(model, {
  record: termRecord,
  rows: loaderById('lucky_wheel_terms'),
  gone: 'lucky_wheel_terms_text_gone',
})
registerRecordNames(model, { nameOf: () => Promise.resolve(english('lucky_wheel_terms_text_name')) })
registerUndo({
  model,
  operation: termOperations.cmsUpdateLuckyWheelTerm,
  run: async (ctx, { before, ...term }) => (await terms.putBack(ctx, term, before)).version,
})

/** Cleaned HTML. Nothing may be left after cleaning, even if the form showed some text. */
function cleaned(field: string, html: string): string {
  const clean = cleanHtml(html)
  if (!hasText(clean)) throw invalid(`data.${field}`, 'lucky_wheel_terms_text_required')
  return clean
}

rootField(termOperations.cmsDetailLuckyWheelTerm, {
  description: 'Null while there are none.',
  type: Term,
  nullable: true,
  resolve: async (_, ctx) => (await ctx.db.selectFrom('lucky_wheel_terms').selectAll().executeTakeFirst()) ?? null,
})
rootField(termOperations.cmsCreateLuckyWheelTerm, {
  description: 'Refused with CONFLICT if there are terms.',
  type: Term,
  input: z.object({ data: termForm.meta({ graphql: 'LuckyWheelTermInput' }) }),
  resolve: ({ data }, ctx) =>
    createTerm(ctx, {
      content: cleaned('content', data.content),
      content_en: cleaned('contentEn', data.contentEn),
    }),
})
rootField(termOperations.cmsUpdateLuckyWheelTerm, {
  description: 'Absent fields keep their values.',
  type: Term,
  input: z.object({ _id: recordId(), data: termChange.meta({ graphql: 'LuckyWheelTermChange' }), version }),
  resolve: ({ data: { content, contentEn }, ...term }, ctx) =>
    terms.change(ctx, term, {
      ...(content === undefined ? {} : { content: cleaned('content', content) }),
      ...(contentEn === undefined ? {} : { content_en: cleaned('contentEn', contentEn) }),
    }),
})

/** If two people create the terms at the same time, the unique constraint refuses one of them. */
async function createTerm(ctx: Context, values: { content: string; content_en: string }): Promise<Row> {
  try {
    return await terms.create(ctx, values)
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'lucky_wheel_terms_only_one') throw error
    throw new Refusal('CONFLICT', 'lucky_wheel_terms_text_exist')
  }
}
