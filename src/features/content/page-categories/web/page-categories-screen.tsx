import { Tag } from 'antd'
import type { PageCategoriesQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/page_categories.js'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { pageLoaded } from '../../../../platform/web/list/load-page.ts'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { deletedWithUndo, RecordHistory } from '../../../records/audit/web/public.ts'
import { pageCategoryList } from '../page-category.list.ts'
import { pageCategoryOperations } from '../page-category.operations.ts'
import { longestEnum, longestName, pageCategoryForm } from '../page-category.rules.ts'
import { pageCategoryWords } from './page-category-words.ts'
import { pageCategoriesDocument } from './page-category.documents.ts'

type Row = PageCategoriesQuery['cmsGetPageCategories']['items'][number]

const load = pageLoaded(pageCategoryList, async (_, signal) => {
  return (await request(pageCategoriesDocument, {}, { signal })).cmsGetPageCategories.items
})

const listing = declareList({
  spec: pageCategoryList,
  operation: pageCategoryOperations.cmsGetPageCategories,
  load,
  title: m.page_categories_title,
  model: 'PAGE_CATEGORY',
  exports: true,
  nameOf: (row) => row.name.VI_VN,
  filters: {},
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: '_id', title: m.common_id, kind: 'id' },
    { key: 'VI_VN', title: m.page_categories_name_vi, cell: (row) => row.name.VI_VN },
    { key: 'EN_US', title: m.page_categories_name_en, cell: (row) => <span lang="en">{row.name.EN_US}</span> },
    { key: 'enum', title: m.page_categories_enum, cell: (row) => <code>{row.enum}</code> },
    {
      key: 'deletedAt',
      title: m.common_status,
      cell: (row) => (row.deletedAt ? <Tag color="red">{m.page_categories_deleted()}</Tag> : null),
    },
  ],
})

const valuesOf = ({ name, enum: named }: Row) => ({ ...name, enum: named })
const sent = ({ VI_VN, EN_US, enum: named }: ReturnType<typeof valuesOf>) => ({ name: { VI_VN, EN_US }, enum: named })

/** `/page-categories` */
export function PageCategoriesScreen() {
  return (
    <RecordListScreen
      list={listing}
      schema={pageCategoryForm}
      words={pageCategoryWords}
      valuesOf={valuesOf}
      isGone={(row) => row.deletedAt !== null}
      create={{
        operation: pageCategoryOperations.cmsCreatePageCategory,
        title: m.page_categories_add,
        done: m.page_categories_created_text,
        send: (values, options) => request(mutation('cmsCreatePageCategory'), sent(values), options),
      }}
      change={{
        operation: pageCategoryOperations.cmsUpdatePageCategory,
        title: m.page_categories_edit,
        done: m.page_categories_updated_text,
        send: (values, target, options) =>
          request(mutation('cmsUpdatePageCategory'), { ...sent(values), ...target }, options),
      }}
      remove={{
        operation: pageCategoryOperations.cmsDeletePageCategory,
        question: m.page_categories_delete_question,
        send: ({ _id, version }, options) => request(mutation('cmsDeletePageCategory'), { _id, version }, options),
        done: deletedWithUndo('PAGE_CATEGORY', m.page_categories_deleted, m.page_categories_deleted_text),
      }}
    >
      {(field, row) => (
        <>
          <TextItem {...field('VI_VN')} autoFocus maxLength={longestName} />
          <TextItem {...field('EN_US')} maxLength={longestName} />
          <TextItem {...field('enum')} maxLength={longestEnum} />
          {row && <RecordHistory model="PAGE_CATEGORY" id={row._id} heading="h3" />}
        </>
      )}
    </RecordListScreen>
  )
}
