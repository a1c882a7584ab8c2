import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../../../../database/tables.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { nameOfPerson, User, userById } from '../../../records/persons/server/public.ts'
import { referralList, referralStatuses } from '../referral.list.ts'
import { referralOperations } from '../referral.operations.ts'
import { referralRecord } from '../referral.record.ts'
import { referralDecision } from '../referral.rules.ts'
import { decideReferral, referralModel, type ReferralRow } from './referral.commands.ts'

const ReferralStatus = enumOf('ReferralStatus', referralStatuses)

const Referral = builder.objectRef<ReferralRow>('Referral').implement({
  description: 'A friend who came by somebody’s code. With too many others from one address it waits for staff.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    status: t.expose('status', { type: ReferralStatus }),
    friend: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.friend_id))! }),
    inviter: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.inviter_id))! }),
    address: t.exposeString('network', { description: 'From where the friend came.' }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: referralList,
  title: 'referrals_title',
  operation: referralOperations.cmsListReferrals,
  table: 'referrals',
  where: { status: 'status', person: (id) => sql<boolean>`(friend_id = ${id} or inviter_id = ${id})` },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    friend: { title: 'referrals_friend', personal: true, cell: (row, ctx) => nameOfPerson(ctx, row.friend_id) },
    inviter: { title: 'referrals_inviter', personal: true, cell: (row, ctx) => nameOfPerson(ctx, row.inviter_id) },
    address: { title: 'referrals_address', personal: true, cell: (row) => row.network },
    status: { title: 'common_status', names: 'referrals_status', cell: (row) => row.status },
    createdAt: { title: 'common_created_at', moment: (row) => row.created_at },
  },
})

const referralById = loaderById('referrals')
registerReading(referralModel, { record: referralRecord, rows: referralById, gone: 'referrals_text_gone' })
registerRecordNames(referralModel, {
  nameOf: async (ctx, id) => {
    const row = await ctx.load(referralById, id)
    return row && nameOfPerson(ctx, row.friend_id)
  },
})
addListQuery(list, listPageType('ReferralPage', Referral))
rootField(referralOperations.cmsDecideReferral, {
  description:
    'COUNTED gives a friend who waits the inviter’s next number, and the inviter what that earns. REJECTED takes back what a friend who counts has earned.',
  type: Referral,
  input: z.intersection(target, referralDecision),
  resolve: ({ _id, version, ...decision }, ctx) => decideReferral(ctx, { _id, version }, decision),
})

export const waiting: Feature['waiting'] = [{ operation: referralOperations.cmsListReferrals, count: waitingFriends }]

/** Up to a thousand. */
async function waitingFriends(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from referrals where status = 'WAITING' limit 1000) w`.execute(db)
  return rows[0]!.n
}
