import { graphql } from '../../../../generated/graphql/gql.ts'

export const repliesDocument = graphql(/* GraphQL */ `
  query SavedReplies($limit: Int, $page: Int, $sortBy: SavedReplySort) {
    cmsGetSavedReplies(limit: $limit, page: $page, sortBy: $sortBy) {
      counter: counterAtLeast
      items {
        _id
        title
        textEn
        textVi
        version
      }
    }
  }
`)
