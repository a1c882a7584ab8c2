import { lazy } from 'react'

export { uploadPhotoDocument } from './media.documents.ts'
export { PictureField } from './picture-field.tsx'
export { Thumbnail } from './thumbnail.tsx'
export const MediaCard = lazy(() => import('./media-card.tsx'))
