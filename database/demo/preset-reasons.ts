import { hashText, idOf } from './random.ts'

/** For each model, in the order of the dialogs: Vietnamese, English. */
const reasons = {
  POST: [
    ['Spam hoặc quảng cáo', 'Spam or advertising'],
    ['Quấy rối hoặc xúc phạm người khác', 'Harassment or insults'],
    ['Thông tin sai sự thật', 'False information'],
    ['Nội dung bạo lực hoặc phản cảm', 'Violent or offensive content'],
    ['Nội dung khiêu dâm', 'Sexual content'],
    ['Lừa đảo', 'Scam'],
    ['Vi phạm bản quyền hình ảnh', 'Pictures used without permission'],
    ['Đánh giá giả để nhận điểm', 'Fake review to earn points'],
  ],
  USER: [
    ['Tài khoản giả mạo', 'Impersonation'],
    ['Spam hoặc quảng cáo nhiều lần', 'Repeated spam or advertising'],
    ['Quấy rối người dùng khác', 'Harassing other people'],
    ['Gian lận điểm', 'Point fraud'],
    ['Tự giới thiệu bằng nhiều tài khoản', 'Self-referral with several accounts'],
    ['Lừa đảo', 'Scam'],
    ['Theo yêu cầu của chủ tài khoản', 'At the account owner’s request'],
  ],
} as const

/** Rows of the `preset_reasons` table, made at a moment (epoch milliseconds). */
export function presetReasonRows(seed: string, moment: number) {
  const created_at = new Date(moment).toISOString()
  return Object.entries(reasons).flatMap(([model, texts]) =>
    texts.map(([text_vi, text_en], i) => ({
      id: idOf(hashText(`${seed}/preset reason ${model}`), i, moment),
      model,
      text_vi,
      text_en,
      position: i + 1,
      created_at,
    })),
  )
}
