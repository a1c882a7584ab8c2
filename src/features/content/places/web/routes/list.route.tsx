import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { placeList } from '../../place.list.ts'
import { placeOperations } from '../../place.operations.ts'
import { PlacesScreen } from '../places-screen.tsx'

export const Route = createFileRoute('/_signed-in/places')({
  validateSearch: listSearch(placeList, 'place', 'creator'),
  staticData: {
    operation: placeOperations.topPlaces,
    breadcrumb: () => [{ label: m.places_title() }, { label: m.common_list() }],
  },
  component: PlacesScreen,
})
