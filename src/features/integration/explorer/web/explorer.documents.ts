import { graphql } from '../../../../generated/graphql/gql.ts'

export const apiSchemasDocument = graphql(/* GraphQL */ `
  query ApiSchemas {
    cmsApiSchemas {
      staff
      members
    }
  }
`)
