import { idOf, randomOf, type Random } from './random.ts'
import { blockReason } from './texts/compose.ts'
import { moderatorIds, type Shares, type World } from './world.ts'

export type Status = 'NORMAL' | 'HIDDEN' | 'SUSPENDING' | 'BLOCKED'

export function drawStatus(random: Random, { HIDDEN, SUSPENDING, BLOCKED }: Shares['status']): Status {
  const draw = random.next()
  return draw < HIDDEN
    ? 'HIDDEN'
    : draw < HIDDEN + SUSPENDING
      ? 'SUSPENDING'
      : draw < HIDDEN + SUSPENDING + BLOCKED
        ? 'BLOCKED'
        : 'NORMAL'
}

/** The kinds of records that the demo moderates. */
export type Subject = 'user' | 'post' | 'comment' | 'group' | 'media' | 'page' | 'product'

/** One change of a record's term status, as in the record's `reason`. */
export interface StatusChange {
  readonly reason: string
  readonly status: Status
  readonly createdAt: string
  readonly by: string
}

/**
 * The changes that led to a record's status, newest first. Empty for most, which were never moderated. Some blocks
 * follow a suspension, and a few records were blocked and unblocked. Nobody decides about their own.
 */
export function historyOf(
  world: World,
  of: Subject,
  index: number,
  status: Status,
  since: number,
  owners: readonly (string | null)[],
): StatusChange[] {
  const random = randomOf(world.kinds[`history of ${of}`], index)
  const steps: Status[] = status !== 'NORMAL' ? [status] : random.chance(0.008) ? ['BLOCKED', 'NORMAL'] : []
  if (status === 'BLOCKED' && random.chance(0.3)) steps.unshift('SUSPENDING')
  let moment = since
  const changes = steps.map((step) => {
    moment += Math.max(1, Math.floor((world.now - moment) * (0.02 + 0.5 * random.next() ** 3)))
    return {
      reason: step === 'NORMAL' ? '' : blockReason(random, of),
      status: step,
      createdAt: new Date(Math.min(moment, world.now)).toISOString(),
      by: random.pick(moderatorIds(world).filter((id) => !owners.includes(id))),
    }
  })
  return changes.toReversed()
}

/** The record that a history is about, with its columns' names. */
export interface Moderated {
  readonly model: 'USER' | 'POST' | 'COMMENT' | 'GROUP' | 'MEDIA' | 'PAGE' | 'PRODUCT'
  readonly target_id: string
}

export const recordOf = (world: World, of: 'user' | 'post', index: number): Moderated =>
  of === 'user' ? { model: 'USER', target_id: world.userId(index) } : { model: 'POST', target_id: world.postId(index) }

/** The same changes as rows of `blocked_details`. */
export function blockedDetails(
  world: World,
  of: Subject,
  index: number,
  record: Moderated,
  changes: readonly StatusChange[],
): BlockedDetailRow[] {
  return changes.map(({ reason, status, createdAt, by }, k) => ({
    id: idOf(world.kinds[`detail of ${of}`], index * 4 + k, Date.parse(createdAt)),
    ...record,
    status,
    reason,
    created_by: by,
    created_at: createdAt,
  }))
}

export interface BlockedDetailRow extends Moderated {
  id: string
  status: Status
  reason: string
  created_by: string
  created_at: string
}
