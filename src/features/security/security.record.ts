import { defineRecord } from '../../platform/shared/record.ts'

/** An address from which wrong passwords and codes came; what is done to one's own account is listed here too. */
export const addressRecord = defineRecord({
  fields: ['secret', 'attempts', 'people', 'hour'],
  actions: [
    'failedSignIn',
    'failedProof',
    'endMySession',
    'endMyOtherSessions',
    'cmsEndSessions',
    'changeMyPassword',
    'confirmSecondFactor',
    'removeSecondFactor',
    'renewRecoveryCodes',
    'cmsRemoveSecondFactor',
  ],
})
