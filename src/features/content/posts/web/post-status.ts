import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/posts.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { StatusDeclaration } from '../../../records/term-status/web/public.ts'
import { postOperations } from '../post.operations.ts'
import type { PostRow } from './post-listing.tsx'
import { nameOfPost } from './post-texts.ts'
import { postWords } from './post-words.ts'

type Post = Pick<PostRow, '_id' | 'version' | 'title' | 'content' | 'status'>

const statusNotice = () => ({ title: m.common_updated(), text: m.posts_notice_status() })

export const postStatus: StatusDeclaration<Post> = {
  model: 'POST',
  words: postWords,
  statusOf: (post) => post.status,
  nameOf: nameOfPost,
  reasonRequired: m.posts_text_reason_required,
  ask: (post, to) =>
    to === 'BLOCKED'
      ? { title: m.posts_block_title(), text: nameOfPost(post), okText: m.common_block() }
      : {
          title: m.posts_unblock_question(),
          text: nameOfPost(post),
          okText: m.common_yes(),
          cancelText: m.common_no(),
        },
  askMany: (to, count) =>
    to === 'BLOCKED'
      ? { title: m.posts_block_many_title({ count }), text: m.posts_block_many_text() }
      : { title: m.posts_unblock_many_title({ count }), text: m.posts_unblock_many_text() },
  notice(to) {
    if (to === 'BLOCKED') return { title: m.posts_notice_blocked_title(), text: m.posts_notice_blocked() }
    if (to === 'NORMAL') return { title: m.posts_notice_unblocked_title(), text: m.posts_notice_unblocked() }
    return statusNotice()
  },
}

/** A post's detail offers every status. */
export const postStatusInDetail: StatusDeclaration<Post> = {
  ...postStatus,
  notice: statusNotice,
  own: {
    operation: postOperations.cmsSetPostStatus,
    send: async ({ termStatus: status, ...change }, options) =>
      (await request(mutation('cmsSetPostStatus'), { ...change, status }, options)).cmsSetPostStatus.version,
  },
}
