import { topics } from './catalogue.ts'
import { drawStatus, historyOf, type Status, type StatusChange } from './history.ts'
import { foreignNames, vietnameseFamilies, vietnameseFemale, vietnameseMale } from './names.ts'
import { phoneNumberOf, scatteredNumber } from './numbers.ts'
import { randomOf, weighted, type Random } from './random.ts'
import { numberOf, signInRoles, signIns } from './sign-ins.ts'
import { founders, type World } from './world.ts'

export interface UserRow {
  id: string
  phone_number: string
  password_hash: string
  username: string | null
  full_name: string
  email: string | null
  gender: 'MALE' | 'FEMALE' | 'OTHER'
  country_code: string
  date_of_birth: string | null
  avatar_id: string | null
  interesting_topic_keys: string[]
  user_group: 'ADMIN' | 'MEMBER' | 'PROVIDER' | 'STAFF'
  term_status: Status
  reason: StatusChange[]
  badge_id: string | null
  badge_status: string | null
  referred_by: string | null
  total_friends: number
  total_posts: number
  version: number
  created_at: string
}

/**
 * What a person needs from outside of the generated world: password hashes, and which names and numbers others have.
 */
export interface Surroundings {
  readonly hashes: { readonly roles: readonly string[]; readonly shared: string }
  /** Whether a phone number, username or e-mail address belongs to somebody outside of this world. */
  isTaken(text: string): boolean
}

const country = weighted<string>([
  ['VN', 76],
  ['KR', 4],
  ['US', 3.5],
  ['JP', 2.5],
  ['CN', 2],
  ['FR', 1.8],
  ['AU', 1.6],
  ['DE', 1.5],
  ['GB', 1.5],
  ['TW', 1.3],
  ['TH', 1.1],
  ['SG', 1],
  ['MY', 0.8],
  ['IN', 0.8],
  ['PH', 0.6],
])
const gender = weighted<UserRow['gender']>([
  ['FEMALE', 49],
  ['MALE', 46],
  ['OTHER', 5],
])
const familyName = weighted<string>(vietnameseFamilies)
const badgeStatus = weighted<string | null>([
  [null, 92],
  ['VERIFIED', 2],
  ['PENDING', 2.4],
  ['NOT_VERIFIED', 1.2],
  ['REJECTED', 1],
  ['IGNORED', 0.6],
  ['FAIL', 0.4],
  ['INCORRECT', 0.4],
])

/** The `index`-th person, without points, which follow from the ledger. */
export function personOf(world: World, index: number, { hashes, isTaken }: Surroundings): UserRow {
  const random = randomOf(world.kinds.name, index)
  const { ids, shares } = world.options
  const country_code = countryOf(world, index)
  const sex = gender(random)
  const female = sex === 'FEMALE' || (sex === 'OTHER' && random.chance(0.5))
  const [full_name, login] = nameOf(random, country_code, female)
  const handle = `${login}${scatteredNumber(index, 10 ** Math.max(3, Math.ceil(Math.log10(world.options.users))))}`
  const unlessTaken = (text: string) => (isTaken(text) ? null : text)
  const history = historyOfPerson(world, index)
  return {
    id: world.userId(index),
    phone_number: phoneOf(world, index, country_code, isTaken),
    password_hash: hashes.roles[index] ?? hashes.shared,
    username: random.chance(0.93) ? unlessTaken(handle) : null,
    full_name,
    email: random.chance(0.85)
      ? unlessTaken(`${handle}@${random.pick(['thu.example', 'hop-thu.example', 'mail.example', 'post.example'])}`)
      : null,
    gender: sex,
    country_code,
    date_of_birth: random.chance(0.88) ? birthday(random, world.now) : null,
    avatar_id: random.chance(0.8) ? avatar(random, ids.avatars, female) : null,
    interesting_topic_keys: topics.filter(() => random.chance(0.3)),
    user_group: groupOf(world, index),
    term_status: history[0]?.status ?? 'NORMAL',
    reason: history,
    badge_id: index >= founders && random.chance(shares.badge) ? random.pick(ids.badges) : null,
    badge_status: index === 2 ? 'VERIFIED' : index < founders ? null : badgeStatus(random),
    referred_by: world.referrers[index]! >= 0 ? world.userId(world.referrers[index]!) : null,
    total_friends: Math.min(Math.floor(12 * random.next() ** -0.7) - 12 + random.below(30), 4000),
    total_posts: world.postsOf.of(index).length,
    version: 1 + history.length,
    created_at: new Date(world.userTimes[index]!).toISOString(),
  }
}

