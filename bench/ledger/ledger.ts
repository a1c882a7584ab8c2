/**
 * `npm run bench -- ledger`: how fast `book_points` books, compared with bare inserts into a table with the same columns.
 */
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { readOptions, withCopy } from '../harness/databases.ts'
import { median, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'

const options = readOptions({ rounds: '20', seconds: '1', connections: '8' })
const wanted = 0.5
const at = machine()
/** Both get the entry in the same form. */
const statements = {
  ours: 'select book_points($1::jsonb)',
  bare: 'insert into bare_entries select * from jsonb_populate_record(null::bare_entries, $1::jsonb)',
}

// Entries cannot be deleted.
await withCopy(options.small, 'ledger', measure)

async function measure(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('create table bare_entries (like point_entries including defaults)')
  await owner.query('grant insert on bare_entries to backoffice_app')
  const people = (await owner.query<{ id: string }>('select id from users')).rows.map(({ id }) => id)
  const clients = await Promise.all(
    Array.from({ length: Number(options.connections) }, async () => {
      const client = new pg.Client({ connectionString: url, options: '-c role=backoffice_app' })
      await client.connect()
      return client
    }),
  )

  /** Entries per second, each in its own transaction. */
  const book = async (side: keyof typeof statements, seconds: number): Promise<number> => {
    const end = performance.now() + seconds * 1000
    const counts = await Promise.all(
      clients.map(async (client) => {
        let count = 0
        for (; performance.now() < end; count++) {
          const person = people[Math.floor(Math.random() * people.length)]!
          const amount = 1 + Math.floor(Math.random() * 5000)
          // As the product sends a write: planned each time.
          await client.query(statements[side], [
            JSON.stringify({
              id: uuidv7(),
              user_id: person,
              other_account: 'REWARDS',
              cause: 'RULE',
              amount,
              earned: true,
              created_at: new Date(),
            }),
          ])
        }
        return count
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0) / seconds
  }

  // The first write to a page of a new copy costs more.
  await book('bare', 1)
  await book('ours', 5)
  const rounds: { ours: number; bare: number; ratio: number }[] = []
  for (let i = 0; i < Number(options.rounds); i++) {
    const bare = await book('bare', Number(options.seconds))
    const ours = await book('ours', Number(options.seconds))
    rounds.push({ ours: round(ours, 0), bare: round(bare, 0), ratio: round(ours / bare) })
    say(`ours ${round(ours, 0)}/s  bare ${round(bare, 0)}/s  ratio ${round(ours / bare)}`)
  }
  await Promise.all(clients.map((client) => client.end()))

  const { rows: wrong } = await owner.query(
    `select balances.user_id from balances join point_entries using (user_id) group by balances.user_id
      having active_points <> sum(amount) or balances.earned_points <> sum(amount) filter (where earned)`,
  )
  await owner.end()
  if (wrong.length > 0) throw new Error(`${wrong.length} balances differ from the sum of their entries`)

  const ratios = rounds.map(({ ratio }) => ratio)
  const figures = {
    ours: median(rounds.map(({ ours }) => ours)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: round(median(ratios)),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  }
  await keep('ledger', { machine: at, options, ...figures, rounds })
  say(
    `\nentries a second: ours ${figures.ours}, bare ${figures.bare}; ratio ${figures.ratio} (wanted: ${wanted}), between ${figures.lowest} and ${figures.highest}`,
  )
}
