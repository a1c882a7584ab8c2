import { graphql } from '../../../generated/graphql/gql.ts'

export const badgeChoicesDocument = graphql(/* GraphQL */ `
  query BadgeChoices($limit: Int, $filter: BadgeFilter) {
    cmsListBadges(limit: $limit, page: 1, filter: $filter) {
      items {
        _id
        title
      }
    }
  }
`)
