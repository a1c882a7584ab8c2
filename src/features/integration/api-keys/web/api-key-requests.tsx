import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Modal, Pagination } from 'antd'
import { useState } from 'react'
import type { ApiKeyRequestsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber, formatUnit } from '../../../../platform/web/words/format-number.ts'
import { keptRequests, requestsPerPage } from '../api-key.values.ts'
import { apiKeyRequestsDocument } from './api-key.documents.ts'
import type { ApiKeyRow } from './api-key-listing.tsx'

type Request = ApiKeyRequestsQuery['cmsGetApiKeyRequests'][number]

interface Props {
  readonly apiKey: ApiKeyRow
  readonly onClose: () => void
}

/** Milliseconds after which the requests are asked for again. */
const askedEvery = 3_000

/** The last requests of a key, over the list. */
export default function ApiKeyRequests({ apiKey: { _id, name }, onClose }: Props) {
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery({
    queryKey: ['API_KEY', 'requests', _id, page],
    queryFn: async ({ signal }) =>
      (await request(apiKeyRequestsDocument, { _id, page }, { signal })).cmsGetApiKeyRequests,
    placeholderData: keepPreviousData,
    refetchInterval: askedEvery,
  })
  const isFull = data?.length === requestsPerPage
  return (
    <Modal
      open
      centered
      width="var(--dialog-wide)"
      title={m.api_keys_requests_of({ name })}
      footer={null}
      onCancel={onClose}
    >
      <div className="api-keys-requests">
        <p className="form-text">{m.api_keys_requests_hint({ count: formatNumber(keptRequests) })}</p>
        <SmallTable
          cards
          columns={columns}
          rows={data}
          rowKey={(row) => row._id}
          isError={isError}
          empty={m.api_keys_no_requests()}
        />
        {(page > 1 || isFull) && (
          <Pagination
            size="small"
            current={page}
            pageSize={requestsPerPage}
            total={Math.min(keptRequests, (page + (isFull ? 1 : 0)) * requestsPerPage)}
            showSizeChanger={false}
            onChange={setPage}
          />
        )}
      </div>
    </Modal>
  )
}

const columns: readonly SmallColumn<Request>[] = [
  {
    title: m.api_keys_operation,
    cell: ({ operation, dryRun }) => (
      <>
        <code>{operation}</code> {dryRun && <Mark tone="neutral">{m.api_keys_dry_run()}</Mark>}
      </>
    ),
  },
  {
    title: m.api_keys_outcome,
    cell: ({ outcome }) => (
      <Mark tone={outcome === 'OK' ? 'good' : 'warning'}>
        <code>{outcome}</code>
      </Mark>
    ),
  },
  { title: m.api_keys_time, cell: ({ at }) => <Moment at={at} /> },
  {
    title: m.api_keys_took,
    cell: ({ milliseconds }) => formatUnit(milliseconds / 1000, 'second', 2),
    number: true,
  },
  { title: m.api_keys_request_id, cell: ({ requestId }) => <code>{requestId}</code> },
]
