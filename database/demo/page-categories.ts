import { hashText, idOf } from './random.ts'

const categories = [
  ['HOTEL', 'Khách sạn', 'Hotel'],
  ['RESTAURANT', 'Nhà hàng', 'Restaurant'],
  ['CAFE', 'Quán cà phê', 'Café'],
  ['TOUR', 'Du lịch lữ hành', 'Tour operator'],
  ['HOMESTAY', 'Homestay', 'Homestay'],
  ['TRANSPORT', 'Vận chuyển', 'Transport'],
  ['ENTERTAINMENT', 'Vui chơi giải trí', 'Entertainment'],
  ['SHOPPING', 'Mua sắm', 'Shopping'],
  ['COMMUNITY', 'Cộng đồng', 'Community'],
  ['SPA', 'Spa và làm đẹp', 'Spa and beauty'],
  ['INTERNET_CAFE', 'Quán internet', 'Internet café'],
] as const

/** Rows of the `page_categories` table, created at a moment (epoch milliseconds); the last one has been deleted. */
export function pageCategoryRows(seed: string, moment: number) {
  const created_at = new Date(moment).toISOString()
  return categories.map(([code, name_vi, name_en], i) => ({
    id: idOf(hashText(`${seed}/page category`), i, moment),
    enum: code,
    name_vi,
    name_en,
    deleted_at: i === categories.length - 1 ? created_at : null,
    created_at,
  }))
}
