import { z } from 'zod'
import { countryIn } from '../../../../platform/server/english.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, searchText } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { directionOf } from '../../../../platform/server/lists/keyset.ts'
import { type ListSource, registerListSource } from '../../../../platform/server/lists/list-source.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { placeList, topPlacesLimit } from '../place.list.ts'
import { placeOperations } from '../place.operations.ts'
import { placeRecord } from '../place.record.ts'
import { primaryImageForm } from '../place.rules.ts'
import { setPrimaryImage } from './place.commands.ts'
import { countPlaces, placeById, type PlaceRow, placesInOrder } from './place.queries.ts'
import { Place } from './place.type.ts'

const source: ListSource<PlaceRow> = {
  spec: placeList,
  title: 'places_title',
  operation: placeOperations.topPlaces,
  columns: {
    _id: { title: 'common_id', cell: (place) => place.id },
    name: { title: 'common_name', cell: (place) => place.name },
    description: { title: 'places_description', cell: (place) => place.description },
    checkins: { title: 'places_checkins', cell: (place) => place.checkins },
    reviews: { title: 'places_reviews', cell: (place) => place.reviews },
    hasSensitiveWord: {
      title: 'places_sensitive_word',
      names: 'common',
      cell: (place) => yesNoOf(place.has_sensitive_word),
    },
    location: { title: 'places_location', cell: (place) => place.location_name },
    country: {
      title: 'common_country',
      cell: (place, _, locale) => place.country_code && countryIn(locale, place.country_code),
    },
    creator: {
      title: 'places_creator',
      personal: true,
      cell: (place, ctx) => (place.created_by ? nameOfPerson(ctx, place.created_by) : null),
    },
    createdAt: { title: 'common_created_at', moment: (place) => place.created_at },
  },
  total: (ctx, { q }) => countPlaces(ctx.db, q),
  // Places have no bulk action.
  idsAfter: () => Promise.resolve([]),
  rowsAfter: (ctx, { q }, sort, after, limit) => placesInOrder(ctx.db, { q, dir: directionOf(sort), after, limit }),
}
registerListSource(source)

const reading = registerReading('PLACE', { record: placeRecord, rows: placeById, gone: 'places_text_gone' })
registerRecordNames('PLACE', { nameOf: async (ctx, id) => (await ctx.load(placeById, id))?.name ?? null })
registerUndo({
  model: 'PLACE',
  operation: placeOperations.cmsSetPlacePrimaryImage,
  run: async (ctx, { before, ...place }) =>
    (await setPrimaryImage(ctx, place, before.primaryImageId as string | null)).version,
})

rootField(placeOperations.topPlaces, {
  description: 'The places with most check-ins, then reviews.',
  type: [Place],
  input: z.object({ limit: limitInput(topPlacesLimit), q: searchText(placeList.filters.q).nullish() }),
  resolve: ({ limit, q }, ctx) => placesInOrder(ctx.db, { q, dir: 'desc', limit }),
})
rootField(placeOperations.cmsGetPlace, {
  type: Place,
  ...recordById(reading),
})
rootField(placeOperations.cmsSetPlacePrimaryImage, {
  type: Place,
  input: target.extend(primaryImageForm.shape),
  resolve: ({ imageId, ...place }, ctx) => setPrimaryImage(ctx, place, imageId),
})
