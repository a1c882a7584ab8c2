import { changePosts } from '../../../../platform/shared/permission.ts'
import { registerTermStatusTarget, termStatusIn } from '../../../records/term-status/server/public.ts'
import { postList } from '../post.list.ts'

registerTermStatusTarget({
  model: 'POST',
  list: postList.name,
  permission: changePosts,
  gone: 'posts_text_post_gone',
  ...termStatusIn('posts', { column: 'status', softly: true }),
})
