import { sql } from 'kysely'
import { activePerson } from '../../../../platform/server/access/authenticate.ts'
import { type App, type Context, loading, ownContext } from '../../../../platform/server/context.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { deskOperations } from '../desk.operations.ts'
import type { DecisionRow } from './case.queries.ts'
import { finishApplying } from './decide.ts'
import { refuseBrokenSteps } from './steps.ts'
import { finishUndoing } from './undo-decision.ts'

/**
 * Carries out, or undoes, decisions that are too large for a request or whose request was cut off. If the request is
 * still running, nothing is done twice: each step is done with its row locked.
 */
export const finishDecisions = itemJob({
  name: 'finish decisions of the desk',
  inSandbox: true,
  everySeconds: 5,
  due: (db) =>
    db.selectFrom('case_decisions').selectAll().where('state', 'in', ['APPLYING', 'UNDOING']).orderBy('decided_at'),
  item: sql`id::text`,
  work: finish,
  async giveUp(app, decision, error) {
    // There is no state for a record that should be as before, and is not.
    if (decision.state === 'UNDOING') throw error
    await refuseBrokenSteps(ownContext(app, `decision ${decision.id}`), decision.id)
    await finish(app, decision)
  },
})

async function finish(app: App, decision: DecisionRow): Promise<boolean> {
  if (decision.state === 'UNDOING') {
    await finishUndoing(await actingFor(app, decision, decision.decided_by), decision.id)
  } else {
    await finishApplying(await actingFor(app, decision, decision.second_by ?? decision.decided_by), decision.id)
  }
  return true
}

/** Acts for the person who took the decision, with the rights that they have now. */
async function actingFor(app: App, { id }: DecisionRow, personId: string): Promise<Context> {
  const person = await activePerson(app.database.kysely, personId)
  const ctx: Context = {
    ...ownContext(app, `decision ${id}`),
    viewer: person?.viewer ?? null,
    operation: deskOperations.cmsDecideCase,
    load: loading(() => ctx),
  }
  return ctx
}
