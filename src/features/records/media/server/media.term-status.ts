import { area } from '../../../../platform/shared/permission.ts'
import { registerTermStatusTarget, termStatusIn } from '../../term-status/server/public.ts'

registerTermStatusTarget({
  model: 'MEDIA',
  permission: area('MODERATION'),
  gone: 'media_text_gone',
  ...termStatusIn('media'),
})
