import { type SendOptions, send, type TypedDocument } from './graphql-transport.ts'
import { isRequestError } from './request-error.ts'
import { secondFactorDemand } from '../session/second-factor-demand.ts'
import { inSandbox } from '../session/sandbox-view.ts'
import { sessionTokens } from '../session/session-tokens.ts'

export { isRequestError } from './request-error.ts'

/**
 * Sends a document as the signed-in person and returns its `data`. When the id token has expired, all requests that
 * notice it share one exchange of the token, and are then sent again.
 */
export async function request<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  ...[variables, options]: Arguments<Variables>
): Promise<Result> {
  try {
    return await sendSignedIn(document, variables, options)
  } catch (error) {
    // Loads the texts of refusals; without them, the refusal is shown in English.
    if (isRequestError(error) && error.reason !== undefined)
      await import('../../../generated/messages/texts/platform.js').catch(() => undefined)
    throw error
  }
}

async function sendSignedIn<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables | undefined,
  options: RequestOptions | undefined,
): Promise<Result> {
  const asked = { ...options, sandbox: inSandbox() }
  const idToken = sessionTokens.idToken() ?? (await sessionTokens.refresh())
  try {
    return await send(document, variables, { ...asked, idToken })
  } catch (error) {
    if (isRequestError(error, 'FORBIDDEN') && error.reason === 'platform_text_second_factor_demanded')
      secondFactorDemand.raise()
    if (!isRequestError(error, 'UNAUTHENTICATED')) throw error
    return send(document, variables, { ...asked, idToken: await sessionTokens.refresh(idToken) })
  }
}

export type RequestOptions = Pick<SendOptions, 'signal' | 'idempotencyKey' | 'keepalive'>
type Arguments<Variables> =
  Variables extends Record<string, never>
    ? [variables?: Variables, options?: RequestOptions]
    : Record<string, never> extends Variables
      ? [variables?: Variables, options?: RequestOptions]
      : [variables: Variables, options?: RequestOptions]
