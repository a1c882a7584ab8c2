import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { admin, enrolment, memberInPerson, ownAccount } from '../../../platform/shared/permission.ts'

/** Everybody manages their own account; an administrator can sign others out and remove a lost second factor. */
export const securityOperations = defineOperations({
  query: { mySessions: ownAccount, mySecondFactor: enrolment },
  mutation: {
    endMySession: ownAccount,
    endMyOtherSessions: ownAccount,
    cmsEndSessions: admin,
    cmsRemoveSecondFactor: admin,
  },
  proof: {
    changeMyPassword: ownAccount,
    startSecondFactor: enrolment,
    confirmSecondFactor: enrolment,
    renewRecoveryCodes: ownAccount,
    removeSecondFactor: ownAccount,
  },
})

export const memberSecurityOperations = defineMemberOperations({
  query: {},
  mutation: {},
  proof: { changePassword: memberInPerson },
})
