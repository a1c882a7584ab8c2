import { graphql } from '../../../generated/graphql/gql.ts'

/** The fields of a person that every viewer may see: name and picture. */
export const userFaceFragment = graphql(/* GraphQL */ `
  fragment UserFace on User {
    _id
    fullName
    photoUrl
    avatar {
      thumbnail
      thumbnail2x
      covered
    }
  }
`)
