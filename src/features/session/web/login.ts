import { m } from '../../../generated/messages/messages.js'
import { admitted, type UserGroup } from '../../../platform/shared/permission.ts'
import { send } from '../../../platform/web/graphql-transport.ts'
import { isRequestError } from '../../../platform/web/request-error.ts'
import { logoutDocument } from '../../../platform/web/session.documents.ts'
import { sessionTokens } from '../../../platform/web/session-tokens.ts'
import { loginTexts } from '../session.rules.ts'
import type { LoginValues } from './check-login.ts'
import { loginDocument } from './session.documents.ts'

/** Signs in, or gives every reason why not. A person who is not admitted keeps no token. */
export async function login(data: LoginValues): Promise<readonly string[]> {
  try {
    const { login: tokens } = await send(loginDocument, { data })
    const { group, badgeStatus } = tokens.idTokenPayload.user
    const viewer = { _id: '', termStatus: 'NORMAL' as const, group: group as UserGroup, badgeStatus: badgeStatus ?? null }
    if (!admitted.allows(viewer)) {
      void send(logoutDocument, { refreshToken: tokens.refreshToken }).catch(() => undefined)
      return [m.session_denied()]
    }
    sessionTokens.signIn(tokens)
    return []
  } catch (error) {
    if (!isRequestError(error)) throw error
    return error.messages.map(inTheirLanguage)
  }
}

const texts: Record<string, () => string> = {
  [loginTexts.badCredentials]: m.session_bad_credentials,
  [loginTexts.blocked]: m.session_blocked,
}

const inTheirLanguage = (message: string) => (texts[message] ?? (() => message))()
