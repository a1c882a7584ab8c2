/** The few things that everybody in the demo shares: badges and groups. */

export const badges = [
  { icon: 'compass', title: 'Nhà thám hiểm', title_en: 'Explorer', status: 'ENABLED' },
  { icon: 'bowl', title: 'Sành ăn', title_en: 'Foodie', status: 'ENABLED' },
  { icon: 'cloud', title: 'Thợ săn mây', title_en: 'Cloud hunter', status: 'ENABLED' },
  { icon: 'wave', title: 'Người của biển', title_en: 'Sea lover', status: 'ENABLED' },
  { icon: 'camera', title: 'Nhiếp ảnh gia', title_en: 'Photographer', status: 'ENABLED' },
  { icon: 'pin', title: 'Thổ địa', title_en: 'Local guide', status: 'ENABLED' },
  { icon: 'pack', title: 'Phượt thủ', title_en: 'Backpacker', status: 'ENABLED' },
  { icon: 'leaf', title: 'Sống xanh', title_en: 'Green traveller', status: 'ENABLED' },
  { icon: 'gate', title: 'Mê di sản', title_en: 'Heritage lover', status: 'ENABLED' },
  { icon: 'star', title: 'Đánh giá tin cậy', title_en: 'Trusted reviewer', status: 'ENABLED' },
  { icon: 'spark', title: 'Gương mặt mới', title_en: 'Rising star', status: 'DISABLED' },
  { icon: 'flag', title: 'Đại sứ du lịch', title_en: 'Travel ambassador', status: 'DISABLED' },
] as const

export type Icon = (typeof badges)[number]['icon']

/** `category` is the enum of a page category. */
export const groups = [
  {
    name: 'Hội mê xê dịch',
    category: 'COMMUNITY',
    description: 'Kể chuyện đường đi, hỏi lịch trình và tìm bạn đồng hành.',
  },
  {
    name: 'Ăn sập Hà Nội',
    category: 'RESTAURANT',
    description: 'Quán ngon, ngõ nhỏ, giá thật. Không quảng cáo.',
  },
  {
    name: 'Sài Gòn ăn gì?',
    category: 'RESTAURANT',
    description: 'Hôm nay ăn gì ở Sài Gòn? Đăng ảnh, địa chỉ và giá.',
  },
  {
    name: 'Săn mây Tây Bắc',
    category: 'TOUR',
    description: 'Lịch mây, cung đường và chỗ ngủ ở Tà Xùa, Y Tý, Sa Pa.',
  },
  {
    name: 'Biển đảo Việt Nam',
    category: 'TOUR',
    description: 'Tàu, lặn biển và những hòn đảo còn vắng người.',
  },
  {
    name: 'Du lịch cùng con nhỏ',
    category: 'COMMUNITY',
    description: 'Kinh nghiệm đi xa với con dưới mười tuổi.',
  },
  {
    name: 'Nhiếp ảnh phong cảnh',
    category: 'ENTERTAINMENT',
    description: 'Ảnh phong cảnh kèm địa điểm và giờ chụp.',
  },
  {
    name: 'Đi bụi một mình',
    category: 'COMMUNITY',
    description: 'An toàn, chi phí và những người bạn gặp dọc đường.',
  },
  {
    name: 'Đà Lạt trong tim',
    category: 'HOMESTAY',
    description: 'Homestay, quán cà phê và mùa hoa ở Đà Lạt.',
  },
  {
    name: 'Miền Tây sông nước',
    category: 'TOUR',
    description: 'Chợ nổi, vườn trái cây và homestay miệt vườn.',
  },
  {
    name: 'Cắm trại cuối tuần',
    category: 'ENTERTAINMENT',
    description: 'Bãi cắm trại cách thành phố không quá hai giờ xe.',
  },
  {
    name: 'Vé rẻ mỗi ngày',
    category: 'TRANSPORT',
    description: 'Săn vé máy bay, tàu và xe khách giá tốt.',
  },
  {
    name: 'Hanoi Expats',
    category: 'COMMUNITY',
    description: 'Weekend trips, visas and good coffee for those who live in Hanoi.',
  },
  {
    name: 'Slow Travel Asia',
    category: 'COMMUNITY',
    description: 'Trains, long stays and small towns across Asia.',
  },
] as const

/** Topics that people follow. */
export const topics = [
  'BEACH',
  'MOUNTAIN',
  'FOOD',
  'CULTURE',
  'PHOTOGRAPHY',
  'CAMPING',
  'CITY',
  'HISTORY',
  'ADVENTURE',
  'WELLNESS',
] as const

/**
 * How many drawings there are of each kind; see `pictures/`. The last photos are those of promotions: what members show may be
 * reported, and then is covered wherever it is shown. Those before them are as many of each kind (`photoKinds`).
 */
export const drawn = { avatars: 40, photos: 60, ofPromotions: 18, alike: 4, refused: 2 } as const
