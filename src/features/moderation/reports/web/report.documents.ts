import { graphql } from '../../../../generated/graphql/gql.ts'

export const postReportsDocument = graphql(/* GraphQL */ `
  query PostReports(
    $limit: Int
    $offset: Int
    $filter: PostReportFilter
    $sortType: PostReportSortType
    $sortDir: SortDirection
  ) {
    cmsGetPostReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {
      total: totalAtLeast
      items {
        _id
        version
        termStatus
        totalReports
        lastReportAt
        isAdminReport
        handledVersion
        isOwn
        openCaseId
        createdAt
        title
        content
        type
        creator {
          ...UserFace
        }
        page {
          _id
          name
        }
        reason {
          reason
          until
        }
      }
    }
  }
`)

export const commentReportsDocument = graphql(/* GraphQL */ `
  query CommentReports(
    $limit: Int
    $offset: Int
    $filter: CommentReportFilter
    $sortType: CommentReportSortType
    $sortDir: SortDirection
  ) {
    cmsGetCommentReports(limit: $limit, offset: $offset, filter: $filter, sortType: $sortType, sortDir: $sortDir) {
      total: totalAtLeast
      items {
        _id
        version
        termStatus
        totalReports
        lastReportAt
        isAdminReport
        handledVersion
        isOwn
        openCaseId
        createdAt
        content
        creator {
          ...UserFace
        }
        commentedAsPage {
          _id
          name
        }
        reason {
          reason
          until
        }
      }
    }
  }
`)

export const productReportsDocument = graphql(/* GraphQL */ `
  query ProductReports($limit: Int, $offset: Int, $filter: ProductReportFilter, $sortBy: ProductReportSort) {
    cmsGetProductReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
      total: totalAtLeast
      items {
        _id
        version
        termStatus
        totalReports
        lastReportAt
        isAdminReport
        handledVersion
        isOwn
        openCaseId
        createdAt
        title
        content
        type
        creator {
          ...UserFace
        }
        page {
          _id
          name
        }
        reason {
          reason
          until
        }
      }
    }
  }
`)

export const pageReportsDocument = graphql(/* GraphQL */ `
  query PageReports($limit: Int, $offset: Int, $filter: PageReportFilter, $sortBy: PageReportSort) {
    cmsGetPageReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
      total: totalAtLeast
      items {
        _id
        version
        termStatus
        totalReports
        lastReportAt
        isAdminReport
        handledVersion
        isOwn
        openCaseId
        createdAt
        name
        type
        category {
          name {
            VI_VN
            EN_US
          }
        }
        creator {
          ...UserFace
        }
        reason {
          reason
          until
        }
      }
    }
  }
`)

export const userReportsDocument = graphql(/* GraphQL */ `
  query UserReports($limit: Int, $offset: Int, $filter: UserReportFilter, $sortBy: UserReportSort) {
    cmsGetUserReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
      total: totalAtLeast
      items {
        _id
        version
        termStatus
        totalReports
        lastReportAt
        isAdminReport
        handledVersion
        isOwn
        openCaseId
        createdAt
        fullName
        photoUrl
        avatar {
          thumbnail
          thumbnail2x
          covered
        }
        gender
        email
        reason {
          reason
          until
        }
      }
    }
  }
`)

export const groupReportsDocument = graphql(/* GraphQL */ `
  query GroupReports($limit: Int, $offset: Int, $filter: GroupReportFilter, $sortBy: GroupReportSort) {
    cmsGetGroupReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
      total: totalAtLeast
      items {
        _id
        version
        termStatus
        totalReports
        lastReportAt
        isAdminReport
        handledVersion
        isOwn
        openCaseId
        createdAt
        name
        totalMembers
        totalPosts
        creator {
          ...UserFace
        }
        reason {
          reason
          until
        }
      }
    }
  }
`)

export const mediaReportsDocument = graphql(/* GraphQL */ `
  query MediaReports($limit: Int, $offset: Int, $filter: MediaReportFilter, $sortBy: MediaReportSort) {
    cmsGetMediaReports(limit: $limit, offset: $offset, filter: $filter, sortBy: $sortBy) {
      total: totalAtLeast
      items {
        _id
        version
        termStatus
        totalReports
        lastReportAt
        isAdminReport
        handledVersion
        isOwn
        openCaseId
        createdAt
        avatar {
          ...MediaThumbnail
        }
        totalMembers
        totalPosts
        uploader {
          ...UserFace
        }
        reason {
          reason
          until
        }
      }
    }
  }
`)

export const reportsOfTargetDocument = graphql(/* GraphQL */ `
  query ReportsOfTarget($targetId: ID!, $type: TermModel!, $limit: Int) {
    cmsListReportByTargetId(targetId: $targetId, type: $type, limit: $limit) {
      _id
      message
      postReportType
      creator {
        ...UserFace
      }
      createdAt
    }
  }
`)

export const detailReportsDocument = graphql(/* GraphQL */ `
  query DetailReports($id: ID!, $forModel: TermModel!, $page: Int) {
    cmsGetDetailReports(id: $id, forModel: $forModel, page: $page) {
      total
      items {
        _id
        message
        postReportType
        creator {
          ...UserFace
        }
        createdAt
      }
    }
  }
`)

export const blockedDetailsDocument = graphql(/* GraphQL */ `
  query BlockedDetails($id: ID!, $forModel: TermModel!, $page: Int) {
    cmsGetBlockedDetailList(id: $id, forModel: $forModel, page: $page) {
      total
      items {
        _id
        reason
        undoes
        status
        createdAt
        creator {
          ...UserFace
        }
      }
    }
  }
`)

export const markHandledDocument = graphql(/* GraphQL */ `
  mutation MarkReportsHandled($model: TermModel!, $_id: ID!, $lastReportAt: DateTime!) {
    cmsMarkReportsHandled(model: $model, _id: $_id, lastReportAt: $lastReportAt) {
      handledVersion
    }
  }
`)

export const unmarkHandledDocument = graphql(/* GraphQL */ `
  mutation UnmarkReportsHandled($model: TermModel!, $_id: ID!) {
    cmsUnmarkReportsHandled(model: $model, _id: $_id) {
      handledVersion
    }
  }
`)

export const markManyDocument = graphql(/* GraphQL */ `
  mutation MarkReportsHandledOfMany(
    $model: TermModel!
    $ids: [ID!]
    $list: JSON
    $after: ID
    $handled: Boolean!
    $seen: [SeenReportsInput!]
  ) {
    cmsMarkReportsHandledOfMany(model: $model, ids: $ids, list: $list, after: $after, handled: $handled, seen: $seen) {
      outcomes {
        _id
        ok
        version
        message
        reason
        params
      }
      next
    }
  }
`)
