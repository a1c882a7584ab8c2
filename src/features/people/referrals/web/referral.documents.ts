import { graphql } from '../../../../generated/graphql/gql.ts'

export const referralsDocument = graphql(/* GraphQL */ `
  query WaitingReferrals($limit: Int, $page: Int, $filter: ReferralFilter, $sortBy: ReferralSort) {
    cmsListReferrals(limit: $limit, page: $page, filter: $filter, sortBy: $sortBy) {
      counter
      items {
        _id
        status
        friend {
          ...UserFace
        }
        inviter {
          ...UserFace
        }
        address
        createdAt
        version
      }
    }
  }
`)

export const findPeopleDocument = graphql(/* GraphQL */ `
  query FindPeopleOfReferrals($query: String, $limit: Int) {
    cmsGetUsers(query: $query, limit: $limit) {
      items {
        _id
        fullName
        phoneNumber
      }
    }
  }
`)

export const personDocument = graphql(/* GraphQL */ `
  query PersonOfReferrals($userId: ID!) {
    cmsGetUser(userId: $userId) {
      _id
      fullName
    }
  }
`)
