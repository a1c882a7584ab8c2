import { defineRecord } from '../../../platform/shared/record.ts'

/** An address from which wrong passwords and codes came. Actions on the viewer's own account are listed here too. */
export const addressRecord = defineRecord('ADDRESS', {
  fields: ['secret', 'attempts', 'people', 'hour'],
  actions: [
    'failedSignIn',
    'failedProof',
    'failedKey',
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
