import type { SecondLookReason } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { serverTime } from '../../../../platform/shared/server-clock.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import type { Tone } from '../../../../platform/web/list/cells.tsx'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import type { ReportReason } from '../../reports/report.values.ts'
import { reasonName } from '../../reports/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import type { CaseLead, CaseRow, Decision, FullCase } from './desk-queries.ts'

const severities: readonly (readonly [name: () => string, tone: Tone])[] = [
  [m.desk_severity_low, 'neutral'],
  [m.desk_severity_medium, 'info'],
  [m.desk_severity_high, 'warning'],
  [m.desk_severity_critical, 'bad'],
]
export const severityName = (severity: number) => severities[severity - 1]?.[0]() ?? String(severity)
export const severityTone = (severity: number): Tone => severities[severity - 1]?.[1] ?? 'neutral'

const kinds: Readonly<Record<TermModel, () => string>> = {
  USER: m.desk_kind_user,
  POST: m.desk_kind_post,
  COMMENT: m.desk_kind_comment,
  GROUP: m.common_group,
  MEDIA: m.desk_kind_media,
  PAGE: m.desk_kind_page,
  PRODUCT: m.desk_kind_product,
}
export const kindName = (model: TermModel) => kinds[model]()

/** What a case, or one of its records, is called. */
export function titleOf(lead: CaseLead | null | undefined): string {
  if (!lead) return m.desk_unlisted()
  const { title, text, model, _id } = lead
  return title || excerpt(text, 80) || m.desk_untitled({ kind: kindName(model), id: _id.slice(-6) })
}
/** What kind of record a case is about. */
export function kindOf({ lead, appeal }: Pick<CaseRow, 'lead' | 'appeal'>): string {
  const kind = lead ? kindName(lead.model) : ''
  return appeal ? m.desk_appeal_of({ kind }) : kind
}

/** 'Nudity 3, Spam 1': the most frequent first. */
export const reasonsOf = (byReason: CaseRow['byReason']) =>
  byReason
    .toSorted((a, b) => b.reports - a.reports)
    .map(({ reason, reports }) => `${reasonName(reason)} ${formatNumber(reports)}`)
    .join(', ')

type Part = FullCase['severityParts'][number]

/** What the database function `reporters_accuracy` found. A case that was weighed before it counted by reason has no reasons. */
interface ReportersDetail {
  readonly accuracy: number | null
  readonly reasons?: readonly {
    readonly reason: ReportReason
    readonly known: number
    readonly tooFew: number
    readonly upheld: number
    readonly decided: number
  }[]
}

/** How right the reporters were before, and in which reasons; whoever has too few decided reports did not weigh. */
function explainReporters({ accuracy, reasons = [] }: ReportersDetail): string {
  const each = reasons
    .map(({ reason, known, tooFew, upheld, decided }) => {
      const facts = { reason: reasonName(reason), upheld: formatNumber(upheld), decided: formatNumber(decided) }
      if (known === 0) return m.desk_part_reporters_too_few({ reason: reasonName(reason) })
      return tooFew === 0
        ? m.desk_part_reporters_reason({ ...facts, known: formatNumber(known) })
        : m.desk_part_reporters_reason_too_few({
            ...facts,
            known: formatNumber(known),
            tooFew: formatNumber(tooFew),
          })
    })
    .join('; ')
  if (accuracy == null) return each || m.desk_part_reporters_unknown()
  const share = m.desk_part_reporters_detail({ share: formatNumber(Math.round(100 * accuracy)) })
  return each ? `${share}. ${each}` : share
}

