import { type DrawsKey, type DrawsParams, drawsText, type DrawsLocale, type Fault } from './draws-texts.ts'
import { type DrawIndex, type DrawPage, faultsOfLog, faultsOfReceipt, type Receipt } from './verify-draws.ts'

/** Reads a wheel's published log: `''` is its index, `'1'` and so on are its pages. */
export type ReadDraws = (page: string) => Promise<unknown>

/** Reads the log at the address of a wheel's draws. */
export const readDrawsAt =
  (address: string): ReadDraws =>
  async (page) => {
    const at = page ? `${address}/${page}` : address
    const response = await fetch(at, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`${at} answers ${response.status}`)
    return response.json()
  }

export const readIndex = async (read: ReadDraws): Promise<DrawIndex> => (await read('')) as DrawIndex
const readPage = async (read: ReadDraws, seal: number): Promise<DrawPage> => (await read(String(seal))) as DrawPage

const texts = [
  'spinId',
  'wheelId',
  'batchId',
  'moment',
  'person',
  'salt',
  'userId',
  'root',
  'formerRoot',
  'seedHash',
] as const
const textsOrNull = ['prizeId', 'seed', 'dueAt'] as const

/** A receipt as the app shows it: JSON, also as the answer of `spinReceipt`. Null for anything else. */
export function readReceipt(text: string): Receipt | null {
  try {
    const given = JSON.parse(text) as { data?: { spinReceipt?: object }; spinReceipt?: object }
    const receipt = (given.data?.spinReceipt ?? given.spinReceipt ?? given) as Receipt
    const isWhole =
      texts.every((name) => typeof receipt[name] === 'string') &&
      textsOrNull.every((name) => receipt[name] === null || typeof receipt[name] === 'string') &&
      Number.isInteger(receipt.number) &&
      Array.isArray(receipt.path) &&
      receipt.path.every((step) => typeof step === 'string') &&
      Array.isArray(receipt.eligibleTiers)
    return isWhole ? { ...receipt, moment: isoOf(receipt.moment)!, dueAt: isoOf(receipt.dueAt) } : null
  } catch {
    return null
  }
}

/** The same moment as the log writes it. */
const isoOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())

/** Checks a receipt with its own page of the log, which is found in a few steps. */
export async function checkReceipt(read: ReadDraws, index: DrawIndex, receipt: Receipt): Promise<Fault[]> {
  return faultsOfReceipt(receipt, index, await pageOf(read, index, receipt.number))
}

async function pageOf(read: ReadDraws, { seals }: DrawIndex, number: number): Promise<DrawPage | null> {
  let [from, to] = [1, seals]
  while (from <= to) {
    const middle = Math.floor((from + to) / 2)
    const page = await readPage(read, middle)
    if (number < page.firstNumber) to = middle - 1
    else if (number >= page.firstNumber + page.hashes.length) from = middle + 1
    else return page
  }
  return null
}

/** Checks the whole log of a wheel. */
export function checkLog(read: ReadDraws, index: DrawIndex, onPage: (seal: number) => void): Promise<Fault[]> {
  async function* pages() {
    for (let seal = 1; seal <= index.seals; seal++) {
      yield await readPage(read, seal)
      onPage(seal)
    }
  }
  return faultsOfLog(index, pages())
}

export const faultText = (locale: DrawsLocale, { key, params }: Fault): string => drawsText(locale, key, params)

/** What a receipt says that was checked and is right. */
export function whatReceiptProves(locale: DrawsLocale, { number, prizeId, unit, assigned, seed }: Receipt): string[] {
  const prize = prizeId ?? ''
  const won: [DrawsKey, DrawsParams?] =
    prizeId === null
      ? ['lucky_wheel_spins_draws_receipt_missed']
      : assigned
        ? ['lucky_wheel_spins_draws_receipt_assigned', { prize }]
        : ['lucky_wheel_spins_draws_receipt_won', { prize, unit: unit ?? '' }]
  const later: [DrawsKey, DrawsParams?][] = seed === null ? [['lucky_wheel_spins_draws_seed_later']] : []
  const said: [DrawsKey, DrawsParams?][] = [['lucky_wheel_spins_draws_receipt_good', { number }], won, ...later]
  return said.map(([key, params]) => drawsText(locale, key, params))
}
