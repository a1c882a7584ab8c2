import { HolderOutlined } from '@ant-design/icons'
import { queryOptions } from '@tanstack/react-query'
import type { BannerRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/banners.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { stateColumn, stateFilter } from '../../promotion-states/web/public.ts'
import { bannerList } from '../banner.list.ts'
import { bannerOperations } from '../banner.operations.ts'
import { postName } from './banner-targets.tsx'
import { screenName, statusName, typeName } from './banner-words.ts'
import { bannerDocument, bannersDocument } from './banner.documents.ts'
import './banners.css'

export type BannerRow = BannerRowFragment

export const bannerModel = 'BANNER'
/** The search parameter that opens a banner with its status over the list. */
export const bannerDetail = 'banner'

export const bannerQuery = (id: string) =>
  queryOptions({
    queryKey: [bannerModel, 'one', id],
    queryFn: async ({ signal }) => (await request(bannerDocument, { _id: id }, { signal })).cmsGetBanner,
    ...keptOnScreen,
  })

/** Where a banner leads, in words. */
export function targetName({ data: { link, post, page, screen } }: BannerRow): string {
  if (screen) return screenName(screen)
  return link ?? page?.name ?? (post ? postName(post) : '')
}

export const bannerListing = declareList({
  spec: bannerList,
  operation: bannerOperations.cmsListBanner,
  load: async ({ page, size, state, leadsToBlocked, q }: ListStateOf<typeof bannerList>, signal?: AbortSignal) =>
    (
      await request(
        bannersDocument,
        { limit: size, page, filter: { type: 'DISPLAYED', state, leadsToBlocked, q } },
        signal ? { signal } : {},
      )
    ).cmsListBanner,
  title: m.banners_title,
  model: bannerModel,
  detail: bannerDetail,
  exports: true,
  nameOf: (banner) => banner.name,
  filters: { q: { label: m.banners_search }, state: stateFilter, leadsToBlocked: { label: m.common_leads_to_blocked } },
  sorts: { POSITION: m.banners_position },
  columns: [
    {
      key: 'position',
      title: m.banners_position,
      screenOnly: true,
      cell: ({ _id, name, place }) => (
        <span className="banners-place">
          <button type="button" className="banners-handle" data-handle={_id} aria-label={m.banners_move({ name })}>
            <HolderOutlined aria-hidden />
          </button>
          {place}
        </span>
      ),
    },
    { key: 'media', title: m.banners_media, screenOnly: true, cell: ({ media }) => <Thumbnail media={media} /> },
    { key: 'name', title: m.common_name, kind: 'text', opens: true },
    {
      key: 'target',
      title: m.banners_target,
      grows: true,
      cell: (banner) => (
        <Headline title={targetName(banner)} text={typeName(banner.type)}>
          {banner.leadsToBlocked && <Mark tone="bad">{m.common_leads_to_blocked()}</Mark>}
        </Headline>
      ),
    },
    { key: 'startDate', title: m.banners_start, kind: 'moment' },
    { key: 'endDate', title: m.banners_end, kind: 'moment' },
    stateColumn,
    {
      key: 'status',
      title: m.common_status,
      cell: ({ _id, name, status }) => (
        <a
          className="cell-button"
          href={`?${bannerDetail}=${_id}`}
          aria-label={m.banners_change_status_of({ status: statusName(status), name })}
        >
          <Mark tone={status === 'ENABLED' ? 'good' : 'neutral'}>{statusName(status)}</Mark>
        </a>
      ),
    },
    { key: 'creator', title: m.banners_creator, hidden: true, cell: ({ creator }) => creator.fullName },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', hidden: true },
  ],
})
