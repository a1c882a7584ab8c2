import type { AppealState, CaseState } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { caseRecord } from '../case.record.ts'
import { appealStateName } from './appeal-texts.ts'

const states: Readonly<Record<CaseState, () => string>> = {
  OPEN: m.desk_state_open,
  SECOND_LOOK: m.desk_state_second_look,
  APPLYING: m.desk_state_applying,
  CLOSED: m.desk_state_closed,
}

export const caseWords = recordWords(caseRecord, {
  name: m.desk_record,
  fields: {
    appeal: { label: m.desk_appeal, value: (state) => appealStateName(state as AppealState) },
    state: { label: m.desk_field_state, value: (state) => states[state as CaseState]?.() ?? String(state) },
    status: { label: m.common_status, value: (status) => statusName(String(status)) },
    until: { label: m.desk_field_until, value: (until) => absoluteTime(String(until)) },
    hidePosts: { label: m.desk_hide_posts, value: (count) => formatNumber(Number(count)) },
    records: { label: m.desk_field_records, value: (count) => formatNumber(Number(count)) },
    takenOut: { label: m.desk_action_take_out },
    putBack: { label: m.desk_field_put_back },
    handedTo: { label: m.desk_field_handed_to },
    byKey: { label: m.desk_field_by_key, value: (key) => (key as { readonly name?: string } | null)?.name ?? '' },
  },
  actions: {
    cmsDecideCase: m.desk_action_decide,
    cmsTakeOutOfCase: m.desk_action_take_out,
    cmsHandOverCase: m.desk_action_hand_over,
    cmsConfirmCaseDecision: m.desk_action_confirm,
    cmsDeclineCaseDecision: m.desk_action_decline,
    cmsUndoCaseDecision: m.desk_action_undo,
    appeal: m.desk_action_appeal,
  },
})