/** A part of the severity in words. */
export function explainPart({ part, detail }: Part): string {
  const facts = detail as Readonly<Record<string, number | null>>
  switch (part) {
    case 'APPEAL':
      return m.desk_part_appeal_detail()
    case 'REASONS':
      return reasonsOf(
        Object.entries(facts).map(([reason, reports]) => ({ reason: reason as ReportReason, reports: reports ?? 0 })),
      )
    case 'REACH':
      return m.desk_part_reach_detail({ count: formatNumber(facts.reports ?? 0) })
    case 'CREATOR':
      return m.desk_part_creator_detail({ count: formatNumber(facts.blocks ?? 0) })
    case 'REPORTERS':
      return explainReporters(detail as ReportersDetail)
  }
}

const parts: Readonly<Record<Part['part'], () => string>> = {
  APPEAL: m.desk_part_appeal,
  REASONS: m.desk_part_reasons,
  REACH: m.desk_part_reach,
  CREATOR: m.desk_part_creator,
  REPORTERS: m.desk_part_reporters,
}
export const partName = (part: Part['part']) => parts[part]()

/** The decision in words: a status, or that nothing is wrong. */
export const verdictName = (status: TermStatus | null | undefined) =>
  status === 'NORMAL' ? m.desk_restored() : status ? statusName(status) : m.desk_no_violation()

const verbs: Readonly<Record<TermStatus, () => string>> = {
  NORMAL: m.desk_verb_restore,
  HIDDEN: m.desk_verb_hide,
  SUSPENDING: m.desk_verb_suspend,
  BLOCKED: m.common_block,
}
/** The same for a button. */
export const verdictVerb = (status: TermStatus | null | undefined) => (status ? verbs[status]() : m.desk_no_violation())

const secondLooks: Readonly<Record<SecondLookReason, () => string>> = {
  ASKED: m.desk_second_look_asked,
  MANY: m.desk_second_look_many,
  PARTNER: m.desk_second_look_partner,
  STAFF: m.desk_second_look_staff,
  VERIFIED: m.desk_second_look_verified,
}
export const secondLookName = (reason: SecondLookReason) => secondLooks[reason]()

const decisionStates: Readonly<Record<Exclude<Decision['state'], 'DECLINED'>, () => string>> = {
  WAITING: m.desk_decision_waiting,
  APPLYING: m.desk_decision_applying,
  APPLIED: m.desk_decision_applied,
  UNDOING: m.desk_decision_undoing,
  UNDONE: m.desk_decision_undone,
}
/** What became of a decision. Of a declined one, the words name the verdict too. */
export function decisionStateName({ state, status, closedElsewhere, calibrates }: Decision): string {
  if (calibrates) return m.desk_decision_calibration()
  if (closedElsewhere) return m.desk_decision_closed_elsewhere()
  if (state !== 'DECLINED') return decisionStates[state]()
  return status
    ? m.desk_decision_declined({ verb: verdictVerb(status).toLocaleLowerCase() })
    : m.desk_decision_declined_no_violation()
}
export const isDeclined = ({ state, closedElsewhere }: Decision): boolean => state === 'DECLINED' && !closedElsewhere

export const isOver = (at: string, now = serverTime()): boolean => Date.parse(at) <= now

/** Whether the person who decided can still take it back. */
export const canUndo = ({ mine, state, undoUntil }: Decision, now = serverTime()): boolean =>
  mine && state === 'APPLIED' && undoUntil != null && !isOver(undoUntil, now)

/** A case in one sentence: screen readers announce it when the case opens. */
export const introduction = (one: CaseRow) =>
  one.appeal
    ? m.desk_introduction_appeal({ kind: kindOf(one), title: titleOf(one.lead) })
    : m.desk_introduction({
        kind: kindOf(one),
        severity: severityName(one.severity),
        reasons: reasonsOf(one.byReason),
        count: formatNumber(one.totalReports),
      })

/** Says that no case waits: none at all, or none that passes the filters. */
export const emptyQueue = (filters: { readonly model?: unknown; readonly severity?: unknown; readonly q?: unknown }) =>
  filters.model || filters.severity || filters.q ? m.desk_queue_filtered_empty() : m.desk_queue_empty()
