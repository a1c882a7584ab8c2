import { defineRecord } from '../../../platform/shared/record.ts'

/** A list, for audit entries about exports of its rows. */
export const listRecord = defineRecord('LIST', {
  fields: ['list', 'format', 'filters', 'sort', 'columns', 'locale', 'rows'],
  actions: ['createExport', 'cmsExportFile'],
})
