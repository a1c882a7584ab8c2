export { uploadPhoto } from './media.commands.ts'
export { Media, mediaById, type MediaRow } from './media.type.ts'
export { requireOwnPhoto } from './own-photo.ts'
