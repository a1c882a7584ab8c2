import { sessionTokens } from '../../../../platform/web/session/session-tokens.ts'
import { randomId } from '../../../../platform/web/requests/random-id.ts'

interface Sent {
  readonly query: string
  readonly operationName?: string | null
  readonly variables?: unknown
}

/**
 * Sends documents as they were typed.
 *
 * @param token of a member, or a key, for the API of members; undefined for the signed-in person at the API of staff
 */
export function fetcherOf(token: string | undefined): (sent: Sent) => Promise<object> {
  const isOwn = token === undefined
  return async (sent) => {
    const send = async (bearer: string) =>
      fetch(isOwn ? '/graphql' : '/app/graphql', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomId(),
          ...(bearer === '' ? {} : { Authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify(sent),
      })
    if (!isOwn) return (await send(token)).json() as Promise<object>
    const idToken = sessionTokens.idToken() ?? (await sessionTokens.refresh())
    const answer = await send(idToken)
    // The id token has expired since.
    return (answer.status === 401 ? await send(await sessionTokens.refresh(idToken)) : answer).json() as Promise<object>
  }
}
