import { hashText, idOf } from './random.ts'
import type { CatalogueIds } from './world.ts'

const day = 86_400_000

const events = [
  { name: 'Tết Nguyên Đán', daysAgo: 200, loop: 6, status: false },
  { name: 'Mùa hè biển xanh', daysAgo: 110, loop: 4.5, status: false },
  { name: 'Lễ hội mùa thu', daysAgo: 40, loop: 5, status: false },
  { name: 'Mùa mây Tây Bắc', daysAgo: 12, loop: 8, status: true },
  { name: 'Giáng sinh và năm mới', daysAgo: 6, loop: 3, status: false },
  { name: 'Tuần lễ du lịch xanh', daysAgo: 1, loop: 10, status: false },
]

/** Rows of the `events` table; one is enabled. */
export function eventRows(seed: string, ids: Pick<CatalogueIds, 'icons' | 'promotionPhotos'>, now: Date) {
  return events.map(({ name, daysAgo, loop, status }, i) => {
    const at = now.getTime() - daysAgo * day
    return {
      id: idOf(hashText(`${seed}/event`), i, at),
      name,
      status,
      loop,
      logo_id: ids.icons[i % ids.icons.length]!,
      background_id: ids.promotionPhotos[(i * 5) % ids.promotionPhotos.length]!,
      animation_id: ids.icons[(i + 5) % ids.icons.length]!,
      animation_status: i !== 1,
      created_at: new Date(at).toISOString(),
    }
  })
}
