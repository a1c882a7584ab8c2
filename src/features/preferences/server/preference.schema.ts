import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Preferences } from '../../../../database/tables.ts'
import { actorId } from '../../../platform/server/command.ts'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { preferenceOperations } from '../preference.operations.ts'

type Shown = Pick<Selectable<Preferences>, 'key' | 'value'>

const Preference = builder.objectRef<Shown>('Preference').implement({
  fields: (t) => ({ key: t.exposeString('key'), value: t.expose('value', { type: 'JSON' }) }),
})

/** Settings are small; nobody keeps files in them. */
const longestValue = 4_000

const input = z.object({
  key: z.string().regex(/^[\w.:-]{1,100}$/, 'must be a short name'),
  value: z
    .json()
    .refine(
      (value) => JSON.stringify(value).length <= longestValue,
      `must be at most ${longestValue} characters of JSON`,
    ),
})

builder.queryField('myPreferences', (t) =>
  t.field({
    operation: preferenceOperations.myPreferences,
    type: [Preference],
    resolve: (_, __, ctx) =>
      ctx.db
        .selectFrom('preferences')
        .select(['key', 'value'])
        .where('user_id', '=', actorId(ctx))
        .orderBy('key')
        .limit(500)
        .execute(),
  }),
)

builder.mutationField('setPreference', (t) =>
  t.field({
    operation: preferenceOperations.setPreference,
    input,
    type: Preference,
    args: { key: t.arg.string({ required: true }), value: t.arg({ type: 'JSON', required: true }) },
    resolve: (_, { key, value }, ctx) => {
      const text = JSON.stringify(value)
      return ctx.db
        .insertInto('preferences')
        .values({ user_id: actorId(ctx), key, value: text })
        .onConflict((oc) => oc.columns(['user_id', 'key']).doUpdateSet({ value: text }))
        .returning(['key', 'value'])
        .executeTakeFirstOrThrow()
    },
  }),
)
