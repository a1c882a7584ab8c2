import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { imageTooLarge } from '../../../../platform/server/files/image-size.ts'
import { partOf } from '../../../../platform/server/once.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import type { SpooledFile } from '../../../../platform/server/files/spool.ts'
import { type MediaRow, uploadPhoto } from '../../../records/media/server/public.ts'
import { menuBannerRecord } from '../banner.record.ts'
import { largestMenuBanner } from '../banner.rules.ts'
import type { MenuBannerType } from '../banner.values.ts'

export const menuBannerModel = 'MENU_BANNER'

const menuBanners = recordStore({
  model: menuBannerModel,
  record: menuBannerRecord,
  table: 'menu_banners',
  gone: 'banners_text_gone',
})

const idOf = async (ctx: Context, type: MenuBannerType) =>
  (await ctx.db.selectFrom('menu_banners').select('id').where('type', '=', type).executeTakeFirstOrThrow()).id

/** Stores the picture, then shows it in place of the former one. */
export async function uploadMenuBanner(ctx: Context, type: MenuBannerType, file: SpooledFile): Promise<MediaRow> {
  const largest = largestMenuBanner[type]
  if (file.bytes > largest) throw imageTooLarge(largest)
  const media = await uploadPhoto(partOf(ctx, 'photo'), file, type)
  await command(partOf(ctx, 'banner'), async (ctx) => {
    await menuBanners.change(ctx, { _id: await idOf(ctx, type) }, { media_id: media.id })
  })
  return media
}

/** Returns whether there was a picture. */
export function deleteMenuBanner(ctx: Context, type: MenuBannerType): Promise<boolean> {
  return command(ctx, async (ctx) => {
    let was = false
    await menuBanners.changeBy(ctx, { _id: await idOf(ctx, type) }, (_, row) => {
      was = row.media_id !== null
      return { media_id: null }
    })
    return was
  })
}
