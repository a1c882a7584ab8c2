import { EyeOutlined, PictureOutlined } from '@ant-design/icons'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { placeOperations } from '../place.operations.ts'
import { placeDetail, placeListing, type PlaceRow } from './place-listing.tsx'

const PlaceCard = lazyPart(() => import('./place-card.tsx'))
const PrimaryImageDialog = lazyPart(() => import('./primary-image-dialog.tsx'))

/** `/places` */
export function PlacesScreen() {
  const [choosingFor, chooseFor] = useState<string>()
  const rowActions = useMemo<readonly RowAction<PlaceRow>[]>(
    () => [
      {
        key: 'view',
        label: m.places_view,
        icon: <EyeOutlined aria-hidden />,
        inline: true,
        href: (place) => `?${placeDetail}=${place._id}`,
      },
      {
        key: 'image',
        label: m.places_set_image,
        icon: <PictureOutlined aria-hidden />,
        inline: true,
        operation: placeOperations.cmsSetPlacePrimaryImage,
        run: (place) => chooseFor(place._id),
      },
    ],
    [],
  )
  return (
    <>
      <ListScreen
        list={placeListing}
        rowActions={rowActions}
        renderDetail={(open) => <PlaceCard open={open} actions={rowActions.slice(1)} />}
      />
      <Suspense>{choosingFor && <PrimaryImageDialog id={choosingFor} onClose={() => chooseFor(undefined)} />}</Suspense>
    </>
  )
}
