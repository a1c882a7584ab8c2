import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { OpenInApp } from '../../../records/external-ids/web/public.ts'
import { RecordCard } from '../../../records/live/web/public.ts'
import { Gallery } from '../../../records/media/web/public.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { placeQuery } from './place-cache.ts'
import { locationOf, type PlaceRow } from './place-listing.tsx'

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<PlaceRow>[]
}

/** A place in full, over the list. */
export default function PlaceCard({ open, actions }: Props) {
  return (
    <RecordCard
      model="PLACE"
      open={open}
      query={placeQuery(open.id)}
      title={(place) => place?.name ?? m.places_record()}
      gone={m.places_text_gone()}
      actions={actions}
      advances
    >
      {(place) => (
        <>
          {place.description && <p className="facts-prose">{place.description}</p>}
          <OpenInApp to={place.appLink} />
          <Facts
            facts={[
              [m.common_id(), <CopyId key="id" id={place._id} />],
              [m.places_checkins(), formatNumber(place.checkins)],
              [m.places_reviews(), formatNumber(place.reviews)],
              [m.places_location(), locationOf(place)],
              [m.places_phone(), place.phone],
              [m.places_verified(), yesOrNo(place.isVerified)],
              [m.places_creator(), place.creator && <PersonLink key="creator" person={place.creator} />],
              [m.common_created_at(), <Moment key="at" at={place.createdAt} />],
            ]}
          />
          {place.medias.length > 0 && (
            <Gallery
              medias={place.medias}
              renew={() => withFreshLinks(placeQuery(open.id))}
              marked={place.primaryImage ? { id: place.primaryImage._id, text: m.places_primary_image() } : undefined}
            />
          )}
        </>
      )}
    </RecordCard>
  )
}
