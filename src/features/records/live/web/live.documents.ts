import { graphql } from '../../../../generated/graphql/gql.ts'

export const viewingDocument = graphql(/* GraphQL */ `
  mutation Viewing($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) {
    cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) {
      since
      user {
        ...UserFace
      }
    }
  }
`)
