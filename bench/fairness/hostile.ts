import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { emptyGif } from '../../tests/harness/pictures.ts'
import { type Ask, form, importing, upload, type VoucherData } from './requests.ts'

/** What a hostile person sends again and again over each of many connections. */
export type Attack = (n: number) => Promise<unknown>

export interface Hostile {
  readonly url: string
  readonly token: string
  readonly ask: Ask
  readonly voucher: VoucherData
}

/** One attack for each thing that is scarce, as expensive as it may be. */
export async function attacksOf({ url, token, ask, voucher }: Hostile): Promise<Record<string, Attack>> {
  const pictures = [
    await sharp({ create: { width: 1, height: 49_999, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
    emptyGif({ width: 4_472, height: 4_472 }),
    await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: 'red' } })
      .webp({ lossless: true })
      .toBuffer(),
    await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: 'red' } })
      .jpeg({ progressive: true })
      .toBuffer(),
    await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: 'red' } })
      .png({ progressive: true })
      .toBuffer(),
  ].map((content) => new Uint8Array(content))
  const rows = Array.from({ length: 50_000 }, (_, i) => [`HOSTILE-${i.toString(36)}-${(i * 7919).toString(36)}`, 1])
  const file = await writeXlsx({ sheets: [{ name: 'Codes', rows: [['Voucher code', 'Quantity'], ...rows] }] })
  const table = new Uint8Array(file)
  return {
    pictures: (n) => form(url, token, upload, {}, 'file', new File([pictures[n % pictures.length]!], 'a.png')),
    imports: async () => {
      const data = { ...voucher, type: 'IMPORT', file: null }
      const answer = await form(url, token, importing, { data }, 'data.file', new File([table], 'a.xlsx'))
      const _id = (answer as { data?: { cmsCheckVoucherCodes?: { _id: string } } }).data?.cmsCheckVoucherCodes?._id
      // Makes room for the next one.
      if (_id) await ask('mutation ($_id: ID!) { cmsCancelRun(_id: $_id) { state } }', { _id })
    },
    exports: async () => {
      const text = `mutation { createExport(list: "Post", format: XLSX, filters: {}, columns: ["title", "content", "status"]) { url } }`
      const { data } = (await ask(text, {})) as { data?: { createExport?: { url: string } } }
      if (data?.createExport) await (await fetch(`${url}${data.createExport.url}`)).arrayBuffer()
    },
    searches: () =>
      ask(
        'query ($q: String!) { cmsGetPosts(limit: 100, filter: { q: $q }) { counter items { _id title content } } }',
        {
          q: 'a',
        },
      ),
  }
}
