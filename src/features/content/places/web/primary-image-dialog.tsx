import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import type { PlaceQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/places.js'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { primaryImageForm } from '../place.rules.ts'
import { ImageChoice } from './image-choice.tsx'
import { placeQuery } from './place-cache.ts'
import { placeWords } from './place-words.ts'

interface Props {
  readonly id: string
  readonly onClose: () => void
}

/** Chooses the primary image of a place: one of its photos, or a new one. */
export default function PrimaryImageDialog({ id, onClose }: Props) {
  const { data: place, error } = useQuery(placeQuery(id))
  return place ? <ImageDialog place={place} onClose={onClose} /> : <DialogFault error={error} onClose={onClose} />
}

interface DialogProps {
  readonly place: PlaceQuery['cmsGetPlace']
  readonly onClose: () => void
}

function ImageDialog({ place, onClose }: DialogProps) {
  const { _id, version, medias, primaryImage } = place
  const photos = medias.filter(({ type }) => type === 'PHOTO')
  const known = primaryImage && !photos.some((photo) => photo._id === primaryImage._id) ? [primaryImage] : []
  return (
    <FormDialog
      record={_id}
      version={version}
      title={`${m.places_set_image()}: ${place.name}`}
      schema={primaryImageForm}
      words={placeWords}
      logged={({ imageId }) => ({ primaryImageId: imageId })}
      merge={({ primaryImageId }, values) =>
        typeof primaryImageId === 'string' ? { imageId: primaryImageId } : values
      }
      initialValues={{ imageId: primaryImage?._id }}
      send={async ({ imageId }, { version, ...options }) =>
        (await request(mutation('cmsSetPlacePrimaryImage'), { _id, imageId, version }, options)).cmsSetPlacePrimaryImage
      }
      onDone={(changed, before) => {
        const notice = { title: m.common_updated(), text: m.places_image_set() }
        succeedWithUndo({ ...notice, model: 'PLACE', _id, before, after: changed.version })
        void recordsChanged('PLACE')
        onClose()
      }}
      onTake={() => {
        onClose()
        return recordsChanged('PLACE')
      }}
      onClose={onClose}
    >
      {(field) => (
        <Form.Item {...field('imageId')}>
          <ImageChoice photos={[...known, ...photos]} />
        </Form.Item>
      )}
    </FormDialog>
  )
}
