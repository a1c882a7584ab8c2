import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../../prove/ports.ts'
import { dataOf, signIn } from './api-client.ts'
import { preparedFolder, scratchFolder, serve } from './scratch.ts'
import { root } from './server-process.ts'

/** What docs/integrate.md says is done as it stands: its commands in one shell, its receiver, its staff's steps by the API. */
const page = await readFile(join(root, 'docs/integrate.md'), 'utf8')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text]) => text!)
const [exported, ...commands] = blocks('sh')
const [receiver] = blocks('js')

const hasCurl = await promisify(execFile)('curl', ['--version']).then(
  () => true,
  () => false,
)

test.skipIf(!hasCurl)('docs/integrate.md leads from nothing to points and a verified webhook', async () => {
  const { DATA_DIR, admin } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no', WEBHOOK_ALLOW: '127.0.0.0/8' })
  const { idToken: token } = await signIn(server.url, admin)
  const { cmsCreateApiKey } = await dataOf<{ cmsCreateApiKey: { key: string } }>(server.url, createKey, key(), {
    token,
  })
  const [port] = (await freePorts(1)) as [number]
  const { cmsCreateWebhookEndpoint } = await dataOf<{ cmsCreateWebhookEndpoint: { secret: string } }>(
    server.url,
    createEndpoint,
    { url: `http://127.0.0.1:${port}/`, types: ['record.created', 'points.booked', 'member.registered'] },
    { token },
  )
  const told = await receive(port, cmsCreateWebhookEndpoint.secret)

  expect(exported).toContain('export BACKOFFICE=')
  const answers = await shell(commands, { BACKOFFICE: server.url, KEY: cmsCreateApiKey.key })
  expect(answers[0]).toMatchObject({ data: { upsertMember: { created: true } } })
  expect(answers[1]).toMatchObject({ data: { trackEvents: [{ key: 'visit-42-1', state: 'COUNTED', points: 0.2 }] } })
  expect(answers[2]).toMatchObject({ data: { createPost: { points: { amount: 2 } } } })
  const causes = [{ amount: 2 }, { amount: 0.2 }]
  expect(answers[3]).toMatchObject({ data: { pointHistory: { items: causes } } })
  expect(answers[4]).toMatchObject({ data: { createPost: { post: { _id: expect.any(String) } } } })

  const visited = { data: { trackEvents: [{ state: 'NO_POINTS' }] }, extensions: { dryRun: { entries: [] } } }
  expect(answers[5]).toMatchObject(visited)
  const posted = { amount: 2, cause: 'POST' }
  expect(answers[6]).toMatchObject({
    data: { createPost: { points: { amount: 2 } } },
    extensions: { dryRun: { entries: [posted], explain: [{ kind: 'CREATE_POST' }] } },
  })

  expect(answers[7]).toMatchObject({
    data: { me: { points: { earned: 4.2 } }, pointHistory: { items: [{ amount: 2 }, ...causes] } },
  })
  expect(answers[8]).toMatchObject({ data: { upsertRecords: [{ externalId: 'g-1', state: 'CREATED' }] } })
  expect(answers[9]).toMatchObject({ data: { deleteRecords: [{ externalId: 'g-1', state: 'DELETED' }] } })

  const wanted = [/^member\.registered USER 42 1$/m, /^points\.booked USER 42 2$/m, /^record\.created POST \S+ 1$/m]
  await vi.waitFor(() => wanted.forEach((line) => expect(told()).toMatch(line)), { timeout: 60_000, interval: 200 })
})

const createKey = `mutation ($data: ApiKeyInput!) { cmsCreateApiKey(data: $data) { key } }`
const key = () => ({
  data: {
    name: 'App',
    scopes: ['MEMBERS', 'EVENTS', 'CONTENT', 'READ'],
    eventKinds: ['DAILY_VISIT'],
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  },
})
const createEndpoint = `mutation ($url: String!, $types: [String!]!) {
  cmsCreateWebhookEndpoint(url: $url, types: $types, note: "") { secret }
}`

/** Runs the page's receiver; returns what it has printed. */
async function receive(port: number, secret: string): Promise<() => string> {
  const folder = await scratchFolder()
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'receiver.mjs'), receiver!)
  const child = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { ...process.env, ...movedClock(), PORT: String(port), SECRET: secret },
  })
  onTestFinished(() => void child.kill())
  return printedBy(child)
}

/** Runs the commands in one shell. Returns the answers in their order: a line each, as the API sends them. */
async function shell(commands: readonly string[], given: Readonly<Record<string, string>>): Promise<unknown[]> {
  const child = spawn('bash', ['-e', '-c', commands.join('\necho\n')], {
    env: { ...process.env, ...movedClock(), ...given },
  })
  const printed = printedBy(child)
  await new Promise((resolve) => child.on('close', resolve))
  return printed()
    .split('\n')
    .flatMap((line) => line.split(/(?<=\})(?=\{"data")/))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as unknown)
}

function printedBy(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part: Buffer) => (text += part.toString()))
  return () => text
}

/** The page's programs live in the run's moment, as the product does. */
const movedClock = () => ({ NODE_OPTIONS: `--import=${join(root, 'tests/harness/clock/preload.ts')}` })
