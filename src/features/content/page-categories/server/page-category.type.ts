import type { Context } from '../../../../platform/server/context.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import type { Selectable } from 'kysely'
import type { PageCategories } from '../../../../../database/tables.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'

/** Includes deleted ones, because pages and groups keep their category. */
export const pageCategoryById = loaderById('page_categories')

const LocalizedText = builder.objectRef<{ vi: string; en: string }>('LocalizedText').implement({
  fields: (t) => ({ VI_VN: t.exposeString('vi'), EN_US: t.exposeString('en') }),
})

export const PageCategory = builder.objectRef<Selectable<PageCategories>>('PageCategory').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.field({ type: LocalizedText, resolve: (row) => ({ vi: row.name_vi, en: row.name_en }) }),
    enum: t.exposeString('enum'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    deletedAt: t.expose('deleted_at', { type: 'DateTime', nullable: true }),
    version: t.exposeInt('version'),
  }),
})

/** The name of a category in the language of an export. */
export async function nameOfCategory(ctx: Context, id: string | null, locale: Locale): Promise<string | null> {
  const category = id && (await ctx.load(pageCategoryById, id))
  return category ? { en: category.name_en, vi: category.name_vi }[locale] : null
}
