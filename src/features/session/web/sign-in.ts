import { m } from '../../../generated/messages/messages.js'
import * as texts from '../../../generated/messages/texts/session.js'
import { admitted, type UserGroup } from '../../../platform/shared/permission.ts'
import { check } from '../../../platform/shared/rules.ts'
import { send } from '../../../platform/web/graphql-transport.ts'
import '../../../platform/web/platform-texts.ts'
import { isRequestError } from '../../../platform/web/request-error.ts'
import { logoutDocument } from '../../../platform/web/session.documents.ts'
import { sessionTokens } from '../../../platform/web/session-tokens.ts'
import { registerTexts, translate } from '../../../platform/web/texts.ts'
import { loginInput } from '../session.rules.ts'
import { loginDocument } from './session.documents.ts'

registerTexts(texts)

export interface LoginValues {
  readonly phoneNumber: string
  readonly password: string
  /** Empty until it is asked for. */
  readonly code: string
}
export type LoginFaults = { readonly [K in keyof LoginValues]?: string }

export interface LoginOutcome {
  /** The reasons why sign-in failed; empty on success. */
  readonly errors: readonly string[]
  /** The password was right, and a code is required: none was sent, or it was wrong. */
  readonly codeAsked: boolean
}

/** The first error of each field. */
export function checkLogin(values: LoginValues, codeAsked: boolean): LoginFaults {
  const faults: Record<string, string> = {}
  if (codeAsked && values.code.trim() === '') faults.code = m.session_text_code_required()
  const checked = check(loginInput, values)
  if (!checked.ok) for (const issue of checked.issues) faults[issue.field] ??= translate(issue)
  return faults
}

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
      void send(logoutDocument, { refreshToken: tokens.refreshToken }).catch(() => undefined)
      return { errors: [m.session_denied()], codeAsked: false }
    }
    sessionTokens.signIn(tokens)
    return { errors: [], codeAsked: false }
  } catch (error) {
    if (!isRequestError(error)) throw error
    // Not a failure: the code field appears and asks for it.
    if (error.reason === 'session_text_code_required') return { errors: [], codeAsked: true }
    return { errors: error.texts.map(translate), codeAsked: error.reason === 'session_text_code_wrong' }
  }
}
