import { activePerson } from '../../../platform/server/authenticate.ts'
import { type App, type Context, loading, ownContext } from '../../../platform/server/context.ts'
import type { Job } from '../../../platform/server/jobs.ts'
import { deskOperations } from '../desk.operations.ts'
import type { DecisionRow } from './case.queries.ts'
import { finishApplying } from './decide.ts'
import { finishUndoing } from './undo-decision.ts'

/**
 * Carries out, or undoes, decisions that are too large for a request or whose request was cut off. If the request is
 * still running, nothing is done twice: each step is done with its row locked.
 */
export const finishDecisions: Job = {
  name: 'finish decisions of the desk',
  everySeconds: 5,
  async run(app) {
    const unfinished = await app.database.kysely
      .selectFrom('case_decisions')
      .selectAll()
      .where('state', 'in', ['APPLYING', 'UNDOING'])
      .orderBy('decided_at')
      .execute()
    const failures: unknown[] = []
    for (const decision of unfinished) {
      if (app.stopping.signal.aborted) return
      // One that fails must not keep the later ones waiting.
      await finish(app, decision).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'decisions that could not be finished')
  },
}

async function finish(app: App, decision: DecisionRow): Promise<void> {
  if (decision.state === 'UNDOING') {
    await finishUndoing(await actingFor(app, decision, decision.decided_by), decision.id)
  } else {
    await finishApplying(await actingFor(app, decision, decision.second_by ?? decision.decided_by), decision.id)
  }
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
