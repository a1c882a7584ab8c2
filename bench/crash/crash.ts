/**
 * `npm run crash -- --kills 60 --engine embedded|postgres`: kills the server with SIGKILL in the middle of writes, again
 * and again, and checks after each kill that no acknowledged write is lost. After every tenth kill and the last one it
 * also reads the database itself, and checks that nothing is half-written.
 * PostgreSQL: TEST_DATABASE_URL or --server names a server; the database is created for the run and dropped after it.
 */
import { parseArgs } from 'node:util'
import { keep, machine } from '../harness/results.ts'
import { emptyPlace } from '../../tests/process/demos.ts'
import { crashRun } from './run.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'embedded' },
    server: { type: 'string', default: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres' },
  },
})
const { engine, server } = values
const kills = Number(values.kills)
if (engine !== 'embedded' && engine !== 'postgres') throw new Error('--engine is embedded or postgres')
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills is a whole number from 1 on')

const conditions = machine()
const place = await emptyPlace(engine, { server })
const result = await crashRun({ engine, kills, place, say: (line) => console.log(line) })
await keep(`crash-${engine}`, { machine: conditions, ...result })
for (const fault of result.faults) console.error(`✗ ${fault}`)
console.log(
  `${engine}: ${result.kills} kills, ${result.acknowledged} acknowledged writes, ${result.inFlight} in flight ` +
    `(${result.landed} had landed), ${result.repeated} repeated, ${result.moderated} calls of the desk with ${result.decisions} decisions (${result.decisionsOfMany} by the job, ${result.secondLooks} with a second look), other commands on ${JSON.stringify(result.commands)}, acts of members ${JSON.stringify(result.members)}, ${result.runs} of long work (in the middle of ${JSON.stringify(result.interrupted)}), ${result.faults.length} faults`,
)
if (result.faults.length > 0) process.exitCode = 1
