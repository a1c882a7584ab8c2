import { HistoryOutlined, SyncOutlined } from '@ant-design/icons'
import { Suspense, useMemo, useState } from 'react'
import type { z } from 'zod'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/api_keys.js'
import { ChangeQuestion } from '../../../../platform/web/form/change-question.tsx'
import { ShownOnce } from '../../../../platform/web/form/shown-once.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { apiKeyOperations } from '../api-key.operations.ts'
import { apiKeyForm } from '../api-key.rules.ts'
import { ApiKeyFields } from './api-key-fields.tsx'
import { apiKeyListing, type ApiKeyRow } from './api-key-listing.tsx'
import { apiKeyWords } from './api-key-words.ts'
import { createApiKeyDocument, rotateApiKeyDocument } from './api-key.documents.ts'
import './api-keys.css'

const ApiKeyRequests = lazyPart(() => import('./api-key-requests.tsx'))

const isEnded = ({ state }: ApiKeyRow) => state === 'ENDED'
const valuesOf = ({ name, mode, scopes, eventKinds, dailyPoints, personalData, endsAt }: ApiKeyRow) => ({
  name,
  mode,
  scopes,
  eventKinds,
  dailyPoints,
  personalData,
  endsAt,
})
/** What the form hid is not sent. */
const sent = ({ eventKinds, dailyPoints, personalData, ...key }: z.output<typeof apiKeyForm>) => ({
  data: {
    ...key,
    ...(key.scopes.includes('EVENTS') && { eventKinds, dailyPoints }),
    ...(key.scopes.includes('READ') && { personalData }),
  },
})

/** `/integration/keys` */
export function ApiKeysScreen() {
  const [shown, setShown] = useState<string>()
  const [rotating, setRotating] = useState<ApiKeyRow>()
  const [reading, setReading] = useState<ApiKeyRow>()
  const moreActions = useMemo<readonly RowAction<ApiKeyRow>[]>(
    () => [
      {
        key: 'requests',
        label: m.api_keys_requests,
        icon: <HistoryOutlined aria-hidden />,
        inline: true,
        operation: apiKeyOperations.cmsGetApiKeyRequests,
        run: (row) => setReading(row),
      },
      {
        key: 'rotate',
        label: m.api_keys_rotate,
        icon: <SyncOutlined aria-hidden />,
        inline: true,
        operation: apiKeyOperations.cmsRotateApiKey,
        shown: ({ state }) => state === 'SERVES',
        run: (row) => setRotating(row),
      },
    ],
    [],
  )
  return (
    <>
      <RecordListScreen
        list={apiKeyListing}
        schema={apiKeyForm}
        words={apiKeyWords}
        valuesOf={valuesOf}
        fresh={{ mode: 'LIVE', scopes: [], eventKinds: [], personalData: false }}
        isGone={isEnded}
        moreActions={moreActions}
        create={{
          operation: apiKeyOperations.cmsCreateApiKey,
          title: m.api_keys_add,
          done: m.api_keys_created_text,
          send: async (values, options) =>
            setShown((await request(createApiKeyDocument, sent(values), options)).cmsCreateApiKey.key),
        }}
        change={{
          operation: apiKeyOperations.cmsUpdateApiKey,
          title: m.api_keys_edit,
          done: m.api_keys_updated_text,
          send: (values, target, options) =>
            request(mutation('cmsUpdateApiKey'), { ...sent(values), ...target }, options),
        }}
        remove={{
          operation: apiKeyOperations.cmsEndApiKey,
          label: m.api_keys_end,
          question: m.api_keys_end_question,
          text: ({ name }) => m.api_keys_end_text({ name }),
          send: ({ _id, version }, options) => request(mutation('cmsEndApiKey'), { _id, version }, options),
          done: () => notices.success(m.api_keys_ended(), m.api_keys_ended_text()),
        }}
      >
        {(field, row) => (
          <>
            <ApiKeyFields field={field} isNew={!row} />
            {row && <RecordHistory model="API_KEY" id={row._id} heading="h3" />}
          </>
        )}
      </RecordListScreen>
      {rotating && (
        <ChangeQuestion
          title={m.api_keys_rotate_question()}
          text={m.api_keys_rotate_text({ name: rotating.name })}
          okText={m.api_keys_rotate()}
          version={rotating.version}
          words={apiKeyWords}
          send={({ version, ...options }) => request(rotateApiKeyDocument, { _id: rotating._id, version }, options)}
          onDone={({ cmsRotateApiKey: { key } }) => {
            setShown(key)
            void recordsChanged('API_KEY')
          }}
          onTake={() => recordsChanged('API_KEY')}
          onClose={() => setRotating(undefined)}
        />
      )}
      {shown !== undefined && (
        <ShownOnce
          secret={shown}
          title={m.api_keys_shown_title()}
          copy={{ label: m.api_keys_copy(), title: m.api_keys_copied_title(), done: m.api_keys_copied() }}
          kept={m.api_keys_saved()}
          onKept={() => setShown(undefined)}
        >
          <p>{m.api_keys_shown_text()}</p>
        </ShownOnce>
      )}
      {reading && (
        <Suspense>
          <ApiKeyRequests apiKey={reading} onClose={() => setReading(undefined)} />
        </Suspense>
      )}
    </>
  )
}
