import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export { uploadPhotoDocument } from './media.documents.ts'
export { Gallery } from './gallery.tsx'
export { PictureField } from './picture-field.tsx'
export { PicturesField } from './pictures-field.tsx'
export { Thumbnail } from './thumbnail.tsx'
export const MediaCard = lazyPart(() => import('./media-card.tsx'))
