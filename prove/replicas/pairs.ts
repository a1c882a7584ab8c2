import { ask, type Asking, dataOf } from '../../tests/process/api-client.ts'
import type { Scene } from './scene.ts'

const make = /* GraphQL */ `
  mutation ($title: String!) {
    saved: cmsCreateSavedReply(title: $title, textEn: "0", textVi: "0") {
      _id
    }
  }
`
const change = /* GraphQL */ `
  mutation ($id: ID!, $title: String!, $text: String!) {
    saved: cmsUpdateSavedReply(_id: $id, title: $title, textEn: $text, textVi: $text) {
      _id
    }
  }
`
const list = '{ page: cmsGetSavedReplies(limit: 100) { items { _id textEn } } }'

interface Page {
  readonly page: { readonly items: readonly { readonly _id: string; readonly textEn: string }[] }
}

/** A record that is changed and listed. */
export interface Changed {
  readonly id: string
  readonly title: string
}

export async function makeRecord({ product, admin }: Scene, title: string): Promise<Changed> {
  const { saved } = await dataOf<{ saved: { _id: string } }>(product.url, make, { title }, { token: admin.idToken })
  return { id: saved._id, title }
}

/** Writes a number. @returns the token of the answer */
export async function writeNumber({ product, admin }: Scene, { id, title }: Changed, number: number): Promise<string> {
  const { errors, readAfter } = await ask(
    product.url,
    change,
    { id, title, text: String(number) },
    { token: admin.idToken },
  )
  if (errors) throw new Error(`a write was refused: ${JSON.stringify(errors)}`)
  if (readAfter === null) throw new Error('an answer does not say how far it has written')
  return readAfter
}

/** The number that the list shows. */
export async function readNumber({ product, admin }: Scene, { id }: Changed, asking: Asking = {}): Promise<number> {
  const { page } = await dataOf<Page>(product.url, list, {}, { token: admin.idToken, ...asking })
  return Number(page.items.find(({ _id }) => _id === id)?.textEn)
}

/**
 * Writes, and reads one's own write at once, this many times.
 *
 * @returns how often the list did not show it
 */
export async function staleReads(scene: Scene, pairs: number): Promise<number> {
  const lanes = 6
  let [stale, left] = [0, pairs]
  const lane = async (_: unknown, i: number) => {
    const record = await makeRecord(scene, `Pair ${i}`)
    for (let number = 1; left-- > 0; number++) {
      const readAfter = await writeNumber(scene, record, number)
      if ((await readNumber(scene, record, { readAfter })) !== number) stale++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return stale
}
