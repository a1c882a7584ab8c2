import type { Area } from '../../src/platform/shared/permission.ts'
import type { World } from './world.ts'

/**
 * The areas that two of the first people, members of STAFF, were granted. The member whose password is printed has
 * none.
 */
const opened: readonly (readonly [index: number, areas: readonly Area[]])[] = [
  [4, ['MODERATION', 'VERIFICATION']],
  [5, ['PEOPLE']],
]

export const grantRows = (world: World) =>
  opened.flatMap(([index, areas]) =>
    areas.map((area) => ({
      user_id: world.userId(index),
      area,
      granted_by: world.userId(0),
      created_at: new Date(world.start).toISOString(),
    })),
  )
