import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin, area } from '../../../platform/shared/permission.ts'

export const dashboardOperations = defineOperations({
  query: {
    cmsNumberOfUsers: admin,
    cmsNumberOfPartnerPages: admin,
    cmsNumberOfUsersByCountry: admin,
    cmsNewUsersPerDay: admin,
    cmsPointsEarnedPerDay: admin,
    cmsTopUsersByPointsPerDay: admin,
    cmsTopReferralUsers: area('PROMOTION'),
    cmsPostsPerDay: admin,
    cmsReportsPerDay: admin,
    cmsReportBacklog: admin,
    cmsMostReportedCreators: admin,
    // Those of others are for ADMIN only.
    cmsModeratorFigures: area('MODERATION'),
  },
  fromStandby: [
    'cmsNumberOfUsers',
    'cmsNumberOfPartnerPages',
    'cmsNumberOfUsersByCountry',
    'cmsNewUsersPerDay',
    'cmsPointsEarnedPerDay',
    'cmsTopUsersByPointsPerDay',
    'cmsTopReferralUsers',
    'cmsPostsPerDay',
    'cmsReportsPerDay',
    'cmsReportBacklog',
    'cmsMostReportedCreators',
    'cmsModeratorFigures',
  ],
  mutation: {},
})
