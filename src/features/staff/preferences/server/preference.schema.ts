import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { exactText, zodMessage } from '../../../../platform/shared/rules.ts'
import { preferenceOperations } from '../preference.operations.ts'
import { type Preference, preferencesPerPerson, setPreference } from './preference.commands.ts'

const PreferenceType = builder.objectRef<Preference>('Preference').implement({
  fields: (t) => ({ key: t.exposeString('key'), value: t.expose('value', { type: 'JSON' }) }),
})

/** Settings are small; this limit keeps people from storing files in them. In characters of JSON. */
const longestValue = 4_000

const input = z.object({
  key: exactText(100).regex(/^[\w.:-]+$/),
  value: z
    .json()
    .refine(
      (value) => JSON.stringify(value).length <= longestValue,
      zodMessage('platform_text_too_long', { max: longestValue }),
    )
    .meta({ graphql: 'JSON' }),
})

rootField(preferenceOperations.myPreferences, {
  type: [PreferenceType],
  resolve: (_, ctx) =>
    ctx.db
      .selectFrom('preferences')
      .select(['key', 'value'])
      .where('user_id', '=', actorId(ctx))
      .orderBy('key')
      .limit(preferencesPerPerson)
      .execute(),
})

rootField(preferenceOperations.setPreference, {
  type: PreferenceType,
  input,
  resolve: ({ key, value }, ctx) => setPreference(ctx, key, value),
})
