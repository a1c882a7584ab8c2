import { m } from '../../../../generated/messages/messages.js'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { mostPlaces, placeForm } from '../banner.rules.ts'
import type { BannerRow } from './banner-listing.tsx'
import { bannerWords } from './banner-words.ts'
import { moveBannerDocument } from './banner.documents.ts'
import { showMoved } from './move-banner.ts'

interface Props {
  readonly banner: BannerRow
  readonly onClose: () => void
}

/** Moves a banner to a place, over pages too. */
export default function PlaceDialog({ banner: { _id, name, place }, onClose }: Props) {
  return (
    <FormDialog
      record={_id}
      title={m.banners_to_place_title({ name })}
      schema={placeForm}
      words={bannerWords}
      initialValues={{ place }}
      okText={m.banners_move_done()}
      send={async (values, options) =>
        (await request(moveBannerDocument, { _id, ...placeForm.parse(values) }, options)).cmsMoveBanner.place
      }
      onDone={(now) => {
        void showMoved(name, now)
        onClose()
      }}
      onTake={() => undefined}
      onClose={onClose}
    >
      {(field) => <NumberItem {...field('place')} min={1} max={mostPlaces} autoFocus />}
    </FormDialog>
  )
}
