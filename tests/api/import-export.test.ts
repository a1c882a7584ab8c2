import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runKinds } from '../../src/features/records/runs/run.values.ts'
import { addDays, dayOf, startOfDay } from '../../src/platform/shared/day.ts'
import { factories } from '../harness/factories.ts'
import { multipart } from '../harness/multipart-body.ts'
import { startServer } from '../harness/server.ts'
import { type Locale, locales } from '../../src/platform/shared/text.ts'

const server = await startServer()
const { aVoucher, anAdmin } = factories(server.db)
const client = server.as(await anAdmin())

const day = (offset: number) => startOfDay(addDays(dayOf(new Date()), offset)).toISOString()
const counts = '_id state created existing repeated malformed'
const dates = { type: 'IMPORT', startDate: day(2), endDate: day(5) }

/** A list that can be imported: where its records come from, and how its file is checked. */
interface Importable {
  readonly kind: (typeof runKinds)[number]
  readonly list: string
  readonly columns: readonly string[]
  readonly filters: (about: string) => object
  readonly create: (about: string, texts: readonly string[]) => Promise<void>
  readonly checking: string
  readonly data: (about: string) => object
  /** What must be there for the records. */
  readonly about: () => Promise<string>
  /** Ends the records, so that the file can bring them back. */
  readonly remove: () => Promise<unknown>
}

/** One after the other: those that a rule refuses are left out. */
async function each(texts: readonly string[], create: (text: string) => Promise<unknown>): Promise<void> {
  for (const text of texts) await create(text).catch(() => undefined)
}

const importables: readonly Importable[] = [
  {
    kind: 'CODE_IMPORT',
    list: 'VoucherCode',
    columns: ['code', 'qty', 'startDate', 'endDate', 'vendorCode', 'remarks', 'status', 'redeemedAt'],
    filters: (voucherId) => ({ voucherId }),
    create: (voucherId, texts) =>
      each(texts, (text) =>
        client.data('mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { created } }', {
          data: { voucherId, ...dates, voucherCodes: [text], vendorCode: text, remarks: `${text}\n=1+1` },
        }),
      ),
    checking: `mutation ($data: VoucherCodeInput!) { checked: cmsCheckVoucherCodes(data: $data) { ${counts} } }`,
    data: (voucherId) => ({ voucherId, ...dates }),
    about: async () => (await aVoucher()).id,
    remove: () =>
      server.db.updateTable('voucher_codes').set({ deleted_at: new Date() }).where('sold_qty', '=', 0).execute(),
  },
  {
    kind: 'WORD_IMPORT',
    list: 'SensitiveWord',
    columns: ['key', 'importWords'],
    filters: () => ({}),
    create: (_, texts) =>
      each(texts, (text) =>
        client.data('mutation ($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { key } }', {
          keywords: [text],
        }),
      ),
    checking: `mutation ($data: SensitiveWordsInput!) { checked: cmsCheckSensitiveWords(data: $data) { ${counts} } }`,
    data: () => ({}),
    about: async () => '',
    remove: () => server.db.deleteFrom('sensitive_words').execute(),
  },
  {
    kind: 'MESSAGE_IMPORT',
    list: 'FailedSpinMessage',
    columns: ['_id', 'content', 'contentEn', 'createdAt'],
    filters: () => ({}),
    create: (_, texts) =>
      each(texts, (text) =>
        client.data(
          'mutation ($data: [FailedSpinMessageInput!]!) { cmsCreateFailedSpinMessages(data: $data) { _id } }',
          { data: [{ content: text, contentEn: `${text}\r\n${text}`.slice(0, 300) }] },
        ),
      ),
    checking: `mutation ($data: FailedSpinMessageFileInput!) { checked: cmsCheckFailedSpinMessages(data: $data) { ${counts} } }`,
    data: () => ({}),
    about: async () => '',
    remove: () => server.db.deleteFrom('failed_spin_messages').execute(),
  },
]

const creating = `mutation ($list: String!, $format: ExportFormat!, $filters: JSON!, $columns: [String!]!, $locale: Locale) {
  createExport(list: $list, format: $format, filters: $filters, columns: $columns, locale: $locale) { url } }`

