import { getNamedType, type GraphQLOutputType, isObjectType } from 'graphql'
import { schemas } from '../../src/app/schema.ts'
import type { Operation } from '../../src/platform/shared/operation.ts'
import { aDrawnWheel } from './a-drawn-wheel.ts'
import { setStatus } from './appeals.ts'
import { asking, type Extent, memberQueries } from './every-query.ts'
import { factories } from './factories.ts'
import type { TestServer } from './server.ts'

/** What a key with READ asks about a member: every query that members call, but those for anyone. */
export const readable = memberQueries.filter(
  ({ extensions }) => !(extensions.operation as Operation).permission.allows(null),
)

/** All fields of the members' API that objects have, by their names: `Me.email`. */
export const memberFields = Object.values(schemas.MEMBER.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__') && name !== 'Query' && name !== 'Mutation')
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))

export const personalFields = new Set(
  memberFields.filter(({ field }) => field.extensions.personal === true).map(({ name }) => name),
)

/** Values that tell who somebody is, each of which is nowhere else. */
export const secrets = {
  fullName: 'Riêng Tư Họ Tên',
  username: 'rieng_tu_biet_danh',
  phone: '+84913999001',
  email: 'rieng.tu@example.test',
  dateOfBirth: '1991-02-03',
  topic: 'rieng-tu-so-thich',
  country: 'LA',
  others: 'Người Khác Giấu Tên',
  pagePhone: '+84913999002',
  pageEmail: 'trang.rieng@example.test',
} as const

/** A member about whom every query has something to say, with the arguments that some queries need. */
export async function aKnownMember(server: TestServer) {
  const make = factories(server.db)
  const avatar = await make.aMedia()
  const me = await make.aUser({
    full_name: secrets.fullName,
    username: secrets.username,
    phone_number: secrets.phone,
    email: secrets.email,
    date_of_birth: secrets.dateOfBirth,
    interesting_topic_keys: [secrets.topic],
    country_code: secrets.country,
    gender: 'OTHER',
    avatar_id: avatar.id,
  })
  const other = await make.aUser({ full_name: secrets.others })
  const wheel = await aDrawnWheel(server, [{ qty: 50, point: 100 }])
  const says = { title: 'Lượt', title_en: 'Turns', description: 'Mở vòng quay', description_en: 'Open the wheel' }
  await server.db
    .insertInto('lucky_wheel_instructions')
    .values({ id: crypto.randomUUID(), type: 'ONCE', mission_type: null, turns: 2, ...says })
    .execute()
  const device = server.asMember(me)
  await device.data('{ wheel { _id } }')
  const spinning = 'mutation ($wheelId: ID!) { spin(wheelId: $wheelId, requestId: "known-member") { spinId } }'
  const { spinId } = (await device.data(spinning, { wheelId: wheel.id })).spin
  const page = await make.aPage({
    created_by: me.id,
    owner_id: me.id,
    phone_number: secrets.pagePhone,
    email: secrets.pageEmail,
  })
  const post = await make.aPost({ created_by: other.id, page_id: page.id })
  await make.aComment({ post_id: post.id, created_by: other.id })
  await make.aProduct({ page_id: page.id, created_by: me.id })
  await make.points(me.id, 100)
  await make.aReport('POST', post.id, { created_by: me.id })
  await make.aVerify({ target_id: me.id, target_name: secrets.fullName, status: 'REJECTED' })
  const notice = { text_en: `${secrets.fullName} is verified.`, text_vi: `${secrets.fullName} đã được xác minh.` }
  await server.db
    .insertInto('member_notices')
    .values({ id: crypto.randomUUID(), user_id: me.id, type: 'VERIFICATION', ...notice })
    .execute()
  await setStatus(server.as(await make.anAdmin()), 'USER', me.id, 'HIDDEN')
  const voucher = await make.aVoucher({
    type: 'POINT_EXCHANGE',
    admin_status: 'APPROVED',
    start_date: new Date(Date.now() - 86_400_000),
  })
  const history = (await device.data('{ pointHistory { items { _id } } }')).pointHistory
  const given: Readonly<Record<string, string>> = {
    comments: `postId: "${post.id}"`,
    group: `_id: "${(await make.aGroup(me.id)).id}"`,
    myVerification: `_id: "${me.id}", model: USER`,
    page: `_id: "${page.id}"`,
    post: `_id: "${post.id}"`,
    products: `pageId: "${page.id}"`,
    spinReceipt: `spinId: "${spinId}"`,
    voucher: `_id: "${voucher.id}"`,
    whyPoints: `entryId: "${history.items[0]._id}"`,
  }
  /** A query with all that can be selected below it, about the member if a name is given. */
  const ask = (field: (typeof readable)[number], name: string, extent?: Extent) =>
    asking(field, [given[field.name], name].filter(Boolean).join(', '), extent)
  return { me, avatar, device, ask }
}

/** Whether a type has the field, at most three levels below. */
export function leadsTo(type: GraphQLOutputType, name: string, left = 4): boolean {
  const named = getNamedType(type)
  if (!isObjectType(named) || left === 0) return false
  return Object.values(named.getFields()).some(
    (field) => `${named.name}.${field.name}` === name || leadsTo(field.type, name, left - 1),
  )
}
