import type { Locale } from '../../../../platform/shared/text.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { fieldName, valueShown } from './audit-texts.ts'
import './audit.css'

interface Change {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
  /** The names of records that the values are the ids of. */
  readonly beforeName?: string | null
  readonly afterName?: string | null
  /** What the value says, if it is made of names of the program. */
  readonly afterWords?: Readonly<Record<Locale, string>> | null
}

/** Changes of a record: each field before and after. */
export function ChangeList({ model, changes }: { readonly model: string; readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <dl className="audit-changes">
      {changes.map(({ field, before, after, beforeName, afterName, afterWords }) => (
        <div key={field}>
          <dt>{fieldName(model, field)}</dt>
          <dd>
            {before !== null && before !== undefined && (
              <>
                <del>{valueShown(model, field, before, beforeName)}</del>
                <span aria-hidden> → </span>
              </>
            )}
            <ins>{afterWords?.[currentLocale()] ?? valueShown(model, field, after, afterName)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
