import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { ListPage } from '../../../../platform/server/lists/list-page.ts'
import type { MenuBannerType } from '../banner.values.ts'
import type { BannerRow } from './banner.commands.ts'
import { hasBlockedTarget } from './banner.target.ts'

/** What the app shows now, in its order. */
export function shownNow(db: Kysely<Tables>, limit: number, offset: number): ListPage<BannerRow> {
  const shown = db
    .selectFrom('banners')
    .where(sql<SqlBool>`status = 'ENABLED' and start_date <= now() and end_date > now() and not ${hasBlockedTarget}`)
  return {
    items: () => shown.selectAll().orderBy('position').limit(limit).offset(offset).execute(),
    total: async () => (await shown.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n,
  }
}

/** The ids of the pictures in the app's menu. */
export type MenuBanners = Partial<Record<MenuBannerType, string | null>>

export async function menuBannersShown(db: Kysely<Tables>): Promise<MenuBanners> {
  const rows = await db.selectFrom('menu_banners').select(['type', 'media_id']).execute()
  return Object.fromEntries(rows.map(({ type, media_id }) => [type, media_id]))
}
