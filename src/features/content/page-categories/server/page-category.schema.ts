import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore, wasThere } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { pageCategoryList } from '../page-category.list.ts'
import { pageCategoryOperations } from '../page-category.operations.ts'
import { pageCategoryRecord } from '../page-category.record.ts'
import { pageCategoryForm } from '../page-category.rules.ts'
import { PageCategory, pageCategoryById } from './page-category.type.ts'

const list = tableList({
  spec: pageCategoryList,
  title: 'page_categories_title',
  operation: pageCategoryOperations.cmsGetPageCategories,
  table: 'page_categories',
  where: {},
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: (row) => row.id },
    VI_VN: { title: 'page_categories_name_vi', cell: (row) => row.name_vi },
    EN_US: { title: 'page_categories_name_en', cell: (row) => row.name_en },
    enum: { title: 'page_categories_enum', cell: (row) => row.enum },
    deletedAt: { title: 'page_categories_deleted_at', moment: (row) => row.deleted_at },
  },
})

const categories = recordStore({
  model: 'PAGE_CATEGORY',
  record: pageCategoryRecord,
  table: 'page_categories',
  columns: { VI_VN: 'name_vi', EN_US: 'name_en' },
  gone: 'page_categories_text_gone',
  taken: { page_categories_enum_key: { field: 'enum', reason: 'page_categories_text_enum_taken' } },
  softly: true,
})
registerReading('PAGE_CATEGORY', {
  record: pageCategoryRecord,
  rows: pageCategoryById,
  gone: 'page_categories_text_gone',
})
registerRecordNames('PAGE_CATEGORY', { nameIn: ({ VI_VN }) => VI_VN })
registerUndo({
  model: 'PAGE_CATEGORY',
  operation: pageCategoryOperations.cmsDeletePageCategory,
  run: async (ctx, category) => (await categories.restore(ctx, category)).version,
})

/** A limit far above the number of categories that there will ever be. */
const all = 1_000

rootField(pageCategoryOperations.cmsGetPageCategories, {
  type: listPageType('PageCategoryPage', PageCategory),
  resolve: (_, ctx) => list.page(ctx.db, { filters: {}, sort: pageCategoryList.defaultSort, limit: all, offset: 0 }),
})

const { enum: named, ...name } = pageCategoryForm.shape
const input = { name: z.object(name).meta({ graphql: 'LocalizedTextInput' }), enum: named }
const columnsOf = ({ name, enum: named }: z.output<z.ZodObject<typeof input>>) => ({
  name_vi: name.VI_VN,
  name_en: name.EN_US,
  enum: named,
})

rootField(pageCategoryOperations.cmsCreatePageCategory, {
  type: PageCategory,
  input: z.object(input),
  resolve: (category, ctx) => categories.create(ctx, columnsOf(category)),
})
rootField(pageCategoryOperations.cmsUpdatePageCategory, {
  type: PageCategory,
  input: target.extend(input),
  resolve: ({ _id, version, ...category }, ctx) => categories.change(ctx, { _id, version }, columnsOf(category)),
})
rootField(pageCategoryOperations.cmsDeletePageCategory, {
  type: 'Boolean',
  input: target,
  resolve: (category, ctx) => wasThere(categories.remove(ctx, category)),
})
