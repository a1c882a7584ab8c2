import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf } from './random.ts'
import type { World } from './world.ts'

const day = 86_400_000

interface Found {
  readonly id: string
  readonly name: string
}

interface Written {
  readonly title: string
  readonly note?: string
  /** The author and the approver, as numbers of people; both may use promotion. */
  readonly by: readonly [author: number, approver?: number]
  readonly daysAgo: number
  readonly status: 'DRAFT' | 'SCHEDULED' | 'APPLIED' | 'ROLLED_BACK'
  readonly banners?: readonly (readonly [index: number, name: string])[]
  readonly vouchers?: readonly (readonly [index: number, title: string])[]
  readonly event?: number
}

const sets: readonly Written[] = [
  {
    title: 'Tết Đinh Mùi',
    note: 'Banner và voucher đổi cùng lúc với sự kiện. Nhờ chị xem lại tên voucher.',
    by: [3],
    daysAgo: 1,
    status: 'DRAFT',
    banners: [[0, 'Tết này về đâu?']],
    vouchers: [[0, 'Quà Tết cho người đi xa']],
    event: 0,
  },
  {
    title: 'Giáng sinh',
    by: [3, 0],
    daysAgo: 3,
    status: 'SCHEDULED',
    banners: [[2, 'Đêm Giáng sinh ở Đà Lạt']],
    event: 4,
  },
  { title: 'Cuối tuần này', by: [0], daysAgo: 2, status: 'DRAFT', banners: [[7, 'Voucher cuối tuần: gấp đôi']] },
  { title: 'Tên banner ngắn hơn', by: [0, 3], daysAgo: 20, status: 'APPLIED', banners: [[9, 'Hướng dẫn an toàn']] },
  { title: 'Khuyến mãi tháng 9', by: [3, 0], daysAgo: 75, status: 'ROLLED_BACK', vouchers: [[2, 'Giảm giá tháng 9']] },
]

/** Change sets of every status, about the demo's banners, vouchers and events. */
export async function insertChangeSets(db: Kysely<Tables>, world: World): Promise<void> {
  const banners = await db.selectFrom('banners').select(['id', 'name']).orderBy('created_at').execute()
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['id', 'title as name'])
    .where('type', '<>', 'REFERRAL')
    .orderBy('created_at')
    .execute()
  const events = await db.selectFrom('events').select(['id', 'name', 'status']).orderBy('created_at').execute()
  const enabled = events.find(({ status }) => status)!
  const made = sets.map((set, i) => {
    const id = idOf(hashText(`${world.options.seed}/change-set`), i, world.now - set.daysAgo * day)
    const items = [
      ...(set.banners ?? []).map(([at, name]) => renamed('updateBanner', 'BANNER', banners[at]!, 'name', name)),
      ...(set.vouchers ?? []).map(([at, title]) => renamed('updateVoucher', 'VOUCHER', vouchers[at]!, 'title', title)),
      ...(set.event === undefined ? [] : [enabling(events[set.event]!, enabled)]),
    ]
    return {
      row: rowOf(world, set, id, items.length),
      items: items.map((item, at) => itemOf(world, set, id, item, at)),
    }
  })
  await insertRows(
    db,
    'change_sets',
    made.map(({ row }) => row),
  )
  await insertRows(
    db,
    'change_set_items',
    made.flatMap(({ items }) => items),
  )
}

const valueChanged = (model: string, { id, name }: Found, field: string, before: unknown, after: unknown) => ({
  model,
  targetId: id,
  name,
  before: { [field]: before },
  after: { [field]: after },
})

function renamed(operation: string, model: string, record: Found, field: string, to: string) {
  const input = model === 'VOUCHER' ? { _id: record.id, data: { [field]: to } } : { _id: record.id, [field]: to }
  return { operation, model, record, input, effects: [valueChanged(model, record, field, record.name, to)] }
}

const enabling = (event: Found, enabled: Found) => ({
  operation: 'updateEvent',
  model: 'EVENT',
  record: event,
  input: { _id: event.id, data: { status: true } },
  effects: [valueChanged('EVENT', enabled, 'status', true, false), valueChanged('EVENT', event, 'status', false, true)],
})

function rowOf(world: World, { title, note, by, daysAgo, status }: Written, id: string, changes: number) {
  const at = (days: number) => new Date(world.now + days * day).toISOString()
  const [author, approver] = by
  const wasApplied = status === 'APPLIED' || status === 'ROLLED_BACK'
  return {
    id,
    title,
    note: note ?? '',
    status,
    changes,
    author_id: world.userId(author),
    approver_id: approver === undefined ? null : world.userId(approver),
    approved_at: approver === undefined ? null : at(-daysAgo + 0.5),
    apply_at: status === 'SCHEDULED' ? at(24) : null,
    applied_at: wasApplied ? at(-daysAgo + 0.5) : null,
    rolled_back_by: status === 'ROLLED_BACK' ? world.userId(0) : null,
    rolled_back_at: status === 'ROLLED_BACK' ? at(-daysAgo + 4) : null,
    created_at: at(-daysAgo),
  }
}

function itemOf(
  world: World,
  { daysAgo, status }: Written,
  change_set_id: string,
  { operation, model, record, input, effects }: ReturnType<typeof renamed> | ReturnType<typeof enabling>,
  at: number,
) {
  const moment = world.now - daysAgo * day
  const wasApplied = status === 'APPLIED' || status === 'ROLLED_BACK'
  const applied = effects.map(({ model, targetId, before, after }) => ({
    model,
    targetId,
    before,
    after,
    action: operation,
    version: 1,
  }))
  return {
    id: idOf(hashText(`${change_set_id}/item`), at, moment),
    change_set_id,
    operation,
    model,
    target_id: record.id,
    name: record.name,
    input,
    version_seen: 1,
    effects,
    applied: wasApplied ? applied : null,
    created_at: new Date(moment).toISOString(),
  }
}
