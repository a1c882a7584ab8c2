import { z } from 'zod'
import { fitText, hasSearchText, type Room } from './search-text.ts'
import { isTextKey, type TextKey, type TextParams } from './text.ts'

/** A broken rule of one field, with a text that server and screens can translate. */
export interface FieldText {
  /** Its dotted path. */
  readonly field: string
  readonly reason: TextKey
  readonly params?: TextParams | undefined
}

/** The text of a rule, for Zod's error parameter: `z.enum(groups, zodMessage('users_text_group_required'))`. */
export const zodMessage = (reason: TextKey, params?: TextParams) => ({ error: reason, params })

declare module 'zod' {
  interface GlobalMeta {
    /** The most letters of a text, which every argument that takes one must have. */
    longest?: number
    /** Of a number: what is said of a value that is none, or has a fraction, if not the usual words. */
    unreadable?: TextKey
    /** Of an id: it is in lower case, as the database writes it. */
    lowered?: true
  }
}

/**
 * How every rule of a text that people typed begins: bounded, composed, without invisible characters at its ends. No
 * further rule sees a text that is too long, because the time of some grows faster than the text.
 */
function bounded(given: z.ZodString, longest: number, tooLong: TextKey | undefined, room?: Room) {
  return given
    .check((checked) => {
      const fitting = fitText(checked.value, longest, room)
      if (fitting === null) checked.issues.push(issueOf(longest, checked.value, tooLong))
      else checked.value = fitting
    })
    .meta({ longest })
}

const issueOf = (maximum: number, input: string, message: TextKey | undefined): z.core.$ZodRawIssue => ({
  code: 'too_big',
  origin: 'string',
  maximum,
  inclusive: true,
  input,
  // Ends the checks of this text.
  continue: false,
  ...(message && { message }),
})

/** A text that may be empty. */
export const text = (longest: number, tooLong?: TextKey) => bounded(z.string(), longest, tooLong)

/**
 * A text that must show something.
 *
 * @param blank the words for a text that was typed, but shows nothing
 */
export function requiredText(
  missing: TextKey,
  longest: number,
  { blank = missing, tooLong, ...room }: { readonly blank?: TextKey; readonly tooLong?: TextKey } & Room = {},
) {
  const given = givenText(missing).min(1, { ...zodMessage(missing), abort: true })
  return bounded(given, longest, tooLong, room).refine(hasSearchText, zodMessage(blank))
}

/** The id of a record, in the letters in which the database writes it: code compares ids as texts. */
export const recordId = (error?: ReturnType<typeof zodMessage>) => z.uuid(error).toLowerCase().meta({ lowered: true })

/** A number that must be given. What was typed and is no number is told by that, not as missing. */
export const requiredNumber = (missing: TextKey) =>
  z.number({
    error: ({ code, input }) =>
      code === 'invalid_type' && (input === undefined || input === null) ? missing : undefined,
  })

/** A text of a machine, or a secret: nothing in it is changed. */
export const exactText = (longest: number, missing?: TextKey) =>
  givenText(missing).max(longest, { abort: true }).meta({ longest })

/** A password, whose spaces count. */
export const requiredPassword = (missing: TextKey, longest: number) =>
  exactText(longest, missing).min(1, zodMessage(missing))

/** Written as a function because Zod would use the error of `z.string` also for a text that is too long. */
const givenText = (missing?: TextKey) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })

export type Checked<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly issues: readonly FieldText[] }

/** Checks a value against a schema. The server checks an operation's input, a screen its form's values. */
export function check<T>(schema: z.ZodType<T>, value: unknown): Checked<T> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { ok: true, data: result.data }
  return { ok: false, issues: result.error.issues.map((issue) => ({ field: issue.path.join('.'), ...textOf(issue) })) }
}

type Text = Omit<FieldText, 'field'>

/** Our own rules have a key as their message; Zod's own limits are mapped to our texts. */
function textOf(issue: z.core.$ZodIssue): Text {
  if (isTextKey(issue.message)) {
    const params = issue.code === 'custom' ? (issue.params as TextParams | undefined) : undefined
    return { reason: issue.message, params }
  }
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_type':
      return ofWrongType(issue)
    case 'invalid_value':
      return { reason: 'platform_text_not_a_choice', params: { choices: issue.values.join(', ') } }
    case 'invalid_format':
      return { reason: issue.format === 'uuid' ? 'platform_text_no_id' : 'platform_text_not_valid' }
    default:
      return { reason: 'platform_text_not_valid' }
  }
}

function tooBig({ origin, inclusive, maximum }: z.core.$ZodIssueTooBig): Text {
  const params = { max: Number(maximum) }
  if (origin === 'string') return { reason: 'platform_text_too_long', params }
  if (origin === 'array') return { reason: 'platform_text_too_many', params }
  return { reason: inclusive ? 'platform_text_at_most' : 'platform_text_less_than', params }
}

function tooSmall({ origin, inclusive, minimum }: z.core.$ZodIssueTooSmall): Text {
  const params = { min: Number(minimum) }
  if (origin === 'string') return { reason: 'platform_text_too_short', params }
  if (origin === 'array') return { reason: 'platform_text_too_few', params }
  return { reason: inclusive ? 'platform_text_at_least' : 'platform_text_more_than', params }
}

function ofWrongType({ input, expected }: z.core.$ZodIssueInvalidType): Text {
  if (input === undefined || input === null) return { reason: 'platform_text_required' }
  if (expected === 'number') return { reason: 'platform_text_not_a_number' }
  return { reason: expected === 'int' ? 'platform_text_not_whole' : 'platform_text_not_valid' }
}

/** The fields without which a schema refuses an object. */
export const requiredFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([field, rule]) => (z.safeParse(rule, undefined).success ? [] : [field]))
