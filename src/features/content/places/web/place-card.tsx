import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import { DetailDialog } from '../../../../platform/web/list/detail-dialog.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { RecordBody } from '../../../records/live/web/public.ts'
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
  const { data } = useQuery(placeQuery(open.id))
  return (
    <DetailDialog open={open} title={data?.name ?? m.places_record()} record={data} actions={actions} advances>
      <PlaceInDialog id={open.id} onClose={open.close} />
    </DetailDialog>
  )
}

function PlaceInDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(placeQuery(id))
  return (
    <RecordBody
      model="PLACE"
      id={id}
      record={data}
      error={error}
      gone={m.places_text_gone()}
      reload={refetch}
      onClose={onClose}
    >
      {(place) => (
        <>
          {place.description && <p className="facts-prose">{place.description}</p>}
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
              renew={() => withFreshLinks(placeQuery(id))}
              marked={place.primaryImage ? { id: place.primaryImage._id, text: m.places_primary_image() } : undefined}
            />
          )}
          <RecordHistory model="PLACE" id={id} heading="h2" />
        </>
      )}
    </RecordBody>
  )
}
