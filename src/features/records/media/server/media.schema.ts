import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { askedById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import type { SpooledFile } from '../../../../platform/server/files/spool.ts'
import { mediaOperations } from '../media.operations.ts'
import { mediaRecord } from '../media.record.ts'
import { photoInput } from '../media.rules.ts'
import { uploadPhoto } from './media.commands.ts'
import { Media } from './media.type.ts'

const reading = registerReading('MEDIA', { record: mediaRecord, rows: askedById('media'), gone: 'media_text_gone' })

rootField(mediaOperations.cmsGetMedia, {
  type: Media,
  ...recordById(reading),
})
rootField(mediaOperations.uploadPhoto, {
  type: Media,
  input: photoInput.extend({ file: z.custom<SpooledFile>().meta({ graphql: 'Upload' }) }),
  resolve: ({ file, bannerType }, ctx) => uploadPhoto(ctx, file, bannerType),
})
