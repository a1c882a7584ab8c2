/** The values typed into a form when the session ended, for the person who typed them. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  /** When it was stored: milliseconds since 1970. */
  readonly at: number
  /** The dialog's title, if the form has no address of its own. */
  readonly title?: string | undefined
}

interface Surroundings {
  /** The tab's own storage, so that drafts are not visible in other tabs. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  readonly now: () => number
}

/** Half a day, in milliseconds: older drafts are dropped. */
export const draftLifetime = 12 * 60 * 60 * 1000

const prefix = 'draft '
const prefixOf = (person: string) => `${prefix}${person} `

/** Keeps drafts per person and form. If the storage is full or not allowed, nothing is kept and no error is thrown. */
export function keepDrafts({ storage, now }: Surroundings) {
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const remove = (belongs: (key: string) => boolean) => {
    for (const key of keys()) if (key.startsWith(prefix) && belongs(key)) storage.removeItem(key)
  }
  const read = (key: string): Draft | undefined => {
    const draft = parse(storage.getItem(key))
    return draft !== undefined && now() - draft.at < draftLifetime ? draft : undefined
  }

  return {
    keep(person: string, form: string, values: Readonly<Record<string, unknown>>, title?: string): void {
      const kept = withoutSecrets(values)
      if (Object.keys(kept).length === 0) return
      try {
        storage.setItem(prefixOf(person) + form, JSON.stringify({ values: kept, at: now(), title } satisfies Draft))
      } catch {
        // The storage is full: the form will open empty.
      }
    },
    /** Returns the draft of a form and deletes it: from now on the form holds the values. */
    take(person: string, form: string): Draft | undefined {
      const key = prefixOf(person) + form
      const draft = read(key)
      storage.removeItem(key)
      return draft
    },
    /** The titles of the dialogs that a person has drafts for. */
    waiting: (person: string): string[] =>
      keys()
        .filter((key) => key.startsWith(prefixOf(person)))
        .flatMap((key) => read(key)?.title ?? []),
    dropAll: () => remove(() => true),
    /** Call it when somebody signs in: deletes what other people typed in this tab. */
    dropOthers: (person: string) => remove((key) => !key.startsWith(prefixOf(person))),
  }
}

function parse(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null
    return typeof draft?.at === 'number' && typeof draft.values === 'object' ? draft : undefined
  } catch {
    return undefined
  }
}

const secret = /passw|secret|otp|token|recovery|^code$|^pin$/i

/** The values without passwords and the like, and without anything but plain data. */
export function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !secret.test(name) && isPlain(value)))
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || value === null) return ['string', 'number', 'boolean'].includes(typeof value)
  const proto = Object.getPrototypeOf(value) as unknown
  return (
    proto === Object.prototype && Object.entries(value).every(([key, inner]) => !secret.test(key) && isPlain(inner))
  )
}
