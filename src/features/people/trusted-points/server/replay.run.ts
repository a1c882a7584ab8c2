import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { firstIdOf } from '../../../../platform/server/database/months.ts'
import { type Ask, inThread } from '../../../../platform/server/in-thread.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { advance, beginRun, registerRunKind, type RunRow, worked } from '../../../records/runs/server/public.ts'
import { type Asked, type Difference, ended, newReplay, type Replayed, type ReplayState } from '../replay.ts'
import type { DescribedRule } from '../rule-book.ts'
import { trustedPointOperations } from '../trusted-point.operations.ts'
import { dropDifferences, outcomeOf } from './replay-outcome.ts'
import type { Question } from './replay.thread.ts'
import { ruleVersions } from './rules-in-force.ts'
import { ruleModel } from './trusted-point.store.ts'

/** How many actions one statement reads, and after how many a run's progress is stored. */
const atATime = 5_000
const ofStep = 100_000
const dayLength = 86_400_000

/**
 * Begins a run that judges the recorded actions of some days once more, with a draft in the place of a rule.
 *
 * @throws Refusal CONFLICT while another replay of the person works
 */
export async function replayPoints(ctx: Context, draft: DescribedRule, days: number): Promise<RunRow> {
  const to = Date.now()
  const parameters: Asked = { draft, days, from: to - days * dayLength, to }
  const begin = (ctx: Context) =>
    beginRun(ctx, {
      kind: 'POINT_REPLAY',
      target: { model: ruleModel, id: draft.id },
      name: draft.description,
      parameters,
      phase: 'WORKING',
    })
  try {
    const begun = await command(ctx, async (ctx) => {
      await dropDifferences(ctx, actorId(ctx))
      return begin(ctx)
    })
    return await worked(ctx, begun, 1)
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'runs_one_replay_a_person') throw error
    throw new Refusal('CONFLICT', 'trusted_points_text_replay_works')
  }
}

export const askedOf = ({ parameters }: RunRow) => parameters as Asked

registerRunKind('POINT_REPLAY', {
  permission: trustedPointOperations.cmsReplayPoints.permission,
  // The actions are read before the transaction, which would otherwise keep the run locked meanwhile.
  async step(work) {
    const { run, ctx } = work
    const known = run.result as { readonly state?: ReplayState }
    const { state, differences } = await goOn(ctx, askedOf(run), known.state ?? newReplay)
    await advance(work, async (ctx) => {
      await keep(ctx, run, differences)
      if (state.after) return { done: state.actions, result: JSON.stringify({ state }) }
      const outcome = await outcomeOf(ctx, run.id, askedOf(run), state)
      await ctx.db.deleteFrom('replay_differences').where('run_id', '=', run.id).execute()
      return { done: state.actions, total: state.actions, result: JSON.stringify(outcome), state: 'DONE' }
    })
  },
})

const keep = (ctx: Context, { id }: RunRow, differences: readonly Difference[]) =>
  sql`insert into replay_differences (run_id, user_id, difference)
    select ${id}, * from unnest(${differences.map(([userId]) => userId)}::uuid[], ${differences.map(([, more]) => more)}::bigint[])`.execute(
    ctx.db,
  )

/** Judges the next actions; at the end, the state has no `after`. */
async function goOn(ctx: Context, asked: Asked, from: ReplayState): Promise<Pick<Replayed, 'state' | 'differences'>> {
  const versions = await ruleVersions(ctx)
  return inThread<Question, Replayed | null, Pick<Replayed, 'state' | 'differences'>>(
    new URL('replay.thread.ts', import.meta.url),
    async (ask) => {
      await ask({ versions, asked })
      return pages(ctx.db, asked, from, ask)
    },
  )
}

async function pages(
  db: Kysely<Tables>,
  asked: Asked,
  from: ReplayState,
  ask: Ask<Question, Replayed | null>,
): Promise<Pick<Replayed, 'state' | 'differences'>> {
  const differences: Difference[] = []
  let state = from
  let page = await readPage(db, asked, state.after)
  for (let read = atATime; ; read += atATime) {
    const isLast = page.count < atATime
    // PostgreSQL reads the next page while the thread judges this one.
    const [answer, next] = await Promise.all([
      ask({ state, rows: page.rows }),
      isLast || read >= ofStep ? undefined : readPage(db, asked, page.last),
    ])
    const judged = answer!
    const done = isLast ? ended(judged.state) : judged
    differences.push(...judged.differences, ...(isLast ? done.differences : []))
    state = done.state
    if (!next) return { state, differences }
    page = next
  }
}

interface Page {
  /** JSON of `ReplayedRow[]`. */
  readonly rows: string
  readonly count: number
  readonly last: ReplayState['after']
}

/**
 * The next actions as JSON, those of one member together. Each id names its moment, so the index of the key leaves out
 * what is older. The thread looks at the moments themselves: a condition on them makes PostgreSQL sort everything for
 * each page.
 */
async function readPage(db: Kysely<Tables>, { from }: Asked, after: ReplayState['after']): Promise<Page> {
  const { rows } = await sql<Page>`
    select coalesce(json_agg(json_build_array(user_id, id, day, (extract(epoch from occurred_at) * 1000)::bigint, kind, facts, outcome)), '[]')::text as rows,
        count(*)::int as count,
        (array_agg(json_build_object('userId', user_id, 'id', id)))[count(*)] as last
      from (select * from member_actions
        where (user_id, id) > (${after?.userId ?? lowest}::uuid, ${after?.id ?? lowest}::uuid)
          and id >= ${firstIdOf(from - longestWait)}::uuid
        order by user_id, id limit ${atATime}) a`.execute(db)
  return rows[0]!
}

const lowest = '00000000-0000-0000-0000-000000000000'
/** How long an action may wait between its id and its moment. */
const longestWait = 3_600_000
