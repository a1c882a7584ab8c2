import { m } from '../../../../generated/messages/messages.js'
import { pictureName } from '../../../../platform/web/words/picture-name.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { placeRecord } from '../place.record.ts'

const image = { label: m.places_primary_image, value: pictureName }

export const placeWords = recordWords(placeRecord, {
  name: m.places_record,
  fields: {
    primaryImageId: image,
    imageId: image,
  },
  actions: { cmsSetPlacePrimaryImage: m.places_action_set_image },
})
