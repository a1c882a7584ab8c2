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
  VERIFY: [
    ['Ảnh giấy tờ mờ hoặc bị che, không đọc được', 'The document cannot be read: blurred or covered'],
    ['Giấy tờ đã hết hạn', 'The document has expired'],
    ['Tên trên giấy tờ không khớp với tên yêu cầu', 'The name on the document does not match the request'],
    ['Thiếu giấy tờ cần thiết', 'A required document is missing'],
    ['Ảnh chụp không cho thấy người hoặc cơ sở này', 'The photos do not show this person or business'],
    ['Giấy tờ có dấu hiệu bị chỉnh sửa', 'The document appears to have been altered'],
  ],
  BADGE_REQUEST: [
    ['Phần giới thiệu quá sơ sài', 'The introduction says too little'],
    ['Ảnh không liên quan đến huy hiệu', 'The picture has nothing to do with the badge'],
    ['Ảnh mờ hoặc không rõ nội dung', 'The picture cannot be made out'],
    ['Chưa đủ đóng góp cho huy hiệu này', 'Too few contributions for this badge'],
    ['Thông tin không đúng sự thật', 'What was stated is not true'],
  ],
} as const

/** The same for what brings a record back. */
const restoring = {
  POST: [
    ['Đã sửa nội dung vi phạm', 'The content was corrected'],
    ['Không vi phạm sau khi xem lại', 'No violation after another look'],
    ['Báo cáo sai', 'False reports'],
  ],
  USER: [
    ['Đã xác minh chủ tài khoản', 'The owner was verified'],
    ['Hết thời gian chặn', 'Blocked long enough'],
    ['Chặn nhầm', 'Blocked by mistake'],
    ['Đã cam kết không tái phạm', 'Promised not to repeat it'],
  ],
  COMMENT: [
    ['Không vi phạm sau khi xem lại', 'No violation after another look'],
    ['Báo cáo sai', 'False reports'],
  ],
  MEDIA: [
    ['Ảnh không vi phạm', 'The picture breaks no rule'],
    ['Có quyền dùng ảnh', 'Permission to use the picture was shown'],
  ],
  PRODUCT: [
    ['Đã sửa giá hoặc mô tả', 'Price or description was corrected'],
    ['Không vi phạm sau khi xem lại', 'No violation after another look'],
  ],
  PAGE: [
    ['Đã xác minh chủ trang', 'The owner was verified'],
    ['Đã sửa nội dung vi phạm', 'The content was corrected'],
  ],
  GROUP: [
    ['Đã gỡ nội dung vi phạm', 'What broke the rules was removed'],
    ['Không vi phạm sau khi xem lại', 'No violation after another look'],
  ],
} as const

interface List {
  readonly of: Readonly<Record<string, readonly (readonly [vi: string, en: string])[]>>
  readonly restores: boolean
  readonly name: string
}

/** Rows of the `preset_reasons` table, made at a moment (epoch milliseconds). */
export function presetReasonRows(seed: string, moment: number) {
  const created_at = new Date(moment).toISOString()
  const lists: readonly List[] = [
    { of: reasons, restores: false, name: 'preset reason' },
    { of: restoring, restores: true, name: 'reason to restore' },
  ]
  return lists.flatMap(({ of, restores, name }) =>
    Object.entries(of).flatMap(([model, texts]) =>
      texts.map(([text_vi, text_en], i) => ({
        id: idOf(hashText(`${seed}/${name} ${model}`), i, moment),
        model,
        text_vi,
        text_en,
        restores,
        position: i + 1,
        created_at,
      })),
    ),
  )
}
