import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { apiKeyList } from '../../api-key.list.ts'
import { apiKeyOperations } from '../../api-key.operations.ts'
import { ApiKeysScreen } from '../api-keys-screen.tsx'

export const Route = createFileRoute('/_signed-in/integration/keys')({
  validateSearch: listSearch(apiKeyList, 'record'),
  staticData: {
    operation: apiKeyOperations.cmsGetApiKeys,
    breadcrumb: () => [{ label: m.api_keys_menu() }, { label: m.api_keys_title() }],
  },
  component: ApiKeysScreen,
})
