import { graphql } from '../../../../generated/graphql/gql.ts'

export const mediaThumbnailFragment = graphql(/* GraphQL */ `
  fragment MediaThumbnail on Media {
    _id
    type
    thumbnail
    thumbnail2x
    covered
  }
`)

export const mediaPictureFragment = graphql(/* GraphQL */ `
  fragment MediaPicture on Media {
    ...MediaThumbnail
    uri
  }
`)

export const uploadPhotoDocument = graphql(/* GraphQL */ `
  mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {
    uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {
      ...MediaPicture
    }
  }
`)

export const mediaDocument = graphql(/* GraphQL */ `
  query Media($_id: ID!) {
    cmsGetMedia(_id: $_id) {
      ...MediaThumbnail
      uri
      width
      height
      termStatus
      reason {
        reason
        status
        createdAt
        until
        restored
        byName
      }
      uploader {
        ...UserFace
      }
      newestPosts {
        _id
        title
        content
      }
      createdAt
      version
    }
  }
`)
