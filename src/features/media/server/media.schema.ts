import { z } from 'zod'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import { Refusal } from '../../../platform/server/refusal.ts'
import type { SpooledFile } from '../../../platform/server/spool.ts'
import { mediaOperations } from '../media.operations.ts'
import { photoInput } from '../media.rules.ts'
import { uploadPhoto } from './media.commands.ts'
import { Media, mediaById } from './media.type.ts'

rootField(mediaOperations.cmsGetMedia, {
  type: Media,
  input: z.object({ _id: z.uuid() }),
  async resolve({ _id }, ctx) {
    const media = await ctx.load(mediaById, _id)
    if (!media) throw new Refusal('NOT_FOUND', 'media_text_gone')
    return media
  },
})
rootField(mediaOperations.uploadPhoto, {
  type: Media,
  input: photoInput.extend({ file: z.custom<SpooledFile>().meta({ graphql: 'Upload' }) }),
  resolve: ({ file, bannerType }, ctx) => uploadPhoto(ctx, file, bannerType),
})
