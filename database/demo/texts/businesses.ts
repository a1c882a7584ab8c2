/**
 * The texts of the demo's pages and products, in both languages. `{own}` is a name of one's own, `{place}` a place,
 * `{dish}` its dish, `{n}` and `{m}` numbers of days and nights.
 */

/** A line of business: the enum of its category, and what its pages are called and say of themselves. */
interface Line {
  readonly category: string
  readonly name: { readonly vi: readonly string[]; readonly en: readonly string[] }
  readonly about: { readonly vi: string; readonly en: string }
}

export const lines: readonly Line[] = [
  {
    category: 'HOTEL',
    name: { vi: ['Khách sạn {own}', 'Resort {own} {place}'], en: ['{own} Hotel', '{own} Resort {place}'] },
    about: {
      vi: 'Phòng sạch, chủ nhà thân thiện, cách trung tâm {place} vài phút đi bộ.',
      en: 'Clean rooms and a friendly host, a short walk from the centre of {place}.',
    },
  },
  {
    category: 'HOMESTAY',
    name: { vi: ['Homestay {own}', 'Nhà {own} {place}'], en: ['{own} Homestay', 'The {own} House'] },
    about: {
      vi: 'Ở cùng gia đình, ăn cơm nhà và nghe chuyện {place}.',
      en: 'Stay with a family, eat at their table and hear the stories of {place}.',
    },
  },
  {
    category: 'TOUR',
    name: { vi: ['Du lịch {own}', 'Trekking {own}'], en: ['{own} Travel', '{own} Treks'] },
    about: {
      vi: 'Tour nhóm nhỏ ở {place} với hướng dẫn viên địa phương.',
      en: 'Small group tours of {place} with local guides.',
    },
  },
  {
    category: 'RESTAURANT',
    name: { vi: ['Bếp {own}', 'Quán {own}'], en: ['{own} Kitchen', '{own} Eatery'] },
    about: { vi: 'Món tủ: {dish}. Mở cửa từ 6 giờ sáng.', en: 'Known for {dish}. Open from six in the morning.' },
  },
  {
    category: 'CAFE',
    name: { vi: ['Cà phê {own}', 'Tiệm trà {own}'], en: ['{own} Coffee', '{own} Tea House'] },
    about: {
      vi: 'Góc ngồi yên tĩnh nhìn ra {place}.',
      en: 'A quiet seat with a view of {place}.',
    },
  },
  {
    category: 'TRANSPORT',
    name: { vi: ['Xe {own}', 'Thuyền {own}'], en: ['{own} Limousine', '{own} Boats'] },
    about: { vi: 'Đưa đón tận nơi, đi {place} mỗi ngày.', en: 'Door to door, to {place} every day.' },
  },
  {
    category: 'SPA',
    name: { vi: ['Spa {own}'], en: ['{own} Spa'] },
    about: {
      vi: 'Tắm lá thuốc và xoa bóp sau một ngày đi bộ.',
      en: 'Herbal baths and massage after a day of walking.',
    },
  },
]

export const communities = {
  name: {
    vi: ['Yêu {place}', 'Hội {own}', '{place} trong tôi', 'Phượt {own}'],
    en: ['We love {place}', '{own} Travellers', 'Friends of {place}'],
  },
  about: {
    vi: 'Cộng đồng chia sẻ kinh nghiệm đi {place}.',
    en: 'A community of people who love {place}.',
  },
} as const

export const ownNames = {
  vi: [
    'Sông Hàn',
    'Đồi Chè',
    'Lục Tỉnh',
    'Cô Ba',
    'Hàng Đồng',
    'Sương Sớm',
    'Vịnh Ngọc',
    'Hoa Ban',
    'Măng Đen',
    'Bãi Sao',
    'Cô Út',
    'Tây Bắc',
    'Phố Cổ',
    'Rừng Thông',
    'Bà Lan',
    'Cù Lao',
    'Ba Bể',
    'Lá Đỏ',
    'Miền Tây',
    'Nắng Hạ',
    'Trăng Non',
    'Gió Biển',
    'Mây Trắng',
    'Đèn Lồng',
    'Cánh Buồm',
    'Hoa Sữa',
    'Bến Xưa',
    'Nhà Gỗ',
    'Suối Mơ',
    'An Nhiên',
  ],
  en: [
    'Blue Lagoon',
    'Lotus',
    'Green Hill',
    'Lantern',
    'Old Quarter',
    'Bamboo',
    'Coral',
    'Morning Mist',
    'Red Leaf',
    'River View',
    'Golden Rice',
    'Silver Moon',
    'Paddle',
    'Cinnamon',
    'Jasmine',
    'Stone Garden',
    'Sea Breeze',
    'White Cloud',
  ],
} as const

export const products = {
  TOUR: {
    title: {
      vi: [
        'Tour {place} {n} ngày {m} đêm',
        'Một ngày ở {place}',
        'Trekking {place} cùng người bản địa',
        'Ăn {dish} ở {place}',
      ],
      en: [
        '{place}, {n} days and {m} nights',
        'A day in {place}',
        '{place} on foot with a local',
        'Eating {dish} in {place}',
      ],
    },
    content: {
      vi: 'Nhóm tối đa mười người, đón tại khách sạn. Giá gồm xe, vé tham quan, bữa trưa và hướng dẫn viên.',
      en: 'Small groups of up to ten, picked up at the hotel. Transport, tickets, lunch and a guide are included.',
    },
  },
  HOTEL: {
    title: {
      vi: [
        'Phòng đôi nhìn ra {place}',
        'Phòng gia đình gần {place}',
        'Bungalow bên {place}',
        'Giường tập thể ở {place}',
      ],
      en: [
        'Double room with a view of {place}',
        'Family room near {place}',
        'Bungalow in {place}',
        'Dormitory bed in {place}',
      ],
    },
    content: {
      vi: 'Giá một đêm, gồm bữa sáng. Nhận phòng từ 14 giờ, trả phòng trước 12 giờ. Hủy miễn phí trước hai ngày.',
      en: 'Price for one night with breakfast. Check in from two, check out before noon. Free cancellation up to two days before.',
    },
  },
} as const
