import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { messageList } from '../../message.list.ts'
import { messageOperations } from '../../message.operations.ts'
import { MessagesScreen } from '../messages-screen.tsx'

export const Route = createFileRoute('/_signed-in/message/lucky-wheels')({
  validateSearch: listSearch(messageList, 'record'),
  staticData: {
    operation: messageOperations.cmsListFailedSpinMessages,
    breadcrumb: () => [{ label: m.lucky_wheel_messages_title() }, { label: m.common_list() }],
  },
  component: MessagesScreen,
})
