import { defineRecord } from '../../../platform/shared/record.ts'

/** Without a history of its own: the notes are one, and deleted ones are only in the whole audit log. */
export const noteRecord = defineRecord('NOTE', {
  fields: ['model', 'targetId', 'text'],
  actions: ['cmsAddNote', 'cmsDeleteNote'],
})
