import { Alert, Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import { reportedName } from '../../reports/web/public.ts'
import type { Plan } from './desk-queries.ts'
import { secondLookName, titleOf } from './desk-texts.ts'

interface Props {
  /** Undefined until the server has made it. */
  readonly plan: Plan | undefined
  /** The plan that was shown before it turned out to be out of date. */
  readonly before: Plan | undefined
  readonly failed: boolean
  /** A newer plan is being made. */
  readonly stale: boolean
}

/** What a decision will do, before it is made. */
export function PlanView({ plan, before, failed, stale }: Props) {
  return (
    <section className="desk-plan" aria-label={m.desk_plan()} aria-live="polite" aria-busy={stale && !failed}>
      <h3>{m.desk_plan()}</h3>
      {failed ? <ListError /> : plan ? <Planned plan={plan} before={before} /> : <Skeleton active title={false} />}
    </section>
  )
}

function Planned({ plan, before }: { readonly plan: Plan; readonly before: Plan | undefined }) {
  const was = before && new Map(linesOf(before))
  const lines = linesOf(plan)
  const gone = [...(was?.entries() ?? [])].filter(([label]) => !lines.some((line) => line[0] === label))
  return (
    <>
      {lines.length + gone.length === 0 && <p>{m.desk_plan_nothing()}</p>}
      <ul>
        {[...lines, ...gone.map(([label]) => [label, 0] as const)].map(([label, count]) => (
          <li key={label} data-changed={(was && (was.get(label) ?? 0) !== count) || undefined}>
            {label} <strong>{formatNumber(count)}</strong>
            {was && (was.get(label) ?? 0) !== count && (
              <small> {m.desk_plan_was({ count: formatNumber(was.get(label) ?? 0) })}</small>
            )}
          </li>
        ))}
      </ul>
      {plan.secondLook && <Alert type="info" showIcon title={secondLookName(plan.secondLook)} />}
      {plan.inBackground && <p className="desk-small">{m.desk_plan_background()}</p>}
      {plan.refused.length > 0 && (
        <div className="desk-refused">
          <p>{m.desk_plan_refused({ count: formatNumber(plan.refused.length) })}</p>
          <ul>
            {plan.refused.map((refusal) => (
              <li key={`${refusal.model} ${refusal._id}`}>
                <strong>{titleOf({ ...refusal, text: '' })}</strong> {translate(refusal)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The plan's counts; zeros are left out. */
function linesOf(plan: Plan): (readonly [label: string, count: number])[] {
  const changes = plan.changes.map(
    ({ model, from, to, records }) =>
      [
        from === to
          ? m.desk_plan_other_end({ kind: reportedName(model) })
          : m.desk_plan_change({ kind: reportedName(model), from: statusName(from), to: statusName(to) }),
        records,
      ] as const,
  )
  const others = [
    ...plan.stays.map(
      ({ model, from, records }) =>
        [m.desk_plan_stays({ kind: reportedName(model), status: statusName(from) }), records] as const,
    ),
    [m.desk_plan_already_so(), plan.alreadySo],
    [m.desk_plan_reports(), plan.reportsClosed],
    [m.desk_plan_reporters(), plan.reportersTold],
    [m.desk_plan_authors(), plan.authorsTold],
    [m.desk_plan_sessions(), plan.sessionsEnded],
    [m.desk_plan_posts(), plan.postsHidden],
  ] as const
  return [...changes, ...others].filter(([, count]) => count > 0)
}
