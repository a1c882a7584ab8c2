import { m } from '../../../generated/messages/messages.js'
import { recordWords } from '../../../platform/web/record-words.ts'
import { placeRecord } from '../place.record.ts'

const image = { label: m.places_primary_image }

export const placeWords = recordWords(placeRecord, {
  name: m.places_record,
  fields: {
    primaryImageId: image,
    imageId: image,
  },
  actions: { cmsSetPlacePrimaryImage: m.places_action_set_image },
})
