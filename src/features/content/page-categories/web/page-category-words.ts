import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { pageCategoryRecord } from '../page-category.record.ts'

export const pageCategoryWords = recordWords(pageCategoryRecord, {
  name: m.page_categories_record,
  fields: {
    VI_VN: { label: m.page_categories_name_vi },
    EN_US: { label: m.page_categories_name_en },
    enum: { label: m.page_categories_enum },
  },
  actions: {
    cmsCreatePageCategory: m.page_categories_action_create,
    cmsUpdatePageCategory: m.page_categories_action_update,
    cmsDeletePageCategory: m.page_categories_action_delete,
  },
})
