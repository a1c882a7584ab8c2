import { getNamedType, isLeafType } from 'graphql'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { daysOf } from '../../src/platform/shared/day.ts'
import type { FieldChange } from '../../src/platform/shared/refusal.ts'
import {
  changedOnly,
  conflictRows,
  keepsAnything,
  takeSameNames,
  valuesOfOthers,
} from '../../src/platform/web/form/conflict-rows.ts'
import * as banner from '../../src/features/promotion/banners/web/banner-values.ts'
import * as voucher from '../../src/features/promotion/vouchers/web/voucher-values.ts'
import * as wheel from '../../src/features/promotion/lucky-wheels/web/form/wheel-values.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'
import { day, wheelCalls } from '../harness/wheels.ts'

/**
 * For every form of several fields: a colleague changes one field, then somebody who opened the form before changes
 * another. Both values must be stored, with the form's own conversions and the server's own answer.
 */
const server = await startServer()
const person = await factories(server.db).anAdmin()
const client = server.as(person)
const { aBadge, aBanner, anEvent, aMedia, aNotification, aPost, aPointRule, aRegisterForm, aVoucher } = factories(
  server.db,
)

type Values = Readonly<Record<string, unknown>>
type Stored = { readonly id: string; readonly version: number }

interface Form {
  readonly operation: string
  /** Creates a record; `values` are those that its form starts with. */
  readonly open: () => Promise<{
    readonly id: string
    /** 1 by default. */
    readonly version?: number
    readonly values: Values
    readonly record?: unknown
  }>
  /** Another value of each field, all of which are valid together. */
  readonly others: () => Promise<Values> | Values
  /** The arguments of the operation, without the version. */
  readonly input: (id: string, values: never, seen: never, record: never) => object
  readonly logged?: (values: never, record: never) => object
  readonly merge?: (theirs: Values, values: never, initial: never) => object
  readonly together?: readonly (readonly string[])[]
}

const whole = (id: string, values: Values) => ({ _id: id, ...values })
const data = (id: string, values: Values) => ({ _id: id, data: values })
const changed = (id: string, values: Values, seen: Values) => ({ _id: id, ...changedOnly(values, seen) })
const changedData = (id: string, values: Values, seen: Values) => ({ _id: id, data: changedOnly(values, seen) })

const photo = async () => (await aMedia({ uploaded_by: person.id, uploaded_bytes: 1000 })).id
const created = async (text: string, variables: object = {}) =>
  Object.values((await client.data(text, variables)) as Record<string, { readonly _id: string }>)[0]!._id
const later = (count: number) => new Date(Date.now() + count * day).toISOString()
const { valid, create } = wheelCalls(server, person)

