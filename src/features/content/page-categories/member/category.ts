import type { Selectable } from 'kysely'
import type { PageCategories } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { memberCategoryOperations } from '../page-category.operations.ts'

type CategoryRow = Selectable<PageCategories>

const LocalizedText = memberBuilder.objectRef<{ vi: string; en: string }>('LocalizedText').implement({
  description: 'A text in both languages.',
  fields: (t) => ({ VI_VN: t.exposeString('vi'), EN_US: t.exposeString('en') }),
})

const MemberCategory = memberBuilder.objectRef<CategoryRow>('Category').implement({
  description: 'What a page or a group is about.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.field({ type: LocalizedText, resolve: (row) => ({ vi: row.name_vi, en: row.name_en }) }),
    enum: t.exposeString('enum', { description: 'The name that the app has for it.' }),
  }),
})

const offered = (ctx: Context) => ctx.db.selectFrom('page_categories').selectAll().where('deleted_at', 'is', null)

rootField(memberCategoryOperations.categories, {
  type: [MemberCategory],
  resolve: (_, ctx) => offered(ctx).orderBy('created_at').orderBy('id').execute(),
})

/**
 * The id of the category that a member chose, by its id or its enum; null if they chose none.
 *
 * @throws Refusal BAD_USER_INPUT for one that is not offered, and for two different ones
 */
export async function chosenCategory(
  ctx: Context,
  {
    categoryId,
    businessType,
  }: { readonly categoryId?: string | null | undefined; readonly businessType?: string | null | undefined },
): Promise<string | null> {
  if (!categoryId && !businessType) return null
  const field = categoryId ? 'data.categoryId' : 'data.businessType'
  const category = await offered(ctx)
    .$if(Boolean(categoryId), (categories) => categories.where('id', '=', categoryId!))
    .$if(Boolean(businessType), (categories) => categories.where('enum', '=', businessType!))
    .executeTakeFirst()
  if (!category) throw invalid(field, 'page_categories_text_gone')
  return category.id
}
