import { randomInt, randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { areas } from '../../src/platform/shared/permission.ts'
import { dataOf } from '../../tests/process/api-client.ts'
import type { CommandChange, Journal, Write } from './journal.ts'

/** What a command is about, in the fields of `prepare` and of `check`. */
export interface Row {
  _id: string | null
  /** Nobody decides about what is their own. */
  readonly isOwn?: boolean
}

interface Sent {
  readonly document: string
  readonly variables: object
  /** What the row is once this is acknowledged. */
  readonly becomes: object
  /** Something new instead of the row. */
  readonly creates?: boolean
}

interface Command<R extends Row> {
  /** Asks for records that nothing else in the load changes. Without it, the first request creates one. */
  readonly prepare?: string
  /** The next request about a record, or about a new one; null if there is none any more. */
  readonly send: (row: R) => Sent | null
  /** What the database has. */
  readonly check: RawBuilder<object>
}

const command = <R extends Row>(given: Command<R>) => given as unknown as Command<Row>

const deletion = (prepare: string, document: string, table: string) =>
  command<{ _id: string; deleted?: boolean }>({
    prepare,
    send: ({ _id, deleted }) => (deleted ? null : { document, variables: { _id }, becomes: { deleted: true } }),
    check: sql`select id as _id, deleted_at is not null as deleted from ${sql.table(table)}`,
  })

const mark = /* GraphQL */ `
  mutation ($_id: ID!, $lastReportAt: DateTime!) {
    done: cmsMarkReportsHandled(_id: $_id, model: PAGE, lastReportAt: $lastReportAt) {
      handledVersion
    }
  }
`
const unmark = 'mutation ($_id: ID!) { done: cmsUnmarkReportsHandled(_id: $_id, model: PAGE) { handledVersion } }'

/** The other commands of moderation, each of which one lane sends again and again. */
const commands: Readonly<Record<string, Command<Row>>> = {
  'reports handled': command<{ _id: string; isAdminReport: boolean; lastReportAt: string; handledVersion: number }>({
    prepare:
      '{ found: cmsGetPageReports(limit: 20) { items { _id isOwn isAdminReport lastReportAt handledVersion } } }',
    send: ({ _id, isAdminReport, lastReportAt, handledVersion }) => ({
      document: isAdminReport ? unmark : mark,
      variables: isAdminReport ? { _id } : { _id, lastReportAt },
      becomes: { isAdminReport: !isAdminReport, handledVersion: handledVersion + 1 },
    }),
    check: sql`select target_id as _id, handled as "isAdminReport", version as "handledVersion" from report_targets where model = 'PAGE'`,
  }),
  'request for verification': command<{ _id: string; status: string; version: number }>({
    prepare:
      '{ found: cmsGetVerifies(limit: 20, filter: { type: PAGE, status: PENDING }) { items { _id isOwn status version } } }',
    send({ _id, status: now, version }) {
      const status = now === 'VERIFIED' ? 'REJECTED' : 'VERIFIED'
      return {
        document:
          'mutation ($_id: ID!, $status: VerifyStatus!) { done: cmsSetVerifyStatus(_id: $_id, status: $status, reason: "Blurred") { version } }',
        variables: { _id, status },
        becomes: { status, version: version + 1 },
      }
    },
    check: sql`select id as _id, status, version from verify_requests`,
  }),
  product: deletion(
    '{ found: cmsPartnerProducts(limit: 100) { items { _id isOwn } } }',
    'mutation ($_id: ID!) { done: cmsDeleteProduct(_id: $_id) }',
    'products',
  ),
  group: deletion(
    '{ found: getCmsGroups(limit: 100) { items { _id isOwn } } }',
    'mutation ($_id: ID!) { done: deleteCmsGroup(_id: $_id, reason: "Spam") }',
    'social_groups',
  ),
  // Without its version, which a decision about its request for verification raises too.
  'partner page': command<{ _id: string; isPartner: boolean }>({
    prepare: '{ found: cmsGetPages(limit: 20) { items { _id isOwn isPartner } } }',
    send: ({ _id, isPartner }) => ({
      document:
        'mutation ($_id: ID!, $status: Boolean!) { done: cmsSetPagePartner(_id: $_id, status: $status) { version } }',
      variables: { _id, status: !isPartner },
      becomes: { isPartner: !isPartner },
    }),
    check: sql`select id as _id, is_partner as "isPartner" from pages`,
  }),
  'referral ranges': command({
    send() {
      const [middle, few, many] = [randomInt(2, 50), randomInt(100), randomInt(100)]
      const ranges = [
        { invitedFrom: 1, invitedTo: middle, points: few },
        { invitedFrom: middle + 1, invitedTo: 100, points: many },
      ]
      return {
        document:
          'mutation ($ranges: [ReferralRangeInput!]!) { done: cmsSaveReferralConfigs(ranges: $ranges) { items { _id } } }',
        variables: { ranges },
        becomes: {
          _id: 'all',
          ranges: ranges.map(({ invitedFrom, invitedTo, points }) => [invitedFrom, invitedTo, points * 100]),
        },
      }
    },
    check: sql`select 'all' as _id, jsonb_agg(jsonb_build_array(invited_from, invited_to, points) order by invited_from) as ranges
      from trusted_point_configs where type = 'REFERRAL' and deleted_at is null`,
  }),
  notification: command<{ _id: string; message: string; sent: boolean }>({
    prepare:
      '{ found: getSystemNotifications(limit: 1, filter: { status: DRAFT }) { items { _id message: customMessage sent } } }',
    send: ({ _id, sent }) =>
      !sent
        ? {
            document: 'mutation ($_id: ID!) { done: sendSystemNotification(_id: $_id) { _id } }',
            variables: { _id },
            becomes: { sent: true, reached: true },
          }
        : draft(randomUUID()),
    check: sql`select id as _id, custom_message as message, sent_at is not null as sent, reached > 0 as reached from system_notifications`,
  }),
  grants: command<{ _id: string; areas: string[]; version: number }>({
    prepare: '{ found: cmsGetUsers(limit: 20, page: 1, filter: { group: STAFF }) { items { _id areas version } } }',
    send({ _id, areas: granted, version }) {
      const other = areas[randomInt(areas.length)]!
      const opened = granted.join() === other ? [] : [other]
      return {
        document:
          'mutation ($_id: ID!, $areas: [Area!]!) { done: cmsSetGrants(userId: $_id, areas: $areas) { version } }',
        variables: { _id, areas: opened },
        becomes: { areas: opened, version: version + 1 },
      }
    },
    check: sql`select id as _id, version,
        (select coalesce(jsonb_agg(area order by area), '[]') from grants where user_id = users.id) as areas from users`,
  }),
}

function draft(message: string): Sent {
  return {
    document:
      'mutation ($message: String!) { done: createSystemNotification(customMessage: $message, sendToAllUsers: true) { _id } }',
    variables: { message },
    becomes: { message, sent: false, reached: null },
    creates: true,
  }
}

/** What each command can be sent about, in the order of their turns. */
export type Prepared = { readonly name: string; readonly rows: Row[] }[]

export async function prepareCommands(url: string, token: string): Promise<Prepared> {
  const prepared: Prepared = []
  for (const [name, { prepare }] of Object.entries(commands)) {
    const rows = prepare ? await decidable(url, token, prepare) : [nothing()]
    if (rows.length === 0) throw new Error(`the demo has nothing for the command "${name}"`)
    prepared.push({ name, rows })
  }
  return prepared
}

async function decidable(url: string, token: string, prepare: string): Promise<Row[]> {
  const { found } = await dataOf<{ found: { items: Row[] } }>(url, prepare, {}, { token })
  return found.items.filter(({ isOwn }) => !isOwn)
}

const nothing = (): Row => ({ _id: null })

export const any = <T>(list: readonly T[]): T => list[randomInt(list.length)]!

export function nextCommand(prepared: Prepared): Write {
  for (;;) {
    const turn = prepared.shift()!
    prepared.push(turn)
    const { name, rows } = turn
    const row = any(rows)
    const sent = commands[name]!.send(row)
    if (!sent) continue
    const { document, variables, becomes, creates } = sent
    return {
      key: randomUUID(),
      document,
      variables,
      change: { command: name, row: creates ? replaced(rows, row) : row, becomes },
    }
  }
}

/** A new row in the place of another one, which is kept in the journal as it is. */
function replaced(rows: Row[], row: Row): Row {
  const fresh = nothing()
  rows[rows.indexOf(row)] = fresh
  return fresh
}

/** @param done what was answered */
export function keepCommand({ rows }: Journal, { command: name, row, becomes }: CommandChange, done: unknown): void {
  row._id ??= (done as Partial<Row>)._id ?? null
  Object.assign(row, becomes)
  rows.set(name, (rows.get(name) ?? new Set()).add(row))
}

/** Acknowledged commands that the database has not, or not as they were acknowledged. */
export async function lostCommands(db: Kysely<Tables>, journal: Journal): Promise<string[]> {
  const faults: string[] = []
  for (const [name, rows] of journal.rows) {
    const found = new Map((await commands[name]!.check.execute(db)).rows.map((row) => [(row as Row)._id, row]))
    for (const row of rows) {
      const is = found.get(row._id)
      if (!is || !Object.entries(is).every(([field, value]) => same(value, row[field as keyof Row])))
        faults.push(`${name} was acknowledged as ${JSON.stringify(row)} and is ${JSON.stringify(is)}`)
    }
  }
  return faults
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
