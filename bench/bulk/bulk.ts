/** `npm run bench -- bulk`: changes of a hundred records at once, each audited and idempotent, on a copy of the large database. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { signedIn } from '../harness/client.ts'
import { readOptions, withCopy } from '../harness/databases.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { startProduct } from '../harness/server.ts'

const options = readOptions({ times: '15' })
const records = 100
/** Milliseconds for a hundred records. */
const wanted = 300
const at = machine()

const answer = '{ outcomes { ok reason } }'
/** Each hundred of the ids is changed once; those of vouchers are few, and change back and forth. */
const changes = {
  reports: {
    ids: `select target_id as id from report_targets where model = 'POST' and not handled and creator_id is not null order by target_id limit $1`,
    query: `mutation ($ids: [ID!]!) { answer: cmsMarkReportsHandledOfMany(model: POST, ids: $ids, handled: true) ${answer} }`,
    variables: (ids: readonly string[]) => ({ ids }),
  },
  vouchers: {
    ids: `select id from vouchers where type = 'GAME' and deleted_at is null order by id limit least($1::int, ${records})`,
    query: `mutation ($ids: [ID!]!, $status: VoucherAdminStatus!) { answer: cmsSetVoucherAdminStatus(_ids: $ids, adminStatus: $status) ${answer} }`,
    variables: (ids: readonly string[], i: number) => ({ ids, status: i % 2 ? 'PENDING' : 'APPROVED' }),
  },
} as const

interface Answer {
  readonly answer: { readonly outcomes: readonly { readonly ok: boolean; readonly reason: string | null }[] }
}

await withCopy(options.large, 'bulk', measure)

async function measure(databaseUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const product = await startProduct({ databaseUrl, port: 4175 })
  const client = await signedIn(product.url)
  try {
    const outcomes: object[] = []
    for (const [name, { ids: listed, query, variables }] of Object.entries(changes)) {
      // The first two warm the server up.
      const rounds = Number(options.times) + 2
      const ids = (await owner.query<{ id: string }>(listed, [rounds * records])).rows.map(({ id }) => id)
      const taken: number[] = []
      for (let i = 0; i < rounds; i++) {
        const from = (i * records) % ids.length
        const began = performance.now()
        const { answer } = await client.askText<Answer>(query, variables(ids.slice(from, from + records), i), {
          'idempotency-key': randomUUID(),
        })
        if (i >= 2) taken.push(performance.now() - began)
        const refused = answer.outcomes.filter(({ ok }) => !ok)
        if (refused.length > 0) throw new Error(`${name}: ${refused.length} were refused: ${refused[0]!.reason}`)
      }
      const figures = { p50: round(median(taken), 0), p95: round(percentile(taken, 0.95), 0) }
      outcomes.push({ name, records, ...figures })
      say(`${records} ${name} in ${figures.p50} ms, p95 ${figures.p95} (wanted: ${wanted})`)
    }
    await keep('bulk', { machine: at, options, wanted, outcomes })
  } finally {
    client.close()
    await product.stop()
    await owner.end()
  }
}
