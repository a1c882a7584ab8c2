import { defineList } from '../../../platform/shared/list.ts'

/** How many settings `cmsGetSettings` returns at most, and by default. */
export const settingsLimit = 100

/** `/system-settings`: all are loaded at once and paged in the browser. */
export const systemSettingList = defineList({
  name: 'SystemSetting',
  filters: {},
  sorts: ['KEY'],
  defaultSort: { type: 'KEY', dir: 'ASC' },
  pageSize: 20,
  pageSizes: [20, 50, settingsLimit],
})
