/** What members do in the app for turns of the wheel, and for its prizes. */
export const missionTypes = ['SIGN_IN', 'REFERRAL', 'REVIEW', 'CHECK_IN', 'SHARE'] as const
export type MissionType = (typeof missionTypes)[number]
