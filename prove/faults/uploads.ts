import { noise } from '../../tests/harness/pictures.ts'
import type { Asking } from '../../tests/process/api-client.ts'

type Answered = 'stored' | 'UNAVAILABLE'

/** Pictures that staff upload one after the other, and what came of them. */
export interface Uploads {
  /** Uploads one, and notes if what comes of it is none of these, or comes too late. */
  send(when: string, ...allowed: Answered[]): Promise<void>
  readonly wrong: string[]
  stored(): number
  refused(): number
  /** Those that were acknowledged and cannot be read. */
  lost(): Promise<string[]>
}

interface Answer {
  readonly data?: { readonly done: Record<'uri' | 'thumbnail' | 'thumbnail2x', string> } | null
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
}

const query =
  'mutation ($file: Upload!) { done: uploadPhoto(file: $file, dimensions: { height: 100, width: 100 }) { uri thumbnail thumbnail2x } }'
/** Milliseconds, which are fewer than a proxy waits. */
const longest = 58_000

export async function startUploads(url: string, { token }: Asking): Promise<Uploads> {
  const picture = await noise(1_000_000)
  const wrong: string[] = []
  const stored: string[] = []
  let refused = 0
  const upload = async (): Promise<{ status: number; answer: Answer }> => {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables: { file: null } }))
    form.append('map', '{"0":["variables.file"]}')
    form.append('0', new Blob([new Uint8Array(picture)]), 'photo.png')
    const headers = { authorization: `Bearer ${token}` }
    const signal = AbortSignal.timeout(longest)
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form, signal })
    return { status: response.status, answer: (await response.json()) as Answer }
  }
  return {
    wrong,
    stored: () => stored.length,
    refused: () => refused,
    async send(when, ...allowed) {
      const sent = await upload().catch((error: Error) => error)
      if (sent instanceof Error) return void wrong.push(`${when}, an upload got no answer: ${sent.message}`)
      const { status, answer } = sent
      const code = answer.errors?.[0]?.extensions.code ?? 'stored'
      if (code === 'stored') stored.push(...Object.values(answer.data!.done).slice(0, 1))
      else refused++
      const expected = status === (code === 'stored' ? 200 : 503) && allowed.some((one) => one === code)
      if (!expected) wrong.push(`${when}, an upload was answered ${status} ${JSON.stringify(answer.errors ?? code)}`)
    },
    async lost() {
      const answers = await Promise.all(stored.map(async (uri) => ({ uri, ok: (await fetch(url + uri)).ok })))
      return answers.filter(({ ok }) => !ok).map(({ uri }) => `${uri} was acknowledged and cannot be read`)
    },
  }
}
