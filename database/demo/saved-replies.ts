import { hashText, idOf } from './random.ts'

/** Title, Vietnamese, English. */
const replies = [
  [
    'Cảm ơn, không vi phạm',
    'Cảm ơn bạn đã báo cáo. Chúng tôi đã xem và nội dung này không vi phạm quy định của cộng đồng.',
    'Thank you for your report. We looked at it, and it does not break the rules of the community.',
  ],
  [
    'Tranh chấp dịch vụ',
    'Đây là tranh chấp giữa bạn và nơi cung cấp dịch vụ. Vui lòng liên hệ họ, hoặc viết đánh giá của bạn.',
    'This is a dispute between you and the business. Please contact them, or write a review of your own.',
  ],
  [
    'Đã sửa nội dung',
    'Người đăng đã sửa nội dung sau báo cáo của bạn, nên chúng tôi để bài hiển thị. Cảm ơn bạn.',
    'The author corrected it after your report, so we leave it visible. Thank you.',
  ],
] as const

/** Rows of the `saved_replies` table, made at a moment (epoch milliseconds). */
export const savedReplyRows = (seed: string, moment: number) =>
  replies.map(([title, text_vi, text_en], i) => ({
    id: idOf(hashText(`${seed}/saved reply`), i, moment),
    title,
    text_vi,
    text_en,
    created_at: new Date(moment).toISOString(),
  }))
