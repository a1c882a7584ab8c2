import { defineOperations } from '../../platform/shared/operation.ts'
import { anyone, enrolment } from '../../platform/shared/permission.ts'

/** Anyone may sign in to the app; whether the back-office admits them is asked of `admitted`. */
export const sessionOperations = defineOperations({
  query: { me: enrolment },
  mutation: { logout: anyone },
  proof: { login: anyone, refreshToken: anyone },
})
