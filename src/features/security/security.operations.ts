import { defineOperations } from '../../platform/shared/operation.ts'
import { admin, enrolment, ownAccount } from '../../platform/shared/permission.ts'

/** Everybody looks after their own account; an administrator can sign others out and take a lost second factor off. */
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
