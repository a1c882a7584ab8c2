import { z } from 'zod'
import { linkAddress, longestLink } from '../../../platform/shared/link.ts'
import { exactText, requiredText, text, zodMessage } from '../../../platform/shared/rules.ts'
import { appModels, mostRecords } from './app-record.values.ts'

/** Texts as they arrive: what is too long for its field is refused with its record, not with the whole request. */
const short = exactText(10_000)
const long = exactText(60_000)
const whole = z.int().nullish()

const called = {
  model: short.describe(`One of ${appModels.join(', ')}.`),
  externalId: short.describe('What the record is called in the app: unique for each model, 1 to 100 characters.'),
}

/** The records of a request. Each is judged by itself. */
export const arrivingRecords = z
  .array(
    z
      .object({
        ...called,
        authorExternalId: short.nullish().describe('The member who wrote it.'),
        title: short.nullish().describe('Of pages, groups and places the name.'),
        content: long.nullish().describe('Of pages, groups and places the description.'),
        link: short.nullish().describe('Where the app shows it.'),
        createdAt: short.nullish().describe('In ISO 8601 with an offset. Counts when the record is new.'),
        mediaIds: z.array(short).nullish().describe('Public uploads of the author, in their order.'),
        type: short
          .nullish()
          .describe('Of posts (STATUS if absent), pages and products. Counts when the record is new.'),
        postExternalId: short
          .nullish()
          .describe('The post that is commented on or shared. Counts when the record is new.'),
        pageExternalId: short
          .nullish()
          .describe('The page of a product, or in whose name something is said. Counts when the record is new.'),
        groupExternalId: short.nullish().describe('The group in which a post is. Counts when the record is new.'),
        placeExternalId: short.nullish().describe('The place of a post. Counts when the record is new.'),
        rating: whole.describe('Of a review: 1 to 5. Counts when the record is new.'),
        price: whole.describe('Of a product, in đồng.'),
        privacy: short.nullish().describe('Of a group: PUBLIC if absent. Counts when the record is new.'),
        location: short.nullish().describe('Of a place.'),
      })
      .meta({ graphql: 'AppRecordInput' }),
  )
  .min(1)
  .max(mostRecords)
export type ArrivingRecord = z.output<typeof arrivingRecords>[number]

export const recordsToDelete = z
  .array(z.object(called).meta({ graphql: 'AppRecordName' }))
  .min(1)
  .max(mostRecords)
export type RecordToDelete = z.output<typeof recordsToDelete>[number]

const externalId = requiredText('app_records_text_external_id', 100, { indexed: true })

export const recordName = z.object({ model: z.enum(appModels, zodMessage('app_records_text_model')), externalId })

const oldest = Date.parse('2000-01-01T00:00:00Z')

/** When something was created in the app. */
export const createdInApp = z
  .string()
  .check(z.iso.datetime({ offset: true, ...zodMessage('app_records_text_created_at') }))
  .transform((typed) => new Date(typed))
  .refine((at) => at.getTime() >= oldest && at.getTime() <= Date.now() + 5_000, {
    ...zodMessage('app_records_text_created_at'),
  })

/** What every record must say, whatever its kind. The rest is checked by the rules of members. */
export const appRecord = recordName.extend({
  authorExternalId: requiredText('app_records_text_author_required', 100, { indexed: true }),
  link: text(longestLink)
    .transform((typed, checked) => {
      const address = linkAddress(typed)
      if (address === null) checked.issues.push({ code: 'custom', input: typed, message: 'app_records_text_link' })
      return address
    })
    .nullish(),
  createdAt: createdInApp.nullish(),
})
export type AppRecord = z.output<typeof appRecord>
