import { Tag } from 'antd'
import type { PlaceRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { pageLoaded } from '../../../../platform/web/list/load-page.ts'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { countryName } from '../../../people/users/web/public.ts'
import { placeList, topPlacesLimit } from '../place.list.ts'
import { placeOperations } from '../place.operations.ts'
import { topPlacesDocument } from './place.documents.ts'

export type PlaceRow = PlaceRowFragment

/** The search parameter that opens a place's detail over the list. */
export const placeDetail = 'place'

const load = pageLoaded(placeList, async ({ q = null }, signal) => {
  return (await request(topPlacesDocument, { limit: topPlacesLimit, q }, { signal })).topPlaces
})

export const placeListing = declareList({
  spec: placeList,
  operation: placeOperations.topPlaces,
  load,
  title: m.places_title,
  nameOf: (place) => place.name,
  detail: placeDetail,
  model: 'PLACE',
  exports: true,
  filters: { q: { label: m.places_search } },
  sorts: { CHECKINS: m.places_checkins },
  columns: [
    {
      key: 'media',
      title: m.places_media,
      cell: (place) => <Thumbnail media={place.primaryImage} />,
      screenOnly: true,
    },
    {
      key: 'name',
      title: m.common_name,
      opens: true,
      cell: (place) => (
        <>
          <Headline title={place.name} text={place.description} />
          {place.hasSensitiveWord && <Tag color="warning">{m.places_sensitive_word()}</Tag>}
        </>
      ),
    },
    { key: 'checkins', title: m.places_checkins, kind: 'number', sort: 'CHECKINS', sortFirst: 'DESC' },
    { key: 'reviews', title: m.places_reviews, kind: 'number' },
    { key: 'location', title: m.places_location, cell: locationOf },
    {
      key: 'creator',
      title: m.places_creator,
      cell: ({ creator }) => creator && <CreatorLink creator={creator} />,
    },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment' },
    { key: '_id', title: m.common_id, kind: 'id', hidden: true },
  ],
})

/** Where a place is: 'Quảng Ninh, Việt Nam'. */
export function locationOf({ location: { placeName, country } }: Pick<PlaceRow, 'location'>): string {
  return [placeName, country && countryName(country)].filter(Boolean).join(', ')
}
