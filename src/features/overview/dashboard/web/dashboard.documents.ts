import { graphql } from '../../../../generated/graphql/gql.ts'

export const figuresDocument = graphql(/* GraphQL */ `
  query DashboardFigures {
    cmsNumberOfUsers
    cmsNumberOfPartnerPages
    cmsNumberOfUsersByCountry {
      country
      users
      percentage
    }
  }
`)

export const attentionDocument = graphql(/* GraphQL */ `
  query Attention($startDate: Day!, $endDate: Day!) {
    cmsReportBacklog {
      model
      targets
      lastDay
      lastWeek
    }
    cmsPendingVerifies {
      type
      requests
      lastDay
      lastWeek
    }
    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {
      newUsers
    }
    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {
      earnedPoints
    }
    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {
      date
      posts
    }
  }
`)

export const chartsDocument = graphql(/* GraphQL */ `
  query DashboardCharts($startDate: Day!, $endDate: Day!) {
    cmsNewUsersPerDay(startDate: $startDate, endDate: $endDate) {
      newUsers
      date
    }
    cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) {
      earnedPoints
      date
    }
  }
`)

export const topUsersDocument = graphql(/* GraphQL */ `
  query TopUsers($limit: Int, $filterDate: Day) {
    cmsTopUsersByPointsPerDay(limit: $limit, page: 1, filterDate: $filterDate) {
      items {
        _id: userId
        user {
          _id
          fullName
          phoneNumber
          avatar {
            uri
            thumbnail
            thumbnail2x
            covered
          }
        }
        changedCount
        earnedPoints
      }
    }
  }
`)

export const topReferralsDocument = graphql(/* GraphQL */ `
  query TopReferrals($limit: Int, $page: Int, $filter: TopReferralFilter) {
    cmsTopReferralUsers(limit: $limit, page: $page, filter: $filter) {
      counter
      items {
        _id
        avatar {
          uri
          thumbnail
          thumbnail2x
          covered
        }
        fullName
        phoneNumber
        referredUserNumber
      }
    }
  }
`)

export const contentsDocument = graphql(/* GraphQL */ `
  query DashboardContents($startDate: Day!, $endDate: Day!) {
    cmsPostsPerDay(startDate: $startDate, endDate: $endDate) {
      date
      type
      posts
    }
    cmsReportsPerDay(startDate: $startDate, endDate: $endDate) {
      date
      reason
      reports
    }
  }
`)

export const reportedCreatorsDocument = graphql(/* GraphQL */ `
  query ReportedCreators($startDate: Day!, $endDate: Day!) {
    cmsMostReportedCreators(startDate: $startDate, endDate: $endDate) {
      userId
      user {
        fullName
        phoneNumber
        avatar {
          thumbnail
          thumbnail2x
          covered
        }
      }
      reports
    }
  }
`)

export const backlogDocument = graphql(/* GraphQL */ `
  query ReportBacklog {
    cmsReportBacklog {
      model
      targets
      reports
      lastWeek
    }
  }
`)

export const moderatorFiguresDocument = graphql(/* GraphQL */ `
  query ModeratorFigures($startDate: Day!, $endDate: Day!, $everybody: Boolean) {
    cmsModeratorFigures(startDate: $startDate, endDate: $endDate, everybody: $everybody) {
      user {
        ...UserFace
      }
      decided
      overturned
      medianMinutes
    }
  }
`)
