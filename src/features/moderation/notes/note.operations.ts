import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

/** Notes on cases are for MODERATION alone: each operation also asks for the permission of what the note is on. */
const notes = area('MODERATION', 'PEOPLE')

export const noteOperations = defineOperations({
  query: { cmsGetNotes: notes, cmsFindColleagues: notes, cmsGetMarks: notes },
  fromStandby: ['cmsFindColleagues', 'cmsGetMarks'],
  mutation: { cmsAddNote: notes, cmsDeleteNote: notes, cmsReadMarks: notes },
})
