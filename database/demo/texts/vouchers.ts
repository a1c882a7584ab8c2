import type { VoucherType } from '../../../src/features/promotion/vouchers/voucher.values.ts'
import type { photoKinds } from '../post.ts'

export interface VoucherText {
  readonly type: VoucherType
  readonly title: readonly [vi: string, en: string]
  readonly about: readonly [vi: string, en: string]
  readonly picture: (typeof photoKinds)[number]
}

const terms = [
  'Mỗi mã dùng một lần, không quy đổi thành tiền mặt.',
  'Each code serves once and cannot be exchanged for cash.',
] as const
export const termsOfVouchers = terms

/** Of the vouchers, the newest last. */
export const voucherTexts: readonly VoucherText[] = [
  {
    type: 'POINT_EXCHANGE',
    title: ['Giảm 20% bánh mì Hội An', '20% off bánh mì in Hội An'],
    about: ['Áp dụng cho mọi loại bánh mì tại quầy.', 'Valid for every bánh mì at the counter.'],
    picture: 'food',
  },
  {
    type: 'GAME',
    title: ['Cà phê muối miễn phí', 'Free salt coffee'],
    about: ['Một ly cà phê muối tại Huế.', 'One salt coffee in Huế.'],
    picture: 'food',
  },
  {
    type: 'POINT_EXCHANGE',
    title: ['Vé cáp treo Bà Nà giảm 15%', '15% off the Bà Nà cable car'],
    about: ['Vé khứ hồi cho một người lớn.', 'A return ticket for one adult.'],
    picture: 'mountain',
  },
  {
    type: 'POINT_EXCHANGE',
    title: ['Đêm nghỉ thứ hai nửa giá', 'Second night at half price'],
    about: ['Tại các nhà nghỉ có tên trong danh sách.', 'At the guesthouses on the list.'],
    picture: 'beach',
  },
  {
    type: 'GAME',
    title: ['Vé thuyền Tràng An', 'Boat ticket for Tràng An'],
    about: ['Một chuyến thuyền ba giờ.', 'A boat trip of three hours.'],
    picture: 'water',
  },
  {
    type: 'POINT_EXCHANGE',
    title: ['Phở bò Hà Nội 30.000đ', 'Hanoi beef phở for 30,000đ'],
    about: ['Một tô phở bò tái chín.', 'A bowl of beef phở.'],
    picture: 'food',
  },
  {
    type: 'GAME',
    title: ['Tour đêm Hoàng thành', 'Night tour of the citadel'],
    about: ['Vé cho tối thứ Sáu hoặc thứ Bảy.', 'A ticket for a Friday or Saturday night.'],
    picture: 'heritage',
  },
  {
    type: 'POINT_EXCHANGE',
    title: ['Thuê xe máy Hà Giang một ngày', 'One day of motorbike rental in Hà Giang'],
    about: ['Gồm mũ bảo hiểm và bảo hiểm xe.', 'With helmet and insurance.'],
    picture: 'mountain',
  },
  {
    type: 'POINT_EXCHANGE',
    title: ['Trà sen Tây Hồ', 'West Lake lotus tea'],
    about: ['Một hộp trà ướp sen 50 g.', 'A box of 50 g of lotus tea.'],
    picture: 'nature',
  },
  {
    type: 'GAME',
    title: ['Lặn ngắm san hô Cù Lao Chàm', 'Snorkelling at Cù Lao Chàm'],
    about: ['Gồm ca nô và dụng cụ lặn.', 'With speedboat and equipment.'],
    picture: 'beach',
  },
  {
    type: 'POINT_EXCHANGE',
    title: ['Vé xe buýt hai tầng Sài Gòn', 'Double-decker bus in Saigon'],
    about: ['Lên xuống tự do trong 24 giờ.', 'Hop on and off for 24 hours.'],
    picture: 'city',
  },
  {
    type: 'POINT_EXCHANGE',
    title: ['Bún chả cho hai người', 'Bún chả for two'],
    about: ['Hai suất bún chả kèm nem.', 'Two portions with spring rolls.'],
    picture: 'food',
  },
  {
    type: 'GAME',
    title: ['Lớp học làm đèn lồng', 'Lantern workshop'],
    about: ['Hai giờ với nghệ nhân Hội An.', 'Two hours with a craftsman of Hội An.'],
    picture: 'heritage',
  },
  {
    type: 'POINT_EXCHANGE',
    title: ['Cắm trại hồ Trị An', 'Camping at Trị An lake'],
    about: ['Một lều cho hai người.', 'A tent for two.'],
    picture: 'water',
  },
]

export const campaignTexts: readonly (VoucherText & {
  /** Days from today. */
  readonly from: number
  readonly to: number
  readonly status: 'ENABLED' | 'DISABLED'
  readonly turns: number
})[] = [
  {
    type: 'REFERRAL',
    title: ['Mời bạn mùa xuân', 'Invite friends this spring'],
    about: ['', ''],
    picture: 'nature',
    from: -150,
    to: -90,
    status: 'DISABLED',
    turns: 3,
  },
  {
    type: 'REFERRAL',
    title: ['Rủ bạn đi biển', 'Bring a friend to the sea'],
    about: ['', ''],
    picture: 'beach',
    from: -20,
    to: 25,
    status: 'ENABLED',
    turns: 5,
  },
  {
    type: 'REFERRAL',
    title: ['Bạn mới, quà mới', 'New friends, new gifts'],
    about: ['', ''],
    picture: 'city',
    from: 10,
    to: 60,
    status: 'DISABLED',
    turns: 2,
  },
]
