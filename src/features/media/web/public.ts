export { uploadPhotoDocument } from './media.documents.ts'
export { Thumbnail } from './thumbnail.tsx'
