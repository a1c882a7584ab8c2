export { uploadPhoto } from './media.commands.ts'
export { type PrivateUpload, takePrivateUploads } from './private-uploads.ts'
export { Media, mediaById, mediaOf, type MediaRow } from './media.type.ts'
export { requireOwnPhoto } from './own-photo.ts'
