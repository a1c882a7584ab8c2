import { defineOperations } from '../../../platform/shared/operation.ts'
import { anyone, enrolment } from '../../../platform/shared/permission.ts'

/** Anyone may sign in to the app; the permission `admitted` decides who may enter the back-office. */
export const sessionOperations = defineOperations({
  query: { me: enrolment },
  mutation: { logout: anyone },
  proof: { login: anyone, refreshToken: anyone },
})
