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

export const whySentenceFragment = graphql(/* GraphQL */ `
  fragment WhyText on WhySentence {
    reason
    params
    message
    amount
  }
`)

export const whyDocument = graphql(/* GraphQL */ `
  query WhyPoints($userId: ID!, $entryId: ID, $actionId: ID) {
    cmsWhyPoints(userId: $userId, entryId: $entryId, actionId: $actionId) {
      ...WhyText
    }
  }
`)

export const memberActionsDocument = graphql(/* GraphQL */ `
  query MemberActions($userId: ID!, $before: ID) {
    cmsMemberActions(userId: $userId, limit: 10, before: $before) {
      _id
      kind
      occurredAt
      amount
    }
  }
`)

export const findMembersDocument = graphql(/* GraphQL */ `
  query FindMembers($q: String!) {
    cmsFindMembers(q: $q) {
      ...UserFace
    }
  }
`)

export const tryPointsDocument = graphql(/* GraphQL */ `
  query TryPoints($userId: ID!, $kind: PointActionKind!, $facts: PointFactsInput, $draft: TrustedPointDraft) {
    cmsTryPoints(userId: $userId, kind: $kind, facts: $facts, draft: $draft) {
      amount
      facts {
        earned
        postsToday
        length
        hasPicture
        reviewsBefore
        number
      }
      sentences {
        ...WhyText
      }
    }
  }
`)

export const replayPointsDocument = graphql(/* GraphQL */ `
  mutation ReplayPoints($draft: TrustedPointDraft!, $days: Int!) {
    cmsReplayPoints(draft: $draft, days: $days) {
      _id
    }
  }
`)

export const lastReplayDocument = graphql(/* GraphQL */ `
  query LastReplay($ruleId: ID!) {
    cmsLastPointReplay(ruleId: $ruleId) {
      draft
      run {
        _id
      }
    }
  }
`)

export const replayDocument = graphql(/* GraphQL */ `
  query PointReplay($_id: ID!) {
    cmsPointReplay(_id: $_id) {
      days
      actions
      members
      byDay {
        date
        before
        after
      }
      byRule {
        rule {
          _id
          description
        }
        before
        after
      }
      gained {
        user {
          ...UserFace
        }
        difference
      }
      lost {
        user {
          ...UserFace
        }
        difference
      }
      ranks {
        from {
          _id
          description
        }
        to {
          _id
          description
        }
        members
      }
    }
  }
`)
