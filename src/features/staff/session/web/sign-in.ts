import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/platform.js'
import '../../../../generated/messages/texts/session.js'
import { admitted, type UserGroup } from '../../../../platform/shared/permission.ts'
import type { FieldIssue } from '../../../../platform/shared/refusal.ts'
import { send } from '../../../../platform/web/requests/graphql-transport.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { sessionTokens } from '../../../../platform/web/session/session-tokens.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import type { LoginFaults, LoginValues } from './check-login.ts'
import { loginDocument } from './session.documents.ts'

export interface LoginOutcome {
  /** The reasons why sign-in failed, other than those of a field. */
  readonly errors: readonly string[]
  readonly faults: LoginFaults
  /** The password was right, and a code is required: none was sent, or it was wrong. */
  readonly codeAsked: boolean
}

const nothingWrong: LoginOutcome = { errors: [], faults: {}, codeAsked: false }

/** Signs in, or returns why it failed. A person who is not admitted keeps no token. */
export async function signIn({ code, ...credentials }: LoginValues): Promise<LoginOutcome> {
  try {
    const { login: tokens } = await send(loginDocument, { data: { ...credentials, code: code.trim() || null } })
    const { group, badgeStatus } = tokens.idTokenPayload.user
    const viewer = {
      _id: '',
      termStatus: 'NORMAL' as const,
      group: group as UserGroup,
      badgeStatus: badgeStatus ?? null,
      areas: [],
    }
    if (!admitted.allows(viewer)) {
      void send(mutation('logout'), { refreshToken: tokens.refreshToken }).catch(() => undefined)
      return { ...nothingWrong, errors: [m.session_denied()] }
    }
    sessionTokens.signIn(tokens)
    return nothingWrong
  } catch (error) {
    if (!isRequestError(error)) throw error
    // Not a failure: the code field appears and asks for it.
    if (error.reason === 'session_text_code_required') return { ...nothingWrong, codeAsked: true }
    if (error.fields.length > 0) return { ...nothingWrong, faults: faultsOf(error.fields) }
    const codeAsked = error.reason === 'session_text_code_wrong'
    return { ...nothingWrong, errors: error.texts.map(translate), codeAsked }
  }
}

/** The server's paths start with the argument: `data.phoneNumber`. */
function faultsOf(issues: readonly FieldIssue[]): LoginFaults {
  return Object.fromEntries(issues.map((issue) => [issue.field.replace(/^data\./, ''), translate(issue)]))
}
