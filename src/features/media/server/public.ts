export { Media, type MediaRow, mediaById } from './media.type.ts'
export { mediaUrl } from './media.keys.ts'
