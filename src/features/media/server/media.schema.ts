import { z } from 'zod'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import type { SpooledFile } from '../../../platform/server/spool.ts'
import { mediaOperations } from '../media.operations.ts'
import { photoInput } from '../media.rules.ts'
import { uploadPhoto } from './media.commands.ts'
import { Media } from './media.type.ts'

rootField(mediaOperations.uploadPhoto, {
  type: Media,
  input: photoInput.extend({ file: z.custom<SpooledFile>().meta({ graphql: 'Upload' }) }),
  resolve: ({ file, bannerType }, ctx) => uploadPhoto(ctx, file, bannerType),
})
