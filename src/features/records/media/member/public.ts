export { MemberMedia } from './media.ts'
export { attachOwn, isSeen, replaceOwn, visibleMedia } from './own-media.ts'
