/** Writes of somebody who looks for each in a list at once, which a standby may answer. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { answerFor, askPatiently, type Stop } from '../bench/crash/ask-patiently.ts'
import { ask, type Asking, dataOf } from '../tests/process/api-client.ts'

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

interface Saved {
  readonly saved: { readonly _id: string }
}

interface Page {
  readonly page: { readonly items: readonly { readonly _id: string; readonly textEn: string }[] }
}

/** Who writes and reads, and where. */
export interface Reader {
  readonly url: string
  readonly token: string
}

/** A record that is changed and listed. */
export interface Changed {
  readonly id: string
  readonly title: string
}

export async function makeRecord({ url, token }: Reader, title: string): Promise<Changed> {
  const { saved } = await dataOf<Saved>(url, make, { title }, { token })
  return { id: saved._id, title }
}

/** Writes a number. @returns the token of the answer */
export async function writeNumber({ url, token }: Reader, { id, title }: Changed, number: number): Promise<string> {
  const { errors, readAfter } = await ask(url, change, { id, title, text: String(number) }, { token })
  if (errors) throw new Error(`a write was refused: ${JSON.stringify(errors)}`)
  if (readAfter === null) throw new Error('an answer does not say how far it has written')
  return readAfter
}

/** The number that the list shows. */
export async function readNumber({ url, token }: Reader, { id }: Changed, asking: Asking = {}): Promise<number> {
  return numberIn(await dataOf<Page>(url, list, {}, { token, ...asking }), id)
}

const numberIn = ({ page }: Page, id: string) => Number(page.items.find(({ _id }) => _id === id)?.textEn)

/**
 * Writes, and reads one's own write at once, this many times.
 *
 * @returns how often the list did not show it
 */
export async function staleReads(reader: Reader, pairs: number): Promise<number> {
  const lanes = 6
  let [stale, left] = [0, pairs]
  const lane = async (_: unknown, i: number) => {
    const record = await makeRecord(reader, `Pair ${i}`)
    for (let number = 1; left-- > 0; number++) {
      const readAfter = await writeNumber(reader, record, number)
      if ((await readNumber(reader, record, { readAfter })) !== number) stale++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return stale
}

/**
 * The same until it is stopped, through whatever happens meanwhile: a list may be unavailable, and may not be older than the
 * write.
 *
 * @param seen is told of each list; in words what is wrong with it, or null
 */
export async function readOwnWrites(reader: Reader, stop: Stop, seen: (wrong: string | null) => void): Promise<void> {
  const { url, token } = reader
  // Without a key: a second record of this title harms nobody, and written twice, the number is the same.
  const patiently = async (document: string, variables: object) => {
    const answer = await answerFor(stop, () => askPatiently<Saved>(url, document, variables, { token }))
    if (answer?.errors) throw new Error(`a write was refused: ${JSON.stringify(answer.errors)}`)
    return answer
  }
  const title = `Own ${randomUUID()}`
  const made = await patiently(make, { title })
  if (made === null) return
  const { _id: id } = made.data.saved
  for (let number = 1; !stop.stopped; number++) {
    await wait(stop.pause)
    const answer = await patiently(change, { id, title, text: String(number) })
    if (answer === null) return
    // Without standbys there is none.
    const after = answer.readAfter === null ? {} : { readAfter: answer.readAfter }
    const listed = await ask<Page>(url, list, {}, { token, ...after }).catch(() => null)
    if (listed === null || listed.errors?.[0]?.extensions.code === 'UNAVAILABLE') continue
    const found = listed.errors ? JSON.stringify(listed.errors) : numberIn(listed.data, id)
    seen(found === number ? null : `a list shows ${found} after ${number} was written`)
  }
}
