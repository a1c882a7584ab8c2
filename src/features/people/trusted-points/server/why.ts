import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { dayOf, writeDate } from '../../../../platform/shared/day.ts'
import type { TextKey, TextParams } from '../../../../platform/shared/text.ts'
import { award, type Because, type Facts, type Judged } from '../award.ts'
import type { DescribedRule, RecordedAction } from '../rule-book.ts'
import type { Entry } from './book.ts'
import { ruleBook } from './rules-in-force.ts'

/** A sentence of an explanation, the same for staff and members. */
export interface Sentence {
  readonly key: TextKey
  readonly params: TextParams
  /** Of a sentence about a rule: what it gave, in hundredths. */
  readonly amount?: number
}

interface ActionRow extends Pick<RecordedAction, 'kind' | 'facts' | 'outcome'> {
  readonly occurred_at: Date
}

type Telling = (ctx: Context, entry: Entry) => Promise<Sentence | null>
const tellings = new Map<Entry['cause'], Telling[]>()

/** Says what an entry of a cause comes from, such as the voucher; null if the entry is none of its own. */
export function tellOrigin(cause: Entry['cause'], telling: Telling): void {
  tellings.set(cause, [...(tellings.get(cause) ?? []), telling])
}

/**
 * Why an entry of a member's points is there: each rule about the action, as it was then, and what it gave; or where the
 * points come from. A correction names the entry that it takes back.
 */
export async function whyOfEntry(ctx: Context, entry: Entry): Promise<Sentence[]> {
  if (entry.corrects) return correction(ctx, entry)
  if (entry.cause === 'CORRECTION') return [say('trusted_points_text_why_by_staff', { note: entry.note ?? '' })]
  if (entry.cause === 'OPENING') return [say('trusted_points_text_why_opening')]
  const origin = await originOf(ctx, entry)
  if (origin) return [origin]
  const action = entry.action_id && (await actionOf(ctx, entry.user_id, entry.action_id))
  return action ? whyOfRecorded(ctx, action) : [await byRuleAlone(ctx, entry)]
}

/** Why an action gave points, or none: each rule about its kind, as it was then. Undefined if there is no such action. */
export async function whyOfAction(ctx: Context, userId: string, id: string): Promise<Sentence[] | undefined> {
  const action = await actionOf(ctx, userId, id)
  return action && whyOfRecorded(ctx, action)
}

async function whyOfRecorded(ctx: Context, action: ActionRow): Promise<Sentence[]> {
  const at = action.occurred_at.getTime()
  const book = await ruleBook(ctx)
  return action.kind === 'RANKING'
    ? whyOfRank(book.of({ ...action, at }), action)
    : judged(book.of({ ...action, at }), action.facts)
}

/** The sentences about an action: one for each rule about its kind, or that there is none. */
export function judged(rules: readonly DescribedRule[], facts: Facts): Sentence[] {
  const { judged } = award(rules, facts)
  const friend = facts.number === undefined ? [] : [say('trusted_points_text_why_friend', { number: facts.number })]
  if (judged.length === 0) return [...friend, say('trusted_points_text_why_no_rule')]
  const described = new Map(rules.map((rule) => [rule.id, rule]))
  return [...friend, ...judged.map((one) => ofRule(one, described.get(one.rule)!))]
}

const say = (key: TextKey, params: TextParams = {}): Sentence => ({ key, params })

/** `rule`, `version`, `points`, and as the rule needs them `most`, `length`, `least`, `before`, `from` and `to`. */
const ofRules: Readonly<Record<Because, TextKey>> = {
  applies: 'trusted_points_text_why_rule_applies',
  gives_nothing: 'trusted_points_text_why_rule_gives_nothing',
  day_is_full: 'trusted_points_text_why_rule_day_is_full',
  too_short: 'trusted_points_text_why_rule_too_short',
  no_picture: 'trusted_points_text_why_rule_no_picture',
  facts_unknown: 'trusted_points_text_why_rule_facts_unknown',
  outside_reviews: 'trusted_points_text_why_rule_outside_reviews',
  outside_points: 'trusted_points_text_why_rule_outside_points',
  outside_friends: 'trusted_points_text_why_rule_outside_friends',
}

const ofRule = ({ because, amount, version, params }: Judged, { description }: DescribedRule): Sentence => ({
  key: ofRules[because],
  params: { rule: description, version, points: amount / 100, ...params },
  amount,
})

function whyOfRank(rules: readonly DescribedRule[], { outcome }: ActionRow): Sentence[] {
  return outcome.map(({ rule, version, amount }) => ({
    key: 'trusted_points_text_why_rank' as const,
    params: { rule: rules.find(({ id }) => id === rule)?.description ?? '', version, points: amount / 100 },
    amount,
  }))
}

/** The correction, then the entry that it is about and why that one is there. */
async function correction(ctx: Context, { amount, user_id, corrects }: Entry): Promise<Sentence[]> {
  const first = say(amount < 0 ? 'trusted_points_text_why_taken_back' : 'trusted_points_text_why_given_back')
  const entry = await ctx.db
    .selectFrom('point_entries')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('id', '=', corrects)
    .executeTakeFirst()
  if (!entry) return [first]
  const about = { points: entry.amount / 100, day: writeDate(dayOf(entry.created_at)) }
  return [first, say('trusted_points_text_why_corrects', about), ...(await whyOfEntry(ctx, entry))]
}

async function originOf(ctx: Context, entry: Entry): Promise<Sentence | null> {
  for (const telling of tellings.get(entry.cause) ?? []) {
    const told = await telling(ctx, entry)
    if (told) return told
  }
  const byCause = ofCauses[entry.cause]
  return byCause ? say(byCause) : null
}

async function byRuleAlone(ctx: Context, { config_id, rule_version, amount }: Entry): Promise<Sentence> {
  const rule =
    config_id &&
    (await ctx.db.selectFrom('trusted_point_configs').selectAll().where('id', '=', config_id).executeTakeFirst())
  if (!rule) return say('trusted_points_text_why_before_actions')
  const params = { rule: rule.description, version: rule_version ?? rule.version, points: amount / 100 }
  return { key: ofRules.applies, params, amount }
}

async function actionOf(ctx: Context, userId: string, id: string): Promise<ActionRow | undefined> {
  const { rows } = await sql<ActionRow>`
    select kind, facts, outcome, occurred_at from member_actions where user_id = ${userId} and id = ${id}`.execute(
    ctx.db,
  )
  return rows[0]
}

/** What is no rule's: where nobody tells the origin, the cause says it all. */
const ofCauses: Readonly<Partial<Record<Entry['cause'], TextKey>>> = {
  VOUCHER: 'trusted_points_text_why_voucher',
  PRIZE: 'trusted_points_text_why_prize',
  EXCHANGE: 'trusted_points_text_why_exchange',
  EXPIRY: 'trusted_points_text_why_expired',
}
