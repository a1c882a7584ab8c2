import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { listRecord } from '../export.record.ts'

export const listWords = recordWords(listRecord, {
  name: m.common_list,
  fields: {
    list: { label: m.common_list },
    format: { label: m.exports_field_format },
    filters: { label: m.exports_field_filters },
    sort: { label: m.exports_field_sort },
    columns: { label: m.exports_field_columns },
    locale: {
      label: m.exports_field_locale,
      value: (locale) => (locale === 'vi' ? m.exports_vietnamese() : m.exports_english()),
    },
    rows: { label: m.exports_field_rows },
  },
  actions: { createExport: m.exports_action_create, cmsExportFile: m.exports_action_download },
})
