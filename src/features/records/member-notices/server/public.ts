export { noticesOf } from './inbox.ts'
export { type NoticesAsked, type NoticeRow, registerNotices, theAsked } from './notice-sources.ts'
export { takeBackNotice, tellMember } from './tell-member.ts'
