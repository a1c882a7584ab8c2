import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const replyRecord = defineRecord('SAVED_REPLY', {
  type: 'SavedReply',
  fields: ['title', 'textEn', 'textVi'],
  actions: ['cmsCreateSavedReply', 'cmsUpdateSavedReply', 'cmsDeleteSavedReply'],
  history: area('MODERATION'),
})
