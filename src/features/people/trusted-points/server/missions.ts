import type { Context } from '../../../../platform/server/context.ts'
import type { MissionType } from '../mission.ts'

/** What a member did, as far as it is a mission. */
export interface Mission {
  readonly userId: string
  readonly mission: MissionType
  /** False beyond the number of posts a day that the rules give points for. */
  readonly withinLimit: boolean
}

type Listener = (ctx: Context, mission: Mission) => Promise<void>
const listeners: Listener[] = []

/** Calls a higher feature, which gives something for missions, inside the command of the act. */
export const onMission = (listener: Listener): void => void listeners.push(listener)

/**
 * Tells that a member did a mission. Call it inside the command of the act, once for each act that counts, and before
 * points are booked: spins lock the member's turns before the points, too.
 */
export async function missionDone(ctx: Context, mission: Mission): Promise<void> {
  for (const listener of listeners) await listener(ctx, mission)
}
