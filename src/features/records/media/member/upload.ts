import { z } from 'zod'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import type { SpooledFile } from '../../../../platform/server/files/spool.ts'
import { memberMediaOperations } from '../media.operations.ts'
import { mediaTypes, uploadPurposes } from '../media.rules.ts'
import { uploadOwnPhoto } from '../server/media.commands.ts'
import { addressOf } from '../server/media.keys.ts'
import { uploadPrivately } from '../server/private-uploads.ts'

interface Uploaded {
  readonly id: string
  /** Absent for what is uploaded privately. */
  readonly key?: string
}

const UploadedMedia = memberBuilder.objectRef<Uploaded>('UploadedMedia').implement({
  description: 'A picture that was stored. What is uploaded privately and not used within a day is deleted.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.field({ type: enumFor(mediaTypes, 'MEMBER'), resolve: () => 'PHOTO' as const }),
    uri: t.string({
      nullable: true,
      description: 'Null for what was uploaded privately: no address leads to it.',
      resolve: ({ key }, _, ctx) => (key === undefined ? null : addressOf(ctx, { refused: false }, key)),
    }),
  }),
})

rootField(memberMediaOperations.uploadMedia, {
  description: 'PUBLIC pictures are for what others see, PRIVATE ones for a request that asks for papers.',
  type: UploadedMedia,
  input: z.object({
    file: z.custom<SpooledFile>().meta({ graphql: 'Upload' }),
    purpose: z.enum(uploadPurposes).meta({ graphql: 'UploadPurpose' }),
  }),
  async resolve({ file, purpose }, ctx): Promise<Uploaded> {
    if (purpose === 'PUBLIC') return uploadOwnPhoto(ctx, file)
    const { id } = await uploadPrivately(ctx, file)
    return { id }
  },
})
