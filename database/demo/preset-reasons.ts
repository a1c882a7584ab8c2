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
  COMMENT: [
    ['Spam hoặc quảng cáo', 'Spam or advertising'],
    ['Quấy rối hoặc xúc phạm người khác', 'Harassment or insults'],
    ['Ngôn từ thù ghét', 'Hate speech'],
    ['Tiết lộ thông tin cá nhân', 'Someone’s private information'],
    ['Lừa đảo', 'Scam'],
  ],
  MEDIA: [
    ['Nội dung khiêu dâm', 'Sexual content'],
    ['Nội dung bạo lực hoặc phản cảm', 'Violent or offensive content'],
    ['Vi phạm bản quyền hình ảnh', 'Picture used without permission'],
    ['Ảnh không liên quan đến địa điểm', 'Picture does not show the place'],
  ],
  PRODUCT: [
    ['Sản phẩm bị cấm', 'Forbidden product'],
    ['Giá hoặc mô tả sai sự thật', 'False price or description'],
    ['Lừa đảo', 'Scam'],
    ['Vi phạm bản quyền hình ảnh', 'Pictures used without permission'],
    ['Sản phẩm không còn bán', 'No longer sold'],
  ],
  PAGE: [
    ['Trang giả mạo', 'Impersonation'],
    ['Cơ sở không tồn tại', 'The business does not exist'],
    ['Spam hoặc quảng cáo', 'Spam or advertising'],
    ['Mua bán đánh giá', 'Trading in reviews'],
    ['Lừa đảo', 'Scam'],
  ],
  GROUP: [
    ['Spam hoặc quảng cáo', 'Spam or advertising'],
    ['Kích động thù ghét', 'Inciting hatred'],
    ['Chia sẻ nội dung khiêu dâm', 'Sharing sexual content'],
    ['Lừa đảo', 'Scam'],
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
