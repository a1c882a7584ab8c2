import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import type { ChangeSetStatus } from '../change-set.list.ts'
import { changeSetRecord } from '../change-set.record.ts'

const statusNames = {
  DRAFT: m.change_sets_status_draft,
  SCHEDULED: m.change_sets_status_scheduled,
  APPLIED: m.change_sets_status_applied,
  FAILED: m.change_sets_status_failed,
  ROLLED_BACK: m.change_sets_status_rolled_back,
} as const
export const statusName = (status: ChangeSetStatus) => statusNames[status]()

export const changeSetWords = recordWords(changeSetRecord, {
  name: m.change_sets_record,
  fields: {
    title: { label: m.common_title },
    note: { label: m.change_sets_note },
    status: { label: m.common_status, value: (status) => statusName(status as ChangeSetStatus) },
    changes: { label: m.change_sets_changes },
    authorId: { label: m.change_sets_author },
    approverId: { label: m.change_sets_approver },
    comment: { label: m.change_sets_comment },
    applyAt: { label: m.change_sets_apply_at, value: (at) => absoluteTime(String(at)) },
  },
  actions: {
    cmsPlanChange: m.change_sets_action_plan,
    cmsUnplanChange: m.change_sets_action_unplan,
    cmsUpdateChangeSet: m.change_sets_action_update,
    cmsApproveChangeSet: m.change_sets_action_approve,
    cmsWithdrawChangeSet: m.change_sets_action_withdraw,
    cmsSendBackChangeSet: m.change_sets_action_send_back,
    cmsRollBackChangeSet: m.change_sets_action_roll_back,
    cmsDeleteChangeSet: m.change_sets_action_delete,
    'change-set:due': m.change_sets_action_due,
  },
})
