import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const caseRecord = defineRecord('CASE', {
  type: 'Case',
  fields: ['appeal', 'state', 'status', 'until', 'hidePosts', 'records', 'takenOut', 'putBack', 'handedTo', 'byKey'],
  seenAs: {
    appeal: 'appeal',
    status: 'decision',
    until: 'decision',
    hidePosts: 'decision',
    records: 'members',
    takenOut: 'members',
    putBack: 'members',
    handedTo: 'holder',
    byKey: 'appeal',
  },
  actions: [
    'cmsDecideCase',
    'cmsTakeOutOfCase',
    'cmsHandOverCase',
    'cmsConfirmCaseDecision',
    'cmsDeclineCaseDecision',
    'cmsUndoCaseDecision',
    'appeal',
  ],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/reports/case/${id}`,
})
