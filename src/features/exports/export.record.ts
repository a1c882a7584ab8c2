import { defineRecord } from '../../platform/shared/record.ts'

/** A list, whose rows leave as a file. */
export const listRecord = defineRecord({
  fields: ['list', 'format', 'filters', 'sort', 'columns', 'rows'],
  actions: ['createExport'],
})