/** In every format and language. */
const kinds = ['CSV', 'XLSX'].flatMap((format) => locales.map((locale) => [format, locale] as const))

async function exported(
  { list, columns, filters }: Importable,
  about: string,
  [format, locale]: readonly [string, Locale],
) {
  const variables = { list, columns, format, filters: filters(about), locale }
  const { createExport } = await client.data(creating, variables)
  return (await server.fastify.inject(createExport.url)).rawPayload
}

async function checked({ checking, data }: Importable, about: string, file: Buffer, format: string) {
  const files = { 'data.file': new File([new Uint8Array(file)], `list.${format.toLowerCase()}`) }
  const answer = await client.send(await multipart(checking, files, { data: { ...data(about), file: null } }))
  expect(answer.errors).toBeUndefined()
  return answer.data.checked
}

const cancel = (_id: string) => client.data('mutation ($_id: ID!) { cmsCancelRun(_id: $_id) { state } }', { _id })

/** What a spreadsheet would run, split, trim, round or name, and what the guard itself writes. */
const hostile = [
  '=1+1',
  "'=1+1",
  "''=1+1",
  '+84901234567',
  "'+84901234567",
  '-5',
  '@SUM(A1)',
  '＝1+1',
  '"=1"',
  '"quoted"',
  'a;b',
  'a;=1+1',
  "a;'=1+1",
  "a|'+1",
  'a\tb',
  '0012',
  '1234567890123456',
  '_x0041_',
  "d'or",
  "'",
  'sep=;',
  '%',
  '<b>&amp;</b>',
  'Đặng Thị Ngọc Ánh',
  'ngày\n=mai',
  '🌊🏳️‍🌈',
  'TRUE',
  'null',
  '2026-03-04',
  '1/2',
  '\\n',
  '$1',
  '{}',
]
const pieces = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '"',
  "'",
  ';',
  '|',
  ':',
  '<',
  '&',
  '_x0009_',
  ' ',
  'a',
  '1',
  'ệ',
  'e\u0323\u0302',
  '🌊',
]
const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((some) => some.join(''))

test('every import has a list whose export it reads', () => {
  expect(importables.map(({ kind }) => kind).toSorted()).toEqual(
    runKinds.filter((kind) => kind.endsWith('IMPORT')).toSorted(),
  )
})

describe.each(importables.map((importable) => [importable.list, importable] as const))('%s', (_, importable) => {
  test('is inverse to its export: nothing of it is new, and all of it can be brought back', async () => {
    const about = await importable.about()
    const some = fc.array(text, { minLength: 15, maxLength: 25 })
    let round = 0
    await fc.assert(
      fc.asyncProperty(some, async (texts) => {
        await importable.create(about, round++ === 0 ? [...hostile, ...texts] : texts)
        const locale = locales[round % locales.length]!
        for (const format of ['CSV', 'XLSX']) {
          const { _id, state, existing, ...others } = await checked(
            importable,
            about,
            await exported(importable, about, [format, locale]),
            format,
          )
          expect({ state, ...others }).toEqual({ state: 'CHECKED', created: 0, repeated: 0, malformed: 0 })
          expect(existing).toBeGreaterThan(20)
          await cancel(_id)
        }
      }),
      { numRuns: 3, endOnFailure: true },
    )
  }, 120_000)

  test.each(kinds)(
    'comes back as it was from %s in %s',
    async (format, locale) => {
      const about = await importable.about()
      await importable.remove()
      await importable.create(about, hostile)
      const before = await exported(importable, about, ['CSV', 'en'])
      const file = await exported(importable, about, [format, locale])
      await importable.remove()
      const { _id, created, malformed } = await checked(importable, about, file, format)
      expect([created > 20, malformed]).toEqual([true, 0])
      await client.data('mutation ($_id: ID!) { cmsConfirmRun(_id: $_id) { state } }', { _id })
      const lines = (csv: Buffer) =>
        csv
          .toString()
          .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '')
          .split('\r\n')
          .toSorted()
      expect(lines(await exported(importable, about, ['CSV', 'en']))).toEqual(lines(before))
    },
    60_000,
  )
})