/** The changes of a person's status, newest first. */
export const historyOfPerson = (world: World, index: number): StatusChange[] =>
  index < founders
    ? []
    : historyOf(
        world,
        'user',
        index,
        drawStatus(randomOf(world.kinds.status, index), world.options.shares.status),
        world.userTimes[index]!,
        [world.userId(index)],
      )

export function countryOf(world: World, index: number): string {
  return index < founders ? 'VN' : country(randomOf(world.kinds['place of user'], index))
}

const foundersGroups = ['ADMIN', 'STAFF', 'MEMBER', 'ADMIN', 'STAFF', 'STAFF'] as const
function groupOf(world: World, index: number): UserRow['user_group'] {
  if (index < founders) return foundersGroups[index]!
  const { ADMIN, STAFF, PROVIDER } = world.options.shares.group
  const draw = randomOf(world.kinds.group, index).next()
  return draw < ADMIN
    ? 'ADMIN'
    : draw < ADMIN + STAFF
      ? 'STAFF'
      : draw < ADMIN + STAFF + PROVIDER
        ? 'PROVIDER'
        : 'MEMBER'
}

/** A name, and the letters that its login begins with (ends with a letter, so that digits may follow). */
function nameOf(random: Random, countryCode: string, female: boolean): [name: string, login: string] {
  if (countryCode === 'VN') {
    const { middle, given } = female ? vietnameseFemale : vietnameseMale
    const family = familyName(random)
    const last = random.pick(given)
    const between = random.pick(middle)
    // A syllable does not follow itself.
    const inner = between === last || between === family ? (female ? 'Kiều' : 'Chí') : between
    const login = random.pick([
      plain(last) + '.' + plain(family),
      plain(family) + plain(inner) + plain(last),
      plain(last) + plain(inner),
      plain(last) + '_' + plain(family)[0]!,
    ])
    return [`${family} ${inner} ${last}`, login]
  }
  const names = foreignNames[countryCode]!
  const family = random.pick(names.family)
  const given = random.pick(female ? names.female : names.male)
  const login = random.chance(0.5) ? `${plain(given)}.${plain(family)}` : `${plain(given)[0]}${plain(family)}`
  return [names.familyFirst ? `${family} ${given}` : `${given} ${family}`, login]
}

const plainWords = new Map<string, string>()

/** A word in the letters a to z. */
function plain(word: string): string {
  const known = plainWords.get(word)
  if (known !== undefined) return known
  const made = word
    .replace(/đ/gi, 'd')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  plainWords.set(word, made)
  return made
}

const reserved = new Set(signInRoles.map((role) => numberOf(signIns[role])))

function phoneOf(world: World, index: number, countryCode: string, isTaken: Surroundings['isTaken']): string {
  const role = signInRoles[index]
  const ownNumber = role && numberOf(signIns[role])
  if (ownNumber && !isTaken(ownNumber)) return ownNumber
  // Another number of the plan that nobody of this world has, because its index is beyond all of theirs.
  for (let place = index; ; place += world.options.users) {
    const number = phoneNumberOf(countryCode, place)
    if (!reserved.has(number) && !isTaken(number)) return number
  }
}

function birthday(random: Random, now: number): string {
  const years = 16 + 50 * random.next() ** 1.8
  return new Date(now - years * 365.25 * 86_400_000).toISOString().slice(0, 10)
}

/** The first half of the drawings shows women, the second men. */
function avatar(random: Random, avatars: readonly string[], female: boolean): string {
  const half = avatars.length / 2
  return avatars[random.below(half) + (female ? 0 : half)]!
}
