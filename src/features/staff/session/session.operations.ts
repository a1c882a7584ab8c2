import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { anyone, enrolment, memberAlways } from '../../../platform/shared/permission.ts'

/** Anyone may sign in to the app; the permission `admitted` decides who may enter the back-office. */
export const sessionOperations = defineOperations({
  query: { me: enrolment },
  mutation: { logout: anyone },
  proof: { login: anyone, refreshToken: anyone },
})

/** The app's sessions: whoever is neither blocked nor deleted may use it, staff too. */
export const memberSessionOperations = defineMemberOperations({
  query: { me: memberAlways },
  mutation: { logout: anyone },
  proof: { login: anyone, refreshToken: anyone },
})
