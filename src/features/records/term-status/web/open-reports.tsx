import { queryOptions, useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import type { OpenReportsQuery, TermModel } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { termStatusOperations } from '../term-status.operations.ts'
import { openReportsDocument } from './term-status.documents.ts'

export type OpenReports = NonNullable<OpenReportsQuery['cmsGetOpenReports']>

/** A claim at the desk causes no live event, so the answer is asked for again while a dialog shows it. */
const refetched = 15_000

const openReportsQuery = (model: TermModel, id: string) =>
  queryOptions({
    queryKey: [model, 'open reports', id],
    queryFn: async ({ signal }) =>
      (await request(openReportsDocument, { model, _id: id }, { signal })).cmsGetOpenReports ?? null,
    staleTime: 0,
    refetchInterval: refetched,
  })

/** The open reports of a record, and who decides about them; undefined until it is known, and if there are none. */
export function useOpenReports(model: TermModel, id: string | undefined): OpenReports | undefined {
  const may = usePermission(termStatusOperations.cmsGetOpenReports)
  const { data } = useQuery({ ...openReportsQuery(model, id ?? ''), enabled: may && id !== undefined })
  return data ?? undefined
}

/** The name of a colleague who decides about the record at the desk at this moment. */
export async function deciderAtDesk(model: TermModel, id: string): Promise<string | undefined> {
  // Asking is a courtesy: if the answer fails, the status is set as before.
  const open = await queryClient.fetchQuery(openReportsQuery(model, id)).catch(() => null)
  return open?.mine ? undefined : open?.holder?.fullName
}

/** In a dialog: says that a colleague is deciding about the record. */
export function DecidedAtDesk({ open }: { readonly open: OpenReports | undefined }) {
  if (!open?.holder || open.mine) return null
  return (
    <Alert
      className="form-text"
      type="warning"
      showIcon
      role="status"
      title={m.term_status_at_desk({ name: open.holder.fullName })}
    />
  )
}
