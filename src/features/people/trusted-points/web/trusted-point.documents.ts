import { graphql } from '../../../../generated/graphql/gql.ts'

export const trustedPointRowFragment = graphql(/* GraphQL */ `
  fragment TrustedPointRow on TrustedPointConfig {
    _id
    type
    actionType
    points
    description
    trustedPointsFrom
    trustedPointsTo
    rankFrom
    rankTo
    engagementAdjustPercent
    postContentLength
    totalPlaceReviewsFrom
    totalPlaceReviewsTo
    newPlaceCoefficient
    adjustPointPercent
    unlimitedPostsPerDayWhenTrustedPointGreaterThan
    maxTenPostsPerDayWhenTrustedPointLessThan
    maxFivePostsPerDayWhenTrustedPointLessThan
    invitedFrom
    invitedTo
    createdAt
    version
  }
`)

export const trustedPointsDocument = graphql(/* GraphQL */ `
  query TrustedPoints($q: String) {
    getTrustedPointConfigs(q: $q) {
      ...TrustedPointRow
    }
  }
`)

export const trustedPointVersionsDocument = graphql(/* GraphQL */ `
  query TrustedPointVersions($_id: ID!) {
    cmsGetTrustedPointVersions(_id: $_id) {
      since
      until
      savedBy {
        ...UserFace
      }
      rule {
        ...TrustedPointRow
      }
    }
  }
`)

export const referralsDocument = graphql(/* GraphQL */ `
  query Referrals {
    cmsGetReferralConfigs {
      ...ReferralRanges
    }
  }
`)

export const referralRangesFragment = graphql(/* GraphQL */ `
  fragment ReferralRanges on ReferralConfigs {
    version
    items {
      _id
      invitedFrom
      invitedTo
      points
      description
    }
  }
`)

export const saveReferralsDocument = graphql(/* GraphQL */ `
  mutation SaveReferrals($ranges: [ReferralRangeInput!]!, $version: Int!) {
    cmsSaveReferralConfigs(ranges: $ranges, version: $version) {
      ...ReferralRanges
    }
  }
`)