const forms: Readonly<Record<string, Form>> = {
  banner: {
    operation: 'updateBanner',
    async open() {
      const { id, name, type, link, media_id: mediaId, status, start_date, end_date } = await aBanner()
      const record = { startDate: start_date.toISOString(), endDate: end_date.toISOString() }
      return { id, record, values: { name, type, link, mediaId, status, days: daysOf(record) } }
    },
    others: async () => ({ name: 'Thu', link: 'https://b.vn/', mediaId: await photo(), status: 'DISABLED' }),
    input: (id, values, seen, record) => ({ _id: id, ...banner.changesOf(values, seen, record) }),
    logged: banner.loggedOf,
    merge: banner.merge,
    together: banner.together,
  },
  'the ends of a banner': {
    operation: 'updateBanner',
    async open() {
      const { id, name, type, link, media_id: mediaId, status, start_date, end_date } = await aBanner()
      const record = { startDate: start_date.toISOString(), endDate: end_date.toISOString() }
      return { id, record, values: { name, type, link, mediaId, status, days: daysOf(record) } }
    },
    others: () => ({
      'days.0': daysOf({ startDate: later(0), endDate: later(0) })[0],
      'days.1': later(9).slice(0, 10),
    }),
    input: (id, values, seen, record) => ({ _id: id, ...banner.changesOf(values, seen, record) }),
    logged: banner.loggedOf,
    merge: banner.merge,
  },
  voucher: {
    operation: 'updateVoucher',
    async open() {
      const { id } = await aVoucher()
      const { voucher: record } = await client.data(
        `query ($_id: ID!) { voucher(_id: $_id) { type title titleEn highlight highlightEn description descriptionEn
          termAndCondition termAndConditionEn contact { phoneNumber email address } mediaIds pointSpend referralTurns
          status startDate endDate } }`,
        { _id: id },
      )
      return { id, record, values: voucher.valuesOf(record) as unknown as Values }
    },
    others: () => ({
      title: 'Mới',
      titleEn: 'New',
      highlight: 'Nổi bật',
      description: 'Khác',
      termAndCondition: 'Điều kiện',
      phoneNumber: '0901000001',
      email: 'a@b.vn',
      address: 'Huế',
      pointSpend: 15,
      status: 'DISABLED',
      'days.1': later(9).slice(0, 10),
    }),
    input: (id, values, seen, record) => ({ _id: id, data: voucher.changesOf(values, seen, record) }),
    logged: voucher.loggedOf,
    merge: voucher.merge,
  },
  event: {
    operation: 'updateEvent',
    async open() {
      const { id, name, loop, logo_id, background_id, animation_id } = await anEvent()
      const pictures = { logoId: logo_id, backgroundId: background_id, animationId: animation_id }
      return {
        id,
        values: { name, loop, ...pictures, logoStatus: true, backgroundStatus: true, animationStatus: true },
      }
    },
    others: async () => ({ name: 'Thu', loop: 7, logoId: await photo(), logoStatus: false, animationStatus: false }),
    input: changedData,
  },
  badge: {
    operation: 'cmsUpdateBadge',
    async open() {
      const { id, title, title_en: titleEn, status } = await aBadge()
      const forms = [await aRegisterForm(id), await aRegisterForm(id)]
      return { id, values: { title, titleEn, status, registerFormIds: forms.map((form) => form.id) } }
    },
    others: async () => ({ title: 'Mới', titleEn: 'New', status: 'DISABLED', mediaId: await photo() }),
    input: changed,
  },
  'register form': {
    operation: 'cmsUpdateBadgeRegisterForm',
    async open() {
      const values = { detail: 'Giấy', detailEn: 'Paper', inputType: 'TEXT', required: false }
      const given = { detail: 'Giấy', detail_en: 'Paper', required: false }
      return { id: (await aRegisterForm((await aBadge()).id, given)).id, values }
    },
    others: () => ({ detail: 'Giấy khác', detailEn: 'Other paper', required: true }),
    input: whole,
    together: [['inputType', 'figureId']],
  },
  config: {
    operation: 'updateConfig',
    async open() {
      const values = { key: `KHOA_${Math.random()}`, type: 'NORMAL', value: 'cũ' }
      const text =
        'mutation ($key: String!, $type: ConfigType!, $value: String!) { createConfig(key: $key, type: $type, value: $value) { _id } }'
      return { id: await created(text, values), values }
    },
    others: () => ({ key: `KHAC_${Math.random()}`, value: 'mới' }),
    input: whole,
    together: [['type', 'value']],
  },
  'preset reason': {
    operation: 'cmsUpdatePresetReason',
    async open() {
      const values = { model: 'POST', textEn: 'Old', textVi: 'Cũ', position: 50 }
      const text = `mutation ($model: PresetReasonModel!, $textEn: String!, $textVi: String!, $position: Int) {
        cmsCreatePresetReason(model: $model, textEn: $textEn, textVi: $textVi, position: $position) { _id } }`
      return { id: await created(text, values), values }
    },
    others: () => ({ model: 'PAGE', textEn: `New ${Math.random()}`, textVi: `Mới ${Math.random()}`, position: 60 }),
    input: whole,
  },
  'saved reply': {
    operation: 'cmsUpdateSavedReply',
    async open() {
      const values = { title: 'Old', textEn: 'Old', textVi: 'Cũ' }
      const text = `mutation ($title: String!, $textEn: String!, $textVi: String!) {
        cmsCreateSavedReply(title: $title, textEn: $textEn, textVi: $textVi) { _id } }`
      return { id: await created(text, values), values }
    },
    others: () => ({ title: `New ${Math.random()}`, textEn: `New ${Math.random()}`, textVi: `Mới ${Math.random()}` }),
    input: whole,
  },
  'API key': {
    operation: 'cmsUpdateApiKey',
    async open() {
      const values = {
        name: 'Old',
        scopes: ['MEMBERS', 'EVENTS'],
        eventKinds: ['LIKE_POST'],
        dailyPoints: 5,
        endsAt: new Date(Date.now() + 86_400_000).toISOString(),
      }
      const text = 'mutation ($data: ApiKeyInput!) { cmsCreateApiKey(data: $data) { apiKey { _id } } }'
      return { id: (await client.data(text, { data: values })).cmsCreateApiKey.apiKey._id, values }
    },
    others: () => ({
      name: `New ${Math.random()}`,
      scopes: ['EVENTS', 'CONTENT'],
      eventKinds: ['DAILY_VISIT'],
      dailyPoints: 7,
      endsAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    }),
    input: data,
  },
  'webhook endpoint': {
    operation: 'cmsUpdateWebhookEndpoint',
    async open() {
      const values = { url: 'https://old.example/', types: ['wheel.won'], note: 'Old' }
      const text = `mutation ($url: String!, $types: [String!]!, $note: String!) {
        cmsCreateWebhookEndpoint(url: $url, types: $types, note: $note) { endpoint { _id } } }`
      return { id: (await client.data(text, values)).cmsCreateWebhookEndpoint.endpoint._id, values }
    },
    others: () => ({
      url: `https://new.example/${Math.random()}`,
      types: ['points.booked'],
      note: `New ${Math.random()}`,
    }),
    input: whole,
  },
  'page category': {
    operation: 'cmsUpdatePageCategory',
    async open() {
      const n = Math.random()
      const values = { VI_VN: `Loại ${n}`, EN_US: `Kind ${n}`, enum: `KIND_${Math.trunc(n * 1e9)}` }
      const text =
        'mutation ($enum: String!, $name: LocalizedTextInput!) { cmsCreatePageCategory(enum: $enum, name: $name) { _id } }'
      const { enum: named, ...name } = values
      return { id: await created(text, { enum: named, name }), values }
    },
    others: () => ({ VI_VN: `Mới ${Math.random()}`, EN_US: `New ${Math.random()}` }),
    input: (id: string, { enum: named, ...name }: Values) => ({ _id: id, enum: named, name }),
  },
  message: {
    operation: 'cmsUpdateFailedSpinMessage',
    async open() {
      const values = { content: `Chúc may mắn ${Math.random()}`, contentEn: 'Good luck' }
      const { cmsCreateFailedSpinMessages } = await client.data(
        'mutation ($data: [FailedSpinMessageInput!]!) { cmsCreateFailedSpinMessages(data: $data) { _id } }',
        { data: [values] },
      )
      return { id: cmsCreateFailedSpinMessages[0]._id, values }
    },
    others: () => ({ content: `Lần sau ${Math.random()}`, contentEn: `Next time ${Math.random()}` }),
    input: data,
  },
  instruction: {
    operation: 'updateLuckyWheelInstruction',
    async open() {
      const values = { type: 'DAILY', title: 'a', titleEn: 'b', description: 'c', descriptionEn: 'd', turns: 1 }
      const text = 'mutation ($data: LuckyWheelInstructionInput!) { createLuckyWheelInstruction(data: $data) { _id } }'
      return { id: await created(text, { data: values }), values: { ...values, missionType: null } }
    },
    others: () => ({ title: 'A', titleEn: 'B', description: 'C', descriptionEn: 'D', turns: 2, missionType: 'REVIEW' }),
    input: (id: string, { missionType = null, ...values }: Values) => ({ _id: id, data: { ...values, missionType } }),
  },
  rule: {
    operation: 'updateTrustedPointConfig',
    async open() {
      const { id, description } = await aPointRule()
      return { id, values: { actionType: null, points: 5, description } }
    },
    others: () => ({ actionType: 'CREATE_POST', points: 7.5, description: 'Khác' }),
    input: (id: string, values: Values) => ({ _id: id, data: { type: 'ACTION', ...values } }),
  },
  notification: {
    operation: 'updateSystemNotification',
    async open() {
      const { id, custom_message: customMessage } = await aNotification()
      const none = { userIds: [], excludedUserIds: [], excludedPageIds: [] }
      return { id, values: { customMessage, sendToAllUsers: true, ...none } }
    },
    others: () => ({ customMessage: 'Mới', excludedUserIds: [person.id] }),
    input: whole,
    together: [['sendToAllUsers', 'userIds']],
  },
  post: {
    operation: 'cmsUpdatePost',
    async open() {
      const { id, title, content } = await aPost()
      return { id, values: { title, content } }
    },
    others: () => ({ title: 'Mới', content: 'Khác' }),
    input: data,
  },
  terms: {
    operation: 'cmsUpdateLuckyWheelTerm',
    async open() {
      const values = { content: '<p>a</p>', contentEn: '<p>b</p>' }
      await server.db.deleteFrom('lucky_wheel_terms').execute()
      const text = 'mutation ($data: LuckyWheelTermInput!) { cmsCreateLuckyWheelTerm(data: $data) { _id } }'
      return { id: await created(text, { data: values }), values }
    },
    others: () => ({ content: '<p>c</p>', contentEn: '<p>d</p>' }),
    input: data,
  },
  condition: {
    operation: 'cmsUpdateLuckyWheelConfig',
    async open() {
      const values = { conditionType: 'TOTAL', missionType: null, minimum: 0, description: 'a' }
      const { rows } = await sql<Stored>`update lucky_wheel_configs
        set condition_type = 'TOTAL', mission_type = null, minimum = 0, description = 'a'
        where prize_tier = 'GOLD' returning id, version`.execute(server.db)
      return { ...rows[0]!, values }
    },
    others: () => ({ conditionType: 'POINTS', missionType: 'REVIEW', minimum: 12.5, description: 'b' }),
    input: (id: string, { missionType = null, ...values }: Values) => ({ _id: id, ...values, missionType }),
  },
  setting: {
    operation: 'cmsUpdateSetting',
    async open() {
      const { rows } = await sql<Stored>`update system_settings set value = '3', description = 'a'
        where key = 'wheel.turnsPerDay' returning id, version`.execute(server.db)
      return { ...rows[0]!, values: { value: '3', description: 'a' } }
    },
    others: () => ({ value: '4', description: 'b' }),
    input: (_, values) => ({ key: 'wheel.turnsPerDay', data: values }),
  },
  'change set': {
    operation: 'cmsUpdateChangeSet',
    async open() {
      const text = `mutation ($input: JSON!) {
        cmsPlanChange(title: "Tết", operation: updateBanner, input: $input) { _id } }`
      const id = await created(text, { input: { _id: (await aBanner()).id, name: 'Thu' } })
      return { id, version: 2, values: { title: 'Tết', note: '' } }
    },
    others: () => ({ title: 'Hè', note: 'Xin xem' }),
    input: whole,
  },
  wheel: {
    operation: 'updateLuckyWheel',
    async open() {
      const made = await create(await valid())
      const { cmsLuckyWheel: record } = await client.data(
        `query ($id: ID!) { cmsLuckyWheel(id: $id) { title titleEn activeDate { startDate endDate }
          tierNames { prizeTier name nameEn } batchs { _id activeDate { startDate endDate }
          prizes { _id prize_index prizeTier qty totalQty point media { _id } voucher { _id } designated } } } }`,
        { id: made._id },
      )
      return { id: made._id, record, values: wheel.valuesOf(record) as unknown as Values }
    },
    others: () => ({
      title: 'Vòng quay thu',
      titleEn: 'Autumn wheel',
      'tierNames.GOLD': { name: 'Vàng ròng', nameEn: 'Pure gold' },
      'prizes.1.totalQty': 120,
    }),
    input: (id, values, seen, record) => ({
      _id: id,
      data: wheel.changesOf(values, seen, wheel.prizeAtOf(record), new Map()),
    }),
    logged: (values, record) => wheel.loggedOf(values, wheel.prizeAtOf(record), new Map()),
    merge: wheel.mergeWheel,
    together: wheel.together,
  },
}

