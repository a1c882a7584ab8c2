import { builder } from '../../../platform/server/graphql/builder.ts'
import { mediaOperations } from '../media.operations.ts'
import { photoInput } from '../media.rules.ts'
import { uploadPhoto } from './media.commands.ts'
import { Media } from './media.type.ts'

const Dimensions = builder.inputType('Dimensions', { fields: (t) => ({ height: t.int(), width: t.int() }) })

builder.mutationField('uploadPhoto', (t) =>
  t.field({
    operation: mediaOperations.uploadPhoto,
    input: photoInput,
    type: Media,
    args: {
      file: t.arg({ type: 'Upload', required: true }),
      dimensions: t.arg({ type: Dimensions, description: 'A hint; the picture is measured.' }),
      bannerType: t.arg.string(),
    },
    resolve: (_, { file, bannerType }, ctx) => uploadPhoto(ctx, file, bannerType ?? null),
  }),
)
