import { type Answer, ask, type Timing } from './app-client.ts'
import { documents } from './documents.ts'
import { newcomerAt } from './story.ts'

/** The password of everybody who registers here. */
const password = 'demo-2604-live'
const mostNumbers = 20

interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
}

export interface LiveMember {
  readonly fullName: string
  /** Asks as the member; signs in again when the token has expired. */
  ask(document: string, variables?: object): Promise<Answer>
}

interface Joining {
  readonly url: string
  readonly seed: number
  readonly timing: Timing
  /** A friend's code. */
  readonly referralCode: string | undefined
}

/**
 * Registers a member, or signs in the one whom an earlier run registered.
 *
 * @throws Error if neither works
 */
export async function join(member: number, { url, seed, timing, referralCode }: Joining): Promise<LiveMember> {
  let refused: Answer | undefined
  for (let attempt = 0; attempt < mostNumbers; attempt++) {
    const { fullName, gender, phoneNumber } = newcomerAt(seed, member, attempt)
    const data = { fullName, gender, phoneNumber, password, ...(referralCode ? { referralCode } : {}) }
    const registered = await ask(url, documents.register, { data }, { timing })
    const answer =
      registered.data ?? (await ask(url, documents.login, { data: { phoneNumber, password } }, { timing })).data
    const given = (answer?.register ?? answer?.login) as Tokens | undefined
    if (given) return signedIn(fullName, url, timing, given)
    refused = registered
    // Only a number that somebody else has is a reason to try the next one.
    if (refused.code !== 'CONFLICT' && refused.code !== 'BAD_USER_INPUT') break
  }
  throw new Error(`member ${member + 1} could not register: ${refused!.code}: ${refused!.message}`)
}

function signedIn(fullName: string, url: string, timing: Timing, given: Tokens): LiveMember {
  let { idToken, refreshToken } = given
  const send = (document: string, variables: object) => ask(url, document, variables, { token: idToken, timing })
  return {
    fullName,
    async ask(document, variables = {}) {
      const answer = await send(document, variables)
      if (answer.code !== 'UNAUTHENTICATED') return answer
      const { data } = await ask(url, documents.refresh, { refreshToken }, { timing })
      if (!data) return answer
      ;({ idToken, refreshToken } = data.refreshToken as Tokens)
      return send(document, variables)
    },
  }
}
