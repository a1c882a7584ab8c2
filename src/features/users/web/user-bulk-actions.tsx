import { LockOutlined, UnlockOutlined } from '@ant-design/icons'
import type { SetStatusOfUsersMutationVariables } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { request } from '../../../platform/web/graphql-client.ts'
import type { Batch, BulkAction } from '../../../platform/web/list/list-declaration.ts'
import { termStatusOperations } from '../../term-status/term-status.operations.ts'
import { translateUserText } from './user-texts.ts'
import { setStatusOfUsersDocument } from './user.documents.ts'

const setStatusOfMany =
  (termStatus: 'BLOCKED' | 'NORMAL'): BulkAction['run'] =>
  async (batch: Batch, reason, options) => {
    const target = 'ids' in batch ? { ids: [...batch.ids] } : { list: batch.filters, after: batch.after }
    const variables: SetStatusOfUsersMutationVariables = { ...target, termStatus, reason: reason ?? null }
    const { outcomes, next } = (await request(setStatusOfUsersDocument, variables, options)).cmsSetTermStatusOfMany
    return {
      outcomes: outcomes.map(({ _id, ok, code, message }) => ({
        _id,
        ok,
        code,
        message: message && translateUserText(message),
      })),
      next,
    }
  }

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
    run: setStatusOfMany('BLOCKED'),
  },
  {
    key: 'unblock',
    label: m.users_unblock,
    icon: <UnlockOutlined aria-hidden />,
    operation: termStatusOperations.cmsSetTermStatusOfMany,
    ask: { title: (count) => m.users_unblock_many_title({ count }), text: m.users_unblock_many_text },
    run: setStatusOfMany('NORMAL'),
  },
]
