import {
  checkLog,
  checkReceipt,
  faultText,
  readDrawsAt,
  readIndex,
  readReceipt,
  whatReceiptProves,
} from './draws-check.ts'
import { type DrawsKey, type DrawsLocale, type DrawsParams, drawsText, type Fault } from './draws-texts.ts'

/** Makes the page work that the server sends at `/app/draws/{wheelId}`; the rest of it is there without scripts. */
export function showPage(page: HTMLElement): void {
  const locale = document.documentElement.lang as DrawsLocale
  const text = (key: DrawsKey, params?: DrawsParams) => drawsText(locale, key, params)
  const part = <E extends HTMLElement>(name: string) => page.querySelector<E>(`[name=${name}], [data-part=${name}]`)!
  const address = `${location.origin}${location.pathname}`
  const read = readDrawsAt(address)

  /** Shows what a check says, or what is wrong. */
  const run = async (
    where: HTMLElement,
    check: () => Promise<{ faults: readonly Fault[]; good: readonly string[] }>,
  ) => {
    tell(where, '', [text('lucky_wheel_spins_draws_checking')])
    try {
      const { faults, good } = await check()
      if (faults.length === 0) tell(where, 'good', good)
      else {
        const found = faults.map((fault) => faultText(locale, fault))
        tell(where, 'bad', [text('lucky_wheel_spins_draws_wrong'), ...found])
      }
    } catch {
      tell(where, 'bad', [text('lucky_wheel_spins_draws_failed')])
    }
  }

  const receiptResult = part('receipt-result')
  const checkGiven = () => {
    const receipt = readReceipt(part<HTMLTextAreaElement>('receipt').value)
    if (!receipt) return tell(receiptResult, 'bad', [text('lucky_wheel_spins_draws_not_receipt')])
    void run(receiptResult, async () => ({
      faults: await checkReceipt(read, await readIndex(read), receipt),
      good: whatReceiptProves(locale, receipt),
    }))
  }
  part('form').addEventListener('submit', (event) => {
    event.preventDefault()
    checkGiven()
  })

  const logResult = part('log-result')
  part('log').addEventListener('click', () => {
    void run(logResult, async () => {
      const index = await readIndex(read)
      const { seals } = index
      const faults = await checkLog(read, index, (seal) => {
        if (seal % 10 === 0) tell(logResult, '', [text('lucky_wheel_spins_draws_progress', { seal, seals })])
      })
      return { faults, good: [text('lucky_wheel_spins_draws_log_good', { seals })] }
    })
  })

  part('command').textContent = `node draws-verifier.mjs ${address} receipt.json`
  const linked = receiptOfLink(location.hash)
  if (linked !== null) {
    part<HTMLTextAreaElement>('receipt').value = linked
    checkGiven()
  }
}

function tell(where: HTMLElement, tone: '' | 'good' | 'bad', lines: readonly string[]): void {
  where.className = tone
  where.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph
    }),
  )
}

/** A link carries the receipt behind `#receipt=`, in base64url: browsers do not send that part to the server. */
function receiptOfLink(hash: string): string | null {
  const given = /^#receipt=([\w-]+)$/.exec(hash)?.[1]
  if (given === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(given.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return ''
  }
}
