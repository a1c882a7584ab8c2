import { m } from '../../../../generated/messages/messages.js'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { randomId } from '../../../../platform/web/requests/random-id.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { bannerModel, type BannerRow } from './banner-listing.tsx'
import { moveBannerDocument } from './banner.documents.ts'

type Moved = Pick<BannerRow, '_id' | 'name'>

/** Tells that a banner has its new place. */
export async function showMoved(name: string, place: number): Promise<void> {
  notices.success(m.common_updated(), m.banners_moved_to({ name, place }))
  await recordsChanged(bannerModel)
}

export async function moveToTop({ _id, name }: Moved): Promise<void> {
  try {
    const { cmsMoveBanner } = await request(moveBannerDocument, { _id, place: 1 }, { idempotencyKey: randomId() })
    await showMoved(name, cmsMoveBanner.place)
  } catch (error) {
    notices.error(m.common_error(), failureText(error))
  }
}
