import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { viewRecord } from '../view.record.ts'

export const viewWords = recordWords(viewRecord, {
  name: m.views_record,
  fields: {
    list: { label: m.common_list },
    name: { label: m.common_name },
    shared: { label: m.views_field_shared },
    filters: { label: m.exports_field_filters },
    sort: { label: m.exports_field_sort },
    columns: { label: m.exports_field_columns },
    size: { label: m.views_field_size },
  },
  actions: {
    cmsSaveView: m.views_action_save,
    cmsUpdateView: m.views_action_update,
    cmsDeleteView: m.views_action_delete,
  },
})
