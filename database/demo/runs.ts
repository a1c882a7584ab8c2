import type { Kysely } from 'kysely'
import type { RowProblem, RunState } from '../../src/features/records/runs/run.values.ts'
import type { Tables } from '../tables.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf } from './random.ts'
import type { World } from './world.ts'

const hour = 3_600_000
const kinds = { run: hashText('run'), row: hashText('row of run') }

interface DemoRun {
  readonly kind: 'CODE_IMPORT' | 'CODE_GENERATION' | 'WORD_IMPORT'
  readonly state: RunState
  readonly hoursAgo: number
  readonly file?: string
  readonly done: number
  readonly total: number
  readonly created: number
  readonly failure?: { readonly reason: string; readonly params: object | null }
  readonly rows?: readonly (readonly [value: string, problem?: RowProblem, more?: string | number])[]
}

const runs: readonly DemoRun[] = [
  {
    kind: 'CODE_IMPORT',
    state: 'CHECKED',
    hoursAgo: 0.4,
    file: 'ma-quan-ca-phe.xlsx',
    done: 6,
    total: 6,
    created: 4,
    rows: [
      ['CAFE-7Q2M-X9KT'],
      ['CAFE-B4WN-3HJR'],
      ['CAFE-7q2m-x9kt', 'REPEATED', 2],
      ['CAFE-0001', 'GUESSABLE'],
      ['CAFE-0002', 'GUESSABLE'],
      ['CAFE-90PZ-KD5V', 'EXISTING'],
    ],
  },
  {
    kind: 'CODE_IMPORT',
    state: 'CHECKED',
    hoursAgo: 3,
    file: 'ma-tu-doi-tac.csv',
    done: 4,
    total: 4,
    created: 2,
    rows: [
      ['DT-5XKM-20QA'],
      ['', 'MALFORMED', 'voucher_codes_text_code_missing'],
      ['1.23457E+15', 'MALFORMED', 'files_text_cell_rounded'],
      ['DT-PW81-ZC4T'],
    ],
  },
  { kind: 'CODE_GENERATION', state: 'DONE', hoursAgo: 26, done: 250, total: 250, created: 250 },
  {
    kind: 'WORD_IMPORT',
    state: 'DONE',
    hoursAgo: 50,
    file: 'tu-nhay-cam.xlsx',
    done: 6,
    total: 6,
    created: 4,
    rows: [['cá độ'], ['cờ bạc'], ['lô đề'], ['cá độ', 'REPEATED', 2], ['vay nóng'], ['casino', 'EXISTING']],
  },
  {
    kind: 'CODE_IMPORT',
    state: 'FAILED',
    hoursAgo: 74,
    file: 'bang-gia.xlsx',
    done: 0,
    total: 0,
    created: 0,
    failure: { reason: 'files_text_formula', params: { row: 12 } },
  },
  { kind: 'CODE_GENERATION', state: 'CANCELLED', hoursAgo: 122, done: 40_000, total: 100_000, created: 40_000 },
]

/** Runs of the last days: some wait, some are done, some failed. */
export async function insertRuns(db: Kysely<Tables>, world: World): Promise<void> {
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['id', 'title'])
    .where('type', '<>', 'REFERRAL')
    .orderBy('created_at', 'desc')
    .limit(runs.length)
    .execute()
  const made = runs.map((run, i) => ({
    ...run,
    at: world.now - run.hoursAgo * hour,
    voucher: vouchers[i % vouchers.length]!,
  }))
  await insertRows(
    db,
    'runs',
    made.map((run, i) => {
      const isOver = run.state !== 'CHECKED'
      const ofCodes = run.kind !== 'WORD_IMPORT'
      return {
        id: idOf(kinds.run, i, run.at),
        kind: run.kind,
        target_model: ofCodes ? 'VOUCHER' : null,
        target_id: ofCodes ? run.voucher.id : null,
        name: ofCodes ? run.voucher.title : '',
        file_name: run.file ?? null,
        // The rows of imports that wait to be confirmed.
        parameters: { commits: false, action: 'createVoucherCode', startDate: null, endDate: null },
        state: run.state,
        phase: run.kind === 'CODE_GENERATION' ? 'WORKING' : run.state === 'DONE' ? 'COMMITTING' : 'JUDGING',
        done: run.done,
        total: run.total,
        result: { created: run.created, ...(run.rows && countsOf(run.rows)) },
        failure: run.failure ? { code: 'BAD_USER_INPUT', field: 'data.file', ...run.failure } : null,
        created_by: world.userId(i % 2 === 0 ? 0 : 3),
        created_at: new Date(run.at),
        finished_at: isOver ? new Date(run.at + (i + 1) * 2_300) : null,
      }
    }),
  )
  await insertRows(
    db,
    'run_rows',
    made.flatMap((run, i) =>
      (run.rows ?? []).map(([text, problem, more], k) => ({
        id: idOf(kinds.row, i * 100 + k, run.at),
        run_id: idOf(kinds.run, i, run.at),
        seq: k + 1,
        row: k + 2,
        ...(run.kind === 'WORD_IMPORT'
          ? { cells: { word: text }, key: text }
          : {
              cells: { code: text, quantity: 1 },
              key: problem === 'MALFORMED' ? null : text.replaceAll('-', '').toUpperCase(),
            }),
        problem: problem ?? null,
        fault_column: problem === 'MALFORMED' ? 'code' : null,
        fault: problem === 'MALFORMED' ? String(more) : null,
        first_row: problem === 'REPEATED' ? Number(more) : null,
      })),
    ),
  )
}

const countsOf = (rows: NonNullable<DemoRun['rows']>) => {
  const of = (wanted: RowProblem) => rows.filter(([, problem]) => problem === wanted).length
  return {
    existing: of('EXISTING'),
    repeated: of('REPEATED'),
    malformed: of('MALFORMED'),
    guessable: of('GUESSABLE'),
  }
}
