import { describe, expect, test } from 'vitest'
import { argumentsOf, asVariables, type Place, placesWith } from '../harness/every-argument.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** A text that shows nothing is no text: it is refused wherever an empty one is, and stored nowhere. */

const invisible = [
  ' \u00a0\t\n',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u0301',
  '\ufe0f',
  '\u2063',
  '\u180e',
  '\u{e0062}\u{e007f}',
  '\u202e\u2066\u200f',
  '\u115f\u1160\uffa0',
  '\u17b4\u17b5',
  '\ufffe\ufdd0',
  '\u200d\ufeff\u2060',
  '\ufffc',
  '\u{1d159}',
  '\u034f\u{e0100}',
]

/** In these, each character counts. */
const secret = /(password|Password|Token|planHash)$/

const places = placesWith('String').filter(({ path }) => !secret.test(String(path.at(-1))))
/** More values than any enum has that decides whether a text is needed. */
const choices = [0, 1, 2, 3, 4]
const call = (place: Place, text: string, choice: number) => asVariables(place, argumentsOf(place, text, choice))

const server = await startServer({
  persisted: places.flatMap((place) => choices.map((choice) => call(place, '', choice).text)),
})
const make = factories(server.db)
const client = server.as(await make.anAdmin())
const callers = { STAFF: client, MEMBER: server.asMember(await make.aUser()) }

/** Whether a text in this place is refused, and by its name. */
async function isRefused(place: Place, text: string, choice: number): Promise<boolean> {
  const { text: document, variables } = call(place, text, choice)
  const { errors } = await callers[place.audience].query(document, variables)
  const { code, fields = [] } = errors?.[0]?.extensions ?? {}
  const named = place.path.join('.')
  return code === 'BAD_USER_INPUT' && fields.some(({ field }) => field === named)
}

/** With which of its neighbours' values a place refuses an empty text. */
async function whereNeeded(place: Place): Promise<number[]> {
  const refused = await Promise.all(choices.map((choice) => isRefused(place, '', choice)))
  return choices.filter((choice) => refused[choice])
}

/** Places of each kind, some of which need a text only together with others. */
const known = [
  'cmsSetTermStatus(reason)',
  'cmsSetPostStatus(reason)',
  'cmsSetTermStatusOfMany(reason)',
  'cmsDecideCase(decision.reason)',
  'cmsSetVerifyStatus(reason)',
  'deleteCmsGroup(reason)',
  'cmsCreateBadge(title)',
  'createEvent(name)',
  'createLuckyWheel(title)',
  'createLuckyWheel(tierNames.0.name)',
  'createVoucher(data.description)',
  'createConfig(key)',
  'addWordsToBlackList(keywords.0)',
  'cmsSaveView(name)',
  'cmsCreatePresetReason(textVi)',
  'cmsPlanChange(title)',
  'cmsUpdateChangeSet(title)',
  'registerForImporter(data.fullName)',
  'cmsCreateLuckyWheelTerm(data.content)',
  'cmsCreateFailedSpinMessages(data.0.contentEn)',
  'createSystemNotification(customMessage)',
  'cmsUpdateSetting(data.value)',
  'updateLuckyWheelPrizeWinners(reason)',
  'app: appeal(data.message)',
  'app: commentPost(data.content)',
  'app: createGroup(data.name)',
  'app: createPage(data.name)',
  'app: createPlace(data.name)',
  'app: createProduct(data.title)',
  'app: register(data.fullName)',
  'app: requestVerification(data.identityNumber)',
  'app: updateMe(data.fullName)',
  'app: updatePage(data.name)',
]

describe('a text that shows nothing', () => {
  let turn = 0
  const needed = new Set<string>()

  test.each(places)('is refused for $shown if an empty one is', async (place) => {
    const [choice] = await whereNeeded(place)
    if (choice === undefined) return
    needed.add(place.shown)
    // Each place takes some of them in turn, and all together.
    const some = [0, 1, 2].map((step) => invisible[(turn + step) % invisible.length]!)
    turn += some.length
    for (const text of [...some, invisible.join('').slice(0, place.longest)])
      expect(await isRefused(place, text, choice), JSON.stringify(text)).toBe(true)
  })

  test('was tested where reasons, titles, names and words are', () => {
    expect(known.filter((place) => !needed.has(place))).toEqual([])
  })
})

describe('texts that look the same', () => {
  const hidden = ['\u200b', '\u00ad', '\u3164', '\u034f', '\ufe0f', '\u2063']
  const spelled = (word: string) => [
    word.normalize('NFD'),
    ...hidden.flatMap((one) => [`${one}${word}${one}`, `${word[0]}${one}${word.slice(1)}`]),
    ` ${word}\u00a0`,
  ]

  test('are one key of a config', async () => {
    const create = 'mutation ($key: String!) { createConfig(key: $key, value: "1", type: NORMAL) { key } }'
    expect((await client.data(create, { key: '\u200bKho\u00e1 m\u1edbi\u3164' })).createConfig.key).toBe('Khoá mới')
    for (const key of spelled('Khoá mới'))
      expect((await client.refusal(create, { key })).fields, JSON.stringify(key)).toMatchObject([
        { field: 'key', reason: 'configs_text_key_taken' },
      ])
  })

  test('are one sensitive word', async () => {
    const add = 'mutation ($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { key } }'
    const words = spelled('cờ bạc')
    expect((await client.data(add, { keywords: words })).addWordsToBlackList).toEqual([{ key: 'cờ bạc' }])
    const remove = 'mutation ($keywords: [String!]!) { removeBlackListWordByKeys(keywords: $keywords) }'
    expect((await client.data(remove, { keywords: [words.at(-2)] })).removeBlackListWordByKeys).toBe(true)
  })

  test('are one name of a view, and one message', async () => {
    const save = 'mutation ($name: String!) { cmsSaveView(list: "User", name: $name, filters: {}) { name } }'
    expect((await client.data(save, { name: 'Của tôi\u200b' })).cmsSaveView.name).toBe('Của tôi')
    const message = `mutation ($content: String!) {
      cmsCreateFailedSpinMessages(data: [{ content: $content, contentEn: "x" }]) { _id } }`
    expect((await client.data(message, { content: 'Của tôi' })).cmsCreateFailedSpinMessages).toHaveLength(1)
    for (const name of spelled('Của tôi')) {
      expect((await client.refusal(save, { name })).reason, JSON.stringify(name)).toBe('views_text_name_taken')
      const { reason } = await client.refusal(message, { content: name })
      expect(reason, JSON.stringify(name)).toBe('lucky_wheel_messages_text_taken')
    }
  })
})

test('a text is stored composed and without invisible ends; what is within it stays, and emoji stay whole', async () => {
  const { phone_number: phoneNumber } = await make.aUser()
  const create = `mutation ($title: String!, $phoneNumber: String!) {
    cmsCreatePost(data: { title: $title, content: "\u200b", phoneNumber: $phoneNumber }) { title content } }`
  for (const [title, stored] of [
    ['\u200b\u0301 Tiếng Việt \u3164\ufe0f'.normalize('NFD'), 'Tiếng Việt'],
    ['Gia đình 👩‍👩‍👧\u200d', 'Gia đình 👩‍👩‍👧'],
    ['\u2060❤️ ', '❤️'],
    ['می\u200cخواهم\u200b', 'می\u200cخواهم'],
  ])
    expect((await client.data(create, { title, phoneNumber })).cmsCreatePost).toEqual({ title: stored, content: '' })
})
