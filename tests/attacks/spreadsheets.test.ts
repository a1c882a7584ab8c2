import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { workOn } from '../../src/features/records/runs/server/work.ts'
import type { Refusal } from '../../src/platform/server/refusal.ts'
import { readTable } from '../../src/platform/server/files/table-file/read-table.ts'
import { factories } from '../harness/factories.ts'
import { multipart } from '../harness/multipart-body.ts'
import { startServer } from '../harness/server.ts'
import { rowsXml, xlsxFile } from '../harness/xlsx-file.ts'
import { type ZipForgery, zipFile } from '../harness/zip-file.ts'

const server = await startServer()
const { anAdmin } = factories(server.db)
const client = server.as(await anAdmin())

const words = new URL('../../src/features/moderation/sensitive-words/server/word-rows.ts', import.meta.url).href
const greedy = new URL('../harness/greedy-rows.ts', import.meta.url).href
const megabyte = 1024 * 1024
/** In megabytes: a reader's heap, one allocation beyond it, and the file. */
const mostMemory = 640

/** What a file needed: the processor's time, in seconds, of the process that reads it and of ours; memory in megabytes. */
async function reading(file: Buffer, rows = words, key = 'word') {
  const used = { reader: 0, memory: 0 }
  const watch = setInterval(() => {
    for (const pid of children()) {
      const [, memory = 0] = /VmHWM:\s+(\d+)/.exec(statusOf(pid, 'status')) ?? []
      const times = statusOf(pid, 'stat').split(') ')[1]?.split(' ') ?? []
      used.memory = Math.max(used.memory, Number(memory) / 1024)
      used.reader = Math.max(used.reader, (Number(times[11]) + Number(times[12])) / 100 || 0)
    }
  }, 50)
  const before = process.threadCpuUsage()
  let staged = 0
  const reason = await readTable(
    file,
    { columns: [{ key, titles: [key] }], mostRows: 200_000, rows, caller: 'somebody' },
    async (some) => {
      staged += some.length
    },
  ).then(
    () => null,
    ({ details }: Refusal) => details.fields![0]!.message,
  )
  clearInterval(watch)
  const { user, system } = process.threadCpuUsage(before)
  return { reason, staged, ...used, server: (user + system) / 1e6 }
}

