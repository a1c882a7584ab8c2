import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { apiSchemasDocument } from './explorer.documents.ts'
import './explorer.css'

/** GraphiQL and the parser of schemas: larger than all other screens together, and needed here alone. */
const Explorer = lazyPart(() => import('./explorer.tsx'))

/** `/explorer`: tries the operations of both APIs. */
export function ExplorerScreen() {
  const { data, isError } = useQuery({
    queryKey: ['ApiSchemas'],
    queryFn: async ({ signal }) => (await request(apiSchemasDocument, {}, { signal })).cmsApiSchemas,
    staleTime: Infinity,
  })
  return (
    <section className="explorer">
      <h1 className="screen-title">{m.explorer_title()}</h1>
      {isError && <ListError />}
      {!data && !isError && <Skeleton active />}
      {data && (
        <Suspense fallback={<Skeleton active />}>
          <Explorer schemas={data} />
        </Suspense>
      )}
    </section>
  )
}
