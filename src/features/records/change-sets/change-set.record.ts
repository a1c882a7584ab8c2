import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const changeSetRecord = defineRecord('CHANGE_SET', {
  type: 'ChangeSet',
  fields: ['title', 'note', 'status', 'changes', 'authorId', 'approverId', 'applyAt'],
  seenAs: { authorId: 'author', approverId: 'approver' },
  actions: [
    'cmsPlanChange',
    'cmsUnplanChange',
    'cmsUpdateChangeSet',
    'cmsApproveChangeSet',
    'cmsWithdrawChangeSet',
    'cmsSendBackChangeSet',
    'cmsRollBackChangeSet',
    'cmsDeleteChangeSet',
    'change-set:due',
  ],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  address: (id) => `/promotions/changes?set=${id}`,
})
