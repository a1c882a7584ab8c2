import { LRUCache } from 'lru-cache'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { onMemberRequest } from '../../../../platform/server/http/member-requests.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { recordAction } from '../server/public.ts'

/** Whose visit of a day this process knows to be recorded, for each of its databases. */
const known = new WeakMap<object, LRUCache<string, true>>()

/** A member visits on a local day by the first request of that day. Suspended members earn nothing. */
onMemberRequest(async (ctx) => {
  const { _id, termStatus } = ctx.viewer!
  const day = dayOf(new Date())
  const seen = seenBy(ctx)
  if (termStatus !== 'NORMAL' || seen.has(`${_id} ${day}`)) return
  // Nothing of the request itself: neither its key nor the rights that it relies on.
  const { once: _, rights: __, ...own } = ctx
  await command(own, (ctx) => recordAction(ctx, { userId: _id, kind: 'DAILY_VISIT', subject: day }))
  seen.set(`${_id} ${day}`, true)
})

function seenBy({ app }: Context): LRUCache<string, true> {
  let seen = known.get(app)
  if (!seen) known.set(app, (seen = new LRUCache({ max: 100_000 })))
  return seen
}
