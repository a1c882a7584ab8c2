import { graphql } from '../../../../generated/graphql/gql.ts'

// One record that is not on the loaded page of its report list: what the dialogs over the list need of it.

export const reportedPostDocument = graphql(/* GraphQL */ `
  query ReportedPost($id: ID!) {
    cmsGetPost(_id: $id) {
      _id
      version
      title
      content
      status
    }
  }
`)

export const reportedCommentDocument = graphql(/* GraphQL */ `
  query ReportedComment($id: ID!) {
    cmsGetComment(_id: $id) {
      _id
      version
      content
      termStatus
    }
  }
`)

export const reportedProductDocument = graphql(/* GraphQL */ `
  query ReportedProduct($id: ID!) {
    cmsGetProduct(_id: $id) {
      _id
      version
      title
      termStatus
    }
  }
`)

export const reportedPageDocument = graphql(/* GraphQL */ `
  query ReportedPage($id: ID!) {
    cmsGetPage(_id: $id) {
      _id
      version
      name
      termStatus
    }
  }
`)

export const reportedUserDocument = graphql(/* GraphQL */ `
  query ReportedUser($id: ID!) {
    cmsGetUser(userId: $id) {
      _id
      version
      fullName
      termStatus
    }
  }
`)

export const reportedGroupDocument = graphql(/* GraphQL */ `
  query ReportedGroup($id: ID!) {
    cmsGetGroup(_id: $id) {
      _id
      version
      name
      termStatus
    }
  }
`)

export const reportedMediaDocument = graphql(/* GraphQL */ `
  query ReportedMedia($id: ID!) {
    cmsGetMedia(_id: $id) {
      _id
      version
      termStatus
    }
  }
`)
