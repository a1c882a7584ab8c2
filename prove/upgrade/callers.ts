/** People who notice every answer that they do not get. */
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type SignedIn } from '../../tests/process/api-client.ts'

export interface Callers {
  /** How many answers came. */
  answers(): number
  /** What was refused or never answered, in words. */
  readonly errors: readonly string[]
  stop(): Promise<void>
}

/** Milliseconds between an answer and the next request. */
const pause = 20

const documents = [
  '{ me { _id fullName } }',
  '{ cmsGetPosts(limit: 10) { items { _id title } } }',
  'mutation ($n: JSON!) { setPreference(key: "prove.upgrade", value: $n) { key } }',
]

/** Each reads and writes without ever asking twice, so that one refusal counts. */
export function startCallers(url: string, sessions: readonly SignedIn[]): Callers {
  const errors: string[] = []
  let answers = 0
  const ending = { begun: false }
  const call = async (token: string) => {
    for (let n = 0; !ending.begun; n++) {
      const query = documents[n % documents.length]!
      const refused = await ask(url, query, query.startsWith('mutation') ? { n } : {}, { token }).then(
        (answer) => answer.errors?.map(({ message, extensions }) => `${extensions.code}: ${message}`).join('; '),
        (error: Error) => `no answer: ${error.message}`,
      )
      if (refused === undefined) answers++
      else errors.push(`${query.slice(0, 30)}… ${refused}`)
      await wait(pause)
    }
  }
  const calling = Promise.all(sessions.map(({ idToken }) => call(idToken)))
  return {
    answers: () => answers,
    errors,
    async stop() {
      ending.begun = true
      await calling
    },
  }
}
