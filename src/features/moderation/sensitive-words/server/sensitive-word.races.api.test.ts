import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

const adding = 'mutation ($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { key } }'

test('two who add the same words at once, in another order and spelling, add each word once', async () => {
  const results = await atOnce(server, { writesTo: 'sensitive_words' }, [
    () => one.data(adding, { keywords: ['một, hai, ba'] }),
    () => two.data(adding, { keywords: ['BA', 'Hai', 'bốn'] }),
  ])
  const added = results.flatMap((result) =>
    result.status === 'fulfilled' ? (result.value.addWordsToBlackList as { key: string }[]) : [],
  )
  expect(added.map(({ key }) => key).toSorted()).toEqual(['ba', 'bốn', 'hai', 'một'].toSorted())
  expect(await server.db.selectFrom('sensitive_words').select('key').execute()).toHaveLength(4)
})

test('two who change two words into the same one: one does', async () => {
  const { addWordsToBlackList } = await one.data('mutation { addWordsToBlackList(keywords: ["năm", "sáu"]) { _id } }')
  const [five, six] = addWordsToBlackList as { _id: string }[]
  const updating = 'mutation ($_id: ID!) { updateBlackWord(_id: $_id, keyword: "Bảy") { key } }'
  const results = await atOnce(server, { writesTo: 'sensitive_words' }, [
    () => one.query(updating, five),
    () => two.query(updating, six),
  ])
  const codes = results.map((result) =>
    result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 'failed',
  )
  expect(new Set(codes)).toEqual(new Set([undefined, 'BAD_USER_INPUT']))
})
