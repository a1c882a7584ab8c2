import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { hashText, idOf } from './random.ts'
import type { World } from './world.ts'

const day = 86_400_000

interface Written {
  readonly name: string
  readonly to: 'LINK' | 'POST' | 'PAGE' | 'SCREEN'
  readonly target?: string
  /** Days from now. */
  readonly from: number
  readonly until: number
  readonly disabled?: true
}

const banners: readonly Written[] = [
  { name: 'Mùa mây Tây Bắc', to: 'SCREEN', target: 'PLACES', from: -12, until: 18 },
  { name: 'Vòng quay cuối năm', to: 'SCREEN', target: 'LUCKY_WHEEL', from: -5, until: 40 },
  { name: 'Khách sạn được yêu thích', to: 'PAGE', from: -30, until: 30 },
  { name: 'Hành trình của tháng', to: 'POST', from: -8, until: 22 },
  { name: 'Travel insurance week', to: 'LINK', target: 'https://example.com/insurance', from: -2, until: 5 },
  { name: 'Mời bạn, nhận điểm', to: 'SCREEN', target: 'REFERRAL', from: -60, until: 300 },
  { name: 'Ẩm thực đường phố', to: 'POST', from: -20, until: 10, disabled: true },
  { name: 'Voucher cuối tuần', to: 'SCREEN', target: 'VOUCHERS', from: 3, until: 9 },
  { name: 'Huy hiệu mới', to: 'SCREEN', target: 'BADGES', from: -90, until: -30 },
  { name: 'Hướng dẫn du lịch an toàn', to: 'LINK', target: 'https://example.com/safety', from: -200, until: 165 },
  { name: 'Nhà hàng đối tác', to: 'PAGE', from: -15, until: 45 },
  { name: 'Tết về quê', to: 'LINK', target: 'https://example.com/tet', from: 50, until: 90 },
]

/** Rows of the `banners` table: shown now, coming, over and disabled. */
export async function bannerRows(db: Kysely<Tables>, world: World) {
  const pages = await db.selectFrom('pages').select('id').orderBy('id').limit(2).execute()
  const { now, options } = world
  return banners.map(({ name, to, target, from, until, disabled }, i) => {
    const at = now - (banners.length - i) * day
    return {
      id: idOf(hashText(`${options.seed}/banner`), i, at),
      name,
      type: to,
      link: to === 'LINK' ? target! : null,
      screen: to === 'SCREEN' ? target! : null,
      post_id: to === 'POST' ? world.postId(i * 3) : null,
      page_id: to === 'PAGE' ? pages[i % pages.length]!.id : null,
      media_id: options.ids.promotionPhotos[(i * 5 + 2) % options.ids.promotionPhotos.length]!,
      status: disabled ? 'DISABLED' : 'ENABLED',
      start_date: new Date(now + from * day).toISOString(),
      end_date: new Date(now + until * day).toISOString(),
      created_by: world.userId(i % 3 === 0 ? 3 : 0),
      created_at: new Date(at).toISOString(),
    }
  })
}
