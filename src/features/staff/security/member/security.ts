import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { isStaffGroup } from '../../../../platform/shared/permission.ts'
import { requiredPassword, zodMessage } from '../../../../platform/shared/rules.ts'
import { shortestPassword } from '../../session/session.values.ts'
import { memberSecurityOperations } from '../security.operations.ts'
import { longestPassword } from '../security.rules.ts'
import { changeMyPassword } from '../server/session.commands.ts'

const passwordInput = z.object({
  password: requiredPassword('security_text_current_password_required', longestPassword),
  newPassword: requiredPassword('security_text_new_password_required', longestPassword).min(
    shortestPassword,
    zodMessage('security_text_password_too_short'),
  ),
})

rootField(memberSecurityOperations.changePassword, {
  description: 'Ends all other sessions of the member. Staff change theirs in the back office.',
  type: 'Boolean',
  input: z.object({ data: passwordInput.meta({ graphql: 'PasswordInput' }) }),
  resolve: ({ data: { password, newPassword } }, ctx) => {
    if (isStaffGroup(ctx.viewer!.group)) throw new Refusal('FORBIDDEN', 'security_text_staff_password')
    return changeMyPassword(ctx, { currentPassword: password, newPassword })
  },
})
