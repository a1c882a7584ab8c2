import type { RunKind, RunPhase, RunState } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import type { Tone } from '../../../../platform/web/list/cells.tsx'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import { runRecord } from '../run.record.ts'

const kinds: Readonly<Record<RunKind, () => string>> = {
  CODE_IMPORT: m.runs_kind_code_import,
  CODE_GENERATION: m.runs_kind_code_generation,
  WORD_IMPORT: m.runs_kind_word_import,
  MESSAGE_IMPORT: m.runs_kind_message_import,
  WORD_TRIAL: m.runs_kind_word_trial,
  POINT_REPLAY: m.runs_kind_point_replay,
  EXPORT: m.runs_kind_export,
}
export const kindName = (kind: string) => kinds[kind as RunKind]?.() ?? kind

const states: Readonly<Record<RunState, () => string>> = {
  WORKING: m.runs_state_working,
  CHECKED: m.runs_state_checked,
  DONE: m.runs_state_done,
  FAILED: m.runs_state_failed,
  CANCELLED: m.runs_state_cancelled,
}
export const stateName = (state: string) => states[state as RunState]?.() ?? state

export const stateTone: Readonly<Record<RunState, Tone>> = {
  WORKING: 'info',
  CHECKED: 'warning',
  DONE: 'good',
  FAILED: 'bad',
  CANCELLED: 'neutral',
}

export const phaseName: Readonly<Record<RunPhase, () => string>> = {
  READING: m.runs_phase_reading,
  JUDGING: m.runs_phase_judging,
  COMMITTING: m.runs_phase_committing,
  WORKING: m.runs_phase_working,
}

export const runWords = recordWords(runRecord, {
  name: m.runs_record,
  fields: {
    state: { label: m.runs_state, value: (state) => stateName(String(state)) },
    done: { label: m.runs_progress, value: (done) => formatNumber(Number(done)) },
    failure: { label: m.runs_failure, value: (failure) => translate(failure as object) },
    created: { label: m.runs_created, value: (count) => formatNumber(Number(count)) },
    file: { label: m.runs_file },
  },
  actions: { cmsConfirmRun: m.runs_action_confirm, cmsCancelRun: m.runs_action_cancel },
})