/** Linux tells what a process has used. Elsewhere nothing is measured. */
function children(): string[] {
  try {
    return readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}
function statusOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const sheet = (xml: string | Buffer) => xlsxFile({ sheets: [{ xml }] })
const noise = (length: number) => Array.from({ length }, () => Math.random().toString(36).slice(2)).join(' ')
/** As much as may be unpacked of so many bytes, so that no limit of the archive ends it. */
const padded = (xml: string) => `${xml}<!--${noise(Math.ceil(xml.length / 700))}-->`

const cellLong = /^The cell in row \d+, column [A-Z]+ has more than 32767 characters\.$/
const unreadable = /^The file cannot be read/

describe('a small file with much in it neither holds its reader nor the server', () => {
  test.each<[string, () => Buffer, RegExp | null]>([
    ['a cell of 19 MB with millions of words', () => Buffer.from(`word\n"${'abcde,'.repeat(3_300_000)}"\n`), cellLong],
    [
      'the same in .xlsx',
      () => sheet(padded(`<row><c t="str"><v>${'abcde,'.repeat(1_000_000)}</v></c></row>`)),
      cellLong,
    ],
    [
      'thousands of words in every cell',
      () =>
        Buffer.from(
          Array.from(
            { length: 80 },
            (_, r) => `"${Array.from({ length: 4_000 }, (_, i) => `${r}-${i}`).join()}"\n`,
          ).join(''),
        ),
      /more than 200000 rows/,
    ],
    [
      'marks that take quadratic time to compose',
      () => Buffer.from(`a${'\u0301\u0323'.repeat(8_000)}\n`.repeat(300)),
      null,
    ],
    ['commas', () => Buffer.from(','.repeat(20 * megabyte)), /too much memory or time|cannot be read/],
    ['line breaks', () => Buffer.from(`${'\n'.repeat(2 * megabyte)}code`), /more than 1048576 rows/],
    ['a quotation mark that is not closed', () => Buffer.from(`"${'ab\n'.repeat(6 * megabyte)}`), cellLong],
    [
      'elements that are not closed, before a formula',
      () => sheet(padded(`<worksheet>${'<row '.repeat(megabyte)}<f>`)),
      unreadable,
    ],
    [
      'the same by a thousand times packed',
      () => sheet(`<worksheet>${'<row>'.repeat(10 * megabyte)}`),
      /too much memory or time/,
    ],
    ['empty rows', () => sheet(padded(`<worksheet><sheetData>${'<row/>'.repeat(1_100_000)}`)), unreadable],
    [
      'texts that cells share',
      () => xlsxFile({ sheets: [{ xml: '<row/>' }], texts: padded(`<sst>${'<si/>'.repeat(1_000_000)}</sst>`) }),
      /no visible sheet/,
    ],
    ['nesting', () => sheet(padded('<a>'.repeat(1_000_000))), unreadable],
    ['attributes', () => sheet(padded(`<row ${'a="" '.repeat(1_000_000)}/>`)), unreadable],
  ])(
    '%s',
    async (_, file, message) => {
      const { reason, ...used } = await reading(file())
      if (message) expect(reason).toMatch(message)
      else expect(reason).toBeNull()
      expect(used.reader).toBeLessThan(8)
      expect(used.memory).toBeLessThan(mostMemory)
      expect(used.server).toBeLessThan(1)
    },
    60_000,
  )
})

test('formulas behind a second directory are not read, and neither is a gigabyte', async () => {
  const hidden = sheet('<row><c><f>1+1</f><v>2</v></c></row>')
  const plain = { name: 'xl/a.xml', content: 'x' }
  const zip64 = Buffer.alloc(76)
  zip64.writeUInt32LE(0x06064b50, 0)
  zip64.writeUInt32LE(0x07064b50, 56)
  const forgeries: ZipForgery[] = [{ beforeEnd: zip64 }, { beforeDirectory: hidden }, { comment: hidden }]
  for (const forged of forgeries) expect((await reading(zipFile([plain], forged))).reason).toMatch(unreadable)
})

describe('a reader that dies fails its file at once, and only that', () => {
  test.each(['memory', 'killed', 'gone'])(
    'by %s',
    async (how) => {
      const { reason, memory } = await reading(Buffer.from(`code\n${how}\n`), greedy, 'code')
      expect(reason).toBe('The file could not be read, because this needs too much memory or time. Please split it.')
      expect(memory).toBeLessThan(mostMemory)
      expect((await client.data('{ __typename }')).__typename).toBe('Query')
    },
    60_000,
  )
})

const checking =
  'mutation ($data: SensitiveWordsInput!) { cmsCheckSensitiveWords(data: $data) { _id state sheet created } }'
const upload = async (file: Buffer<ArrayBuffer> | string, name: string, by = client) =>
  by.send(await multipart(checking, { 'data.file': new File([file], name) }, { data: { file: null } }))
const rowOf = (id: string) => server.db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a file is read once, and after an end of the server once more', () => {
  /** A run that no server works on yet. */
  async function left(): Promise<string> {
    const ending = await server.again()
    ending.app.stopping.abort()
    const { data } = await upload('word\nmột\n', 'a.csv', ending.as(await anAdmin()))
    return data.cmsCheckSensitiveWords._id
  }
  const filesOf = (id: string) => server.db.selectFrom('run_files').select('part').where('run_id', '=', id).execute()

  test.each([
    [0, 'CHECKED'],
    [1, 'CHECKED'],
    [2, 'FAILED'],
  ])('begun %i times before', async (reads, state) => {
    const id = await left()
    await server.db.updateTable('runs').set({ reads }).where('id', '=', id).execute()
    await workOn(server.app, id)
    expect(await rowOf(id)).toMatchObject({ state, reads: Math.min(reads + 1, 2) })
    expect(await filesOf(id)).toEqual([])
    if (state === 'FAILED')
      expect((await rowOf(id)).failure).toMatchObject({ reason: 'runs_text_reading_ended', field: 'data.file' })
  })

  test('a file that cannot be read ends its run', async () => {
    const { errors } = await upload(`word\n"${'a,'.repeat(20_000)}"`, 'a.csv')
    expect(errors![0]).toMatchObject({
      message: 'The cell in row 2, column A has more than 32767 characters.',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'data.file', reason: 'files_text_cell_long' }] },
    })
    const last = await server.db.selectFrom('runs').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(last).toMatchObject({ state: 'FAILED', reads: 1 })
    expect(await filesOf(last.id)).toEqual([])
  })
})

test('the run names the sheet that was read', async () => {
  const xml = rowsXml([['word'], ['hai']])
  const file = xlsxFile({
    sheets: [
      { name: 'Nháp', state: 'hidden', xml },
      { name: 'Từ cấm', xml },
    ],
  })
  const { data } = await upload(file, 'a.xlsx')
  expect(data.cmsCheckSensitiveWords).toMatchObject({ state: 'CHECKED', sheet: 'Từ cấm', created: 1 })
  const csv = await upload('word\nba\n', 'a.csv')
  expect(csv.data.cmsCheckSensitiveWords.sheet).toBeNull()
})
