/**
 * The verifier of draws, which `npm run generate` makes one file of. The page at `/app/draws/{wheelId}` runs it, and so
 * does Node: `node draws-verifier.mjs ADDRESS [RECEIPT]` checks the log at that address and a receipt in a file, and
 * `node draws-verifier.mjs FILE` an auditor's file. An app imports `verifyReceipt` of it.
 */
import {
  checkLog,
  checkReceipt,
  faultText,
  readDrawsAt,
  readIndex,
  readReceipt,
  whatReceiptProves,
} from '../draws-check.ts'
import { checkFile } from '../draws-file.ts'
import { showPage } from '../draws-page.ts'
import { type DrawsLocale, drawsText, type Fault } from '../draws-texts.ts'

const page = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-draws]')
if (page) showPage(page)
else if (typeof document === 'undefined') await runInNode()

/**
 * Checks a receipt against the log at an address, for an app.
 *
 * @param text the receipt as JSON
 * @returns in sentences what is wrong with it, or what it proves
 * @throws if the log cannot be read
 */
export async function verifyReceipt(
  address: string,
  text: string,
  locale: DrawsLocale,
): Promise<{ faults: string[]; good: string[] }> {
  const receipt = readReceipt(text)
  if (!receipt) return { faults: [drawsText(locale, 'lucky_wheel_spins_draws_not_receipt')], good: [] }
  const read = readDrawsAt(address)
  const faults = await checkReceipt(read, await readIndex(read), receipt)
  return { faults: faults.map((fault) => faultText(locale, fault)), good: whatReceiptProves(locale, receipt) }
}

async function runInNode(): Promise<void> {
  const { argv, stdout, stderr } = process
  const [what, receiptFile] = argv.slice(2)
  try {
    if (what === undefined) throw new Error('Give the address of a draw, or an auditor’s file.')
    const { faults, good } = /^https?:/.test(what) ? await checkAddress(what, receiptFile) : await checkLocal(what)
    if (faults.length === 0) return void stdout.write(`${good.join('\n')}\n`)
    stderr.write(`${faults.map((fault) => faultText('en', fault)).join('\n')}\n`)
  } catch (error) {
    stderr.write(`Cannot verify: ${(error as Error).message}\n`)
  }
  process.exitCode = 1
}

interface Outcome {
  readonly faults: readonly Fault[]
  readonly good: readonly string[]
}

async function checkAddress(address: string, receiptFile: string | undefined): Promise<Outcome> {
  const read = readDrawsAt(address)
  const index = await readIndex(read)
  const faults = await checkLog(read, index, () => undefined)
  const good = [drawsText('en', 'lucky_wheel_spins_draws_log_good', { seals: index.seals })]
  if (receiptFile !== undefined) {
    const { readFile } = await import('node:fs/promises')
    const receipt = readReceipt(await readFile(receiptFile, 'utf8'))
    if (!receipt) throw new Error(drawsText('en', 'lucky_wheel_spins_draws_not_receipt'))
    faults.push(...(await checkReceipt(read, index, receipt)))
    good.push(drawsText('en', 'lucky_wheel_spins_draws_receipt_good', { number: receipt.number }))
  }
  return { faults, good }
}

async function checkLocal(file: string): Promise<Outcome> {
  const { open } = await import('node:fs/promises')
  // Reading to the end closes it.
  const { faults, ...counted } = await checkFile((await open(file)).readLines())
  return { faults, good: [drawsText('en', 'lucky_wheel_spins_draws_file_good', counted)] }
}
