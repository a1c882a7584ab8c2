import { graphql } from '../../../../generated/graphql/gql.ts'

/**
 * The fields of the creator that the forms need. Personal data: only administrators may read them, as only they may use
 * the forms.
 */
export const postAuthorFragment = graphql(/* GraphQL */ `
  fragment PostAuthor on User {
    _id
    fullName
    phoneNumber
    gender
    group
    version
  }
`)

export const postAuthorDocument = graphql(/* GraphQL */ `
  query PostAuthorByPhone($phoneNumber: String!) {
    cmsFindUserByPhone(phoneNumber: $phoneNumber) {
      ...PostAuthor
    }
  }
`)

export const editedPostDocument = graphql(/* GraphQL */ `
  query EditedPost($_id: ID!) {
    cmsGetPost(_id: $_id) {
      _id
      ...PostText
      version
      creator {
        ...PostAuthor
      }
    }
  }
`)

export const setAuthorGroupDocument = graphql(/* GraphQL */ `
  mutation SetAuthorGroup($userId: ID!, $group: UserGroup!, $version: Int) {
    updateUserGroup(userId: $userId, group: $group, version: $version) {
      ...PostAuthor
    }
  }
`)
