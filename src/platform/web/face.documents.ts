import { graphql } from '../../generated/graphql/gql.ts'

/** Who somebody is, to those who may know no more of them: their name and picture. */
export const userFaceFragment = graphql(/* GraphQL */ `
  fragment UserFace on User {
    _id
    fullName
    photoUrl
    avatar {
      thumbnail
      thumbnail2x
    }
  }
`)
