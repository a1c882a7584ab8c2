import { graphql } from '../../../generated/graphql/gql.ts'

export const mediaThumbnailFragment = graphql(/* GraphQL */ `
  fragment MediaThumbnail on Media {
    _id
    type
    thumbnail
    thumbnail2x
  }
`)

export const uploadPhotoDocument = graphql(/* GraphQL */ `
  mutation UploadPhoto($file: Upload!, $dimensions: Dimensions, $bannerType: String) {
    uploadPhoto(file: $file, dimensions: $dimensions, bannerType: $bannerType) {
      ...MediaThumbnail
    }
  }
`)
