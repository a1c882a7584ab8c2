import { z } from 'zod'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { version } from '../../../../platform/server/graphql/target.ts'
import { areas } from '../../../../platform/shared/permission.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { User } from '../../../records/persons/server/public.ts'
import { grantOperations } from '../grant.operations.ts'
import { grantedAreas } from '../grant.rules.ts'
import { setGrants } from './grant.commands.ts'
import { areasByUser } from './grant.queries.ts'

const Area = enumOf('Area', areas)

builder.objectField(User, 'areas', (t) =>
  t.field({
    type: [Area],
    description: 'What was opened to a member of STAFF.',
    visibleTo: (viewer, user) => grantOperations.cmsSetGrants.permission.allows(viewer) || viewer?._id === user.id,
    resolve: (user, _, ctx) => ctx.load(areasByUser, user.id),
  }),
)

rootField(grantOperations.cmsSetGrants, {
  description: 'Sets all areas that are open to a member of STAFF.',
  type: User,
  input: z.object({ userId: recordId(), areas: grantedAreas, version }),
  resolve: (change, ctx) => setGrants(ctx, change),
})
