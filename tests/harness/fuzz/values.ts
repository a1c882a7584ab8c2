import fc from 'fast-check'
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql'

/** Texts that often break programs: other alphabets, control characters, code, spreadsheet formulas, wildcards. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u0301',
  '\u200b',
  '\u202e',
  '\ufeff',
  'ﷺ',
  '👩‍👩‍👧‍👦',
  'Nguyễn Thị Yến',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '"; drop table users; --',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  ';=1+1',
  '=cmd()',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e999',
  '{"a":',
  'x'.repeat(5_000),
]

const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2, 5, 100, 101, 1_000, 0.5, 1e21, -1e21, 1e308, Number.MAX_SAFE_INTEGER),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1),
  fc.integer(),
)

const hostileMoment = fc.constantFrom(
  '2026-01-01',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-01-01T00:00:00Z',
  '2026-01-01T23:59:60+24:00',
  '-271821-04-20T00:00:00Z',
  'yesterday',
  0,
  8_640_000_000_000_000,
  -1,
)

const usualMoment = (type: string) =>
  fc.constantFrom('2026-01-01', '2026-11-20').map((day) => (type === 'Day' ? day : `${day}T00:00:00Z`))

/** JSON of a wrong kind, too deep, or with keys that have a meaning in JavaScript. */
const hostileJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
  fc.constantFrom<unknown>(nested(50), nested(300), JSON.parse('{"__proto__":{"group":"ADMIN"},"constructor":1}')),
  fc.dictionary(
    fc.constantFrom('q', 'query', 'status', 'createdAt', 'termStatus', 'actor', 'type', 'dir'),
    hostileText,
  ),
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? { a: value } : [value]
  return value
}

/** Ids of existing records, and invalid ids. */
const idOf = (known: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.uuid() },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x', '', '0', 'null', known[0]!.toUpperCase(), `{${known[0]}}`, `${known[0]}\u0000`),
    },
  )

/** By an argument's name: texts that pass the first check, so that the code behind it is tested too. */
const understood: Readonly<Record<string, readonly string[]>> = {
  list: ['User', 'Post', 'BlockedPost', 'Badge', 'Audit', 'Config'],
  columns: ['_id', 'title', 'fullName', 'phoneNumber', 'createdAt'],
  phoneNumber: ['0901234567', '+84901234567', '84 901 234 567'],
  password: ['correct horse', 'wrong horse'],
  countryCode: ['VN', 'US', 'ZZ'],
  key: ['density', 'a.key'],
  requestId: ['request-1', 'request-2', 'request-3'],
  content: ['Quán ngon', 'Đẹp lắm'],
  name: ['Hội mê phở', 'Quán cũ'],
  title: ['Một ngày ở Huế'],
}

type Slot = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>

/** Values for arguments of a field: mostly of the right type and plausible, sometimes anything. */
export function argumentsOf(
  slots: readonly Slot[],
  knownIds: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const required = slots.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)
  const fields = Object.fromEntries(slots.map((slot) => [slot.name, valueOf(slot, knownIds)]))
  return fc.record(fields, { requiredKeys: required })
}

function valueOf({ name, type }: Slot, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 40, arbitrary: plausible({ name, type }, knownIds) },
    ...(isNonNullType(type) ? [] : [{ weight: 4, arbitrary: fc.constant(null) }]),
    { weight: 1, arbitrary: anything },
  )
}

const anything = fc.oneof(hostileText, hostileNumber, hostileJson, fc.boolean(), fc.constant(null))

function plausible({ name, type }: Slot, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return plausible({ name, type: type.ofType }, knownIds)
  if (isListType(type)) return fc.array(valueOf({ name, type: type.ofType }, knownIds), { maxLength: 4 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) return argumentsOf(Object.values(type.getFields()), knownIds)
  switch (type.name) {
    case 'ID':
      return idOf(knownIds)
    case 'Int':
      return fc.oneof(fc.integer({ min: 1, max: 100 }), hostileNumber)
    case 'Float':
    case 'Points':
      return hostileNumber
    case 'Boolean':
      return fc.boolean()
    case 'DateTime':
    case 'Day':
      return fc.oneof({ weight: 3, arbitrary: usualMoment(type.name) }, { weight: 1, arbitrary: hostileMoment })
    case 'JSON':
      return fc.oneof(fc.constant({}), hostileJson)
    default:
      return understood[name] ? fc.oneof(fc.constantFrom(...understood[name]), hostileText) : hostileText
  }
}
