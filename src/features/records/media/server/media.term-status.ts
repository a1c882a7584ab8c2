import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { area } from '../../../../platform/shared/permission.ts'
import { registerTermStatusTarget, termStatusIn } from '../../term-status/server/public.ts'
import { mediaById } from './media.type.ts'

/** A picture has no name, so the end of its key is shown. */
registerRecordNames('MEDIA', {
  nameOf: async (ctx, id) => (await ctx.load(mediaById, id))?.key.split('/').at(-1) ?? null,
})
registerTermStatusTarget({
  model: 'MEDIA',
  permission: area('MODERATION'),
  gone: 'media_text_gone',
  ...termStatusIn('media'),
})
