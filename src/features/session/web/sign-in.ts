import { m } from '../../../generated/messages/messages.js'
import { admitted, type UserGroup } from '../../../platform/shared/permission.ts'
import { send } from '../../../platform/web/graphql-transport.ts'
import { isRequestError } from '../../../platform/web/request-error.ts'
import { logoutDocument } from '../../../platform/web/session.documents.ts'
import { sessionTokens } from '../../../platform/web/session-tokens.ts'
import { loginInput, loginTexts } from '../session.rules.ts'
import { loginDocument } from './session.documents.ts'

export interface LoginValues {
  readonly phoneNumber: string
  readonly password: string
}
export type LoginFaults = { readonly [K in keyof LoginValues]?: string }

/** What is wrong with the fields, the first fault of each. */
export function checkLogin(values: LoginValues): LoginFaults {
  const faults: Record<string, string> = {}
  for (const { path, message } of loginInput.safeParse(values).error?.issues ?? []) {
    faults[String(path[0])] ??= translated(message)
  }
  return faults
}

/** Signs in, or gives every reason why not. Whoever is not admitted keeps no token. */
export async function signIn(data: LoginValues): Promise<readonly string[]> {
  try {
    const { login: tokens } = await send(loginDocument, { data })
    const { group, badgeStatus } = tokens.idTokenPayload.user
    const viewer = {
      _id: '',
      termStatus: 'NORMAL' as const,
      group: group as UserGroup,
      badgeStatus: badgeStatus ?? null,
    }
    if (!admitted.allows(viewer)) {
      void send(logoutDocument, { refreshToken: tokens.refreshToken }).catch(() => undefined)
      return [m.session_denied()]
    }
    sessionTokens.signIn(tokens)
    return []
  } catch (error) {
    if (!isRequestError(error)) throw error
    return error.messages.map(translated)
  }
}

const texts: Record<string, () => string> = {
  [loginTexts.phoneRequired]: m.session_phone_number_required,
  [loginTexts.passwordRequired]: m.session_password_required,
  [loginTexts.passwordTooShort]: m.session_password_short,
  [loginTexts.badCredentials]: m.session_bad_credentials,
  [loginTexts.blocked]: m.session_blocked,
}

const translated = (message: string) => (texts[message] ?? (() => message))()
