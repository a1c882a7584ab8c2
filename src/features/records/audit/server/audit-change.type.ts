import { builder } from '../../../../platform/server/graphql/builder.ts'
import { nameOfValue } from '../../../../platform/server/records/record-names.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import { type AuditChange as Change, valueInWords } from './audit.changes.ts'

/** A text of the program, in both languages of the screens. */
export const BothLanguages = builder.objectRef<Readonly<Record<Locale, string>>>('BothLanguages').implement({
  fields: (t) => ({ en: t.exposeString('en'), vi: t.exposeString('vi') }),
})

/** Null if there is no such text. */
export function inBoth(said: (locale: Locale) => string | null): Readonly<Record<Locale, string>> | null {
  const [en, vi] = [said('en'), said('vi')]
  return en === null || vi === null ? null : { en, vi }
}

export const AuditChange = builder.objectRef<Change>('AuditChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.before }),
    after: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.after }),
    beforeName: t.string({
      nullable: true,
      description: 'The name of the record that the value is the id of.',
      resolve: (change, _, ctx) => nameOfValue(ctx, change.model, change.field, change.before),
    }),
    afterWords: t.field({
      type: BothLanguages,
      nullable: true,
      description: 'What the value says, if it is made of names of the program, such as the columns of an export.',
      resolve: (change) => inBoth((locale) => valueInWords(change, change.after, locale)),
    }),
    afterName: t.string({
      nullable: true,
      resolve: (change, _, ctx) => nameOfValue(ctx, change.model, change.field, change.after),
    }),
  }),
})
