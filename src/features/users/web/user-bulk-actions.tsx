import { LockOutlined, UnlockOutlined } from '@ant-design/icons'
import { m } from '../../../generated/messages/messages.js'
import type { BulkAction } from '../../../platform/web/list/list-declaration.ts'
import { termStatusOperations } from '../../term-status/term-status.operations.ts'
import { setStatusOfMany } from '../../term-status/web/public.ts'
import { translateUserText } from './user-texts.ts'

/** Blocking and unblocking many people at once. */
export const userBulkActions: readonly BulkAction[] = [
  {
    key: 'block',
    label: m.users_block,
    icon: <LockOutlined aria-hidden />,
    danger: true,
    operation: termStatusOperations.cmsSetTermStatusOfMany,
    ask: {
      title: (count) => m.users_block_many_title({ count }),
      text: m.users_block_many_text,
      reason: { label: m.users_reason, required: m.users_text_reason_required },
    },
    run: setStatusOfMany('USER', 'BLOCKED', translateUserText),
  },
  {
    key: 'unblock',
    label: m.users_unblock,
    icon: <UnlockOutlined aria-hidden />,
    operation: termStatusOperations.cmsSetTermStatusOfMany,
    ask: { title: (count) => m.users_unblock_many_title({ count }), text: m.users_unblock_many_text },
    run: setStatusOfMany('USER', 'NORMAL', translateUserText),
  },
]
