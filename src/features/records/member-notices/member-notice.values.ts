/** What a notice may be about: those of the desk and of staff to many, and those that `tellMember` writes. */
export const toldTypes = ['VERIFICATION', 'BADGE', 'PRIZE', 'REFERRAL', 'POINTS', 'APPEAL'] as const
export type ToldType = (typeof toldTypes)[number]
export const noticeTypes = ['SYSTEM', 'DECISION', 'REPORT', ...toldTypes] as const
export type NoticeType = (typeof noticeTypes)[number]

/** Unread notices are counted up to this number. */
export const mostUnread = 100
