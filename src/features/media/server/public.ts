export { Media, mediaById } from './media.type.ts'