/** Sets a part of a value by its path: `days.1`. */
function withPart(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  const part = values[name]
  if (rest.length === 0) return { ...values, [name]: value }
  const inner = withPart(part as Values, rest.join('.'), value)
  return { ...values, [name]: Array.isArray(part) ? Object.values(inner) : inner }
}

function calling(name: string): string {
  const { args, type } = server.app.schema.getMutationType()!.getFields()[name]!
  const [declared, given] = [
    args.map((arg) => `$${arg.name}: ${String(arg.type)}`),
    args.map((arg) => `${arg.name}: $${arg.name}`),
  ]
  const selected = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return `mutation (${declared.join(', ')}) { ${name}(${given.join(', ')}) ${selected} }`
}

/** The values of a record's fields after its last entries in the log. */
async function loggedNow(id: string, since: number): Promise<Values> {
  const entries = await server.db
    .selectFrom('audit_entries')
    .select('after')
    .where('target_id', '=', id)
    .where('version', '>', since)
    .orderBy('position')
    .execute()
  return Object.assign({}, ...entries.map(({ after }) => after)) as Values
}

test.each(Object.keys(forms))('%s: a colleague’s change of another field survives', async (name) => {
  const { operation, open, others, input, logged, merge = takeSameNames, together } = forms[name]!
  const text = calling(operation)
  const count = Object.keys(await others()).length
  for (let i = 0; i < count; i++) {
    const changes = Object.entries(await others())
    const [mine, theirs] = [changes[i]!, changes[(i + 1) % count]!]
    const { id, values, record, version = 1 } = await open()
    const from = values as never
    const send = (typed: Values, seen: Values, upon = version) =>
      client.query(text, { ...input(id, typed as never, seen as never, record as never), version: upon })
    expect((await send(withPart(values, ...theirs), values)).errors, theirs[0]).toBeUndefined()

    const typed = withPart(values, ...mine)
    const { code, ...conflict } = (await send(typed, values)).errors![0]!.extensions
    expect(code).toBe('CONFLICT')
    const rows = conflictRows({
      changes: conflict.changes as FieldChange[],
      from,
      sent: typed,
      logged: logged && ((given) => logged(given as never, record as never)),
      together,
    })
    expect(rows.map(({ changedBy }) => changedBy).toSorted(), `${mine[0]}, ${theirs[0]}`).toEqual(['mine', 'theirs'])
    expect(keepsAnything(rows, new Map())).toBe(true)
    const base = merge(valuesOfOthers(rows, new Map()), from, from) as Values
    const merged = merge(valuesOfOthers(rows, new Map()), typed as never, from) as Values
    expect((await send(merged, base, conflict.version)).errors, `${mine[0]}, ${theirs[0]}`).toBeUndefined()

    const now = await loggedNow(id, version)
    for (const { field, now: theirValue, typed: own } of rows)
      expect([field, now[field]]).toEqual([field, own ? own.value : theirValue])
  }
})

/** Operations of which no form sends several fields at once. */
const ofOneField = [
  'cmsUpdateLuckyPrizesName',
  'cmsUpdateView',
  'updateBlackWord',
  'updateLuckyWheelPrize',
  'updateLuckyWheelPrizeWinners',
  'updateUserGroup',
]

test('every operation that a form of several fields sends is among them', () => {
  const tested = new Set([...ofOneField, ...Object.values(forms).map(({ operation }) => operation)])
  const untested = Object.values(server.app.schema.getMutationType()!.getFields()).filter(
    ({ name, args }) => args.some((arg) => arg.name === 'version') && /^(cmsU|u)pdate/.test(name) && !tested.has(name),
  )
  expect(untested.map(({ name }) => name).toSorted()).toEqual([])
})
