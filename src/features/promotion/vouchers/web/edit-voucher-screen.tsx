import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/vouchers.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { FormPending } from '../../../../platform/web/form/form-pending.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { voucherForm } from '../voucher.rules.ts'
import { listOf, showImageProblem } from './create-voucher-screen.tsx'
import { type VoucherDetail, voucherModel, voucherQuery } from './voucher-cache.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { changesOf, loggedOf, merge, valuesOf } from './voucher-values.ts'
import { voucherWords } from './voucher-words.ts'

/** `/vouchers/{id}/edit` */
export function EditVoucherScreen({ id }: { readonly id: string }) {
  const { data: voucher, error, refetch } = useQuery(voucherQuery(id))
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  if (voucher === undefined) return <FormPending />
  return <EditForm key={voucher.version} voucher={voucher} reload={refetch} />
}

function EditForm({ voucher, reload }: { readonly voucher: VoucherDetail; readonly reload: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const { _id, version, type, voucherId, medias } = voucher
  const initialValues = valuesOf(voucher)
  const { label, plan, dialog } = usePlanning('updateVoucher', () => void navigate({ to: listOf(type) }))
  return (
    <FormPage
      title={m.vouchers_edit()}
      schema={voucherForm}
      words={voucherWords}
      logged={(values) => loggedOf(values, voucher)}
      merge={merge}
      version={version}
      initialValues={initialValues}
      back={listOf(type)}
      above={
        <>
          <Presence model={voucherModel} id={_id} />
          <ScheduledNote id={_id} />
          <ChangedElsewhere model={voucherModel} id={_id} version={version} onTake={reload} />
        </>
      }
      below={
        <>
          <RecordHistory model={voucherModel} id={_id} heading="h2" />
          {dialog}
        </>
      }
      send={async (values, { version, ...options }, seen) => {
        const data = changesOf(values, { ...initialValues, ...seen }, voucher)
        return (await request(mutation('updateVoucher'), { _id, data, version }, options)).updateVoucher
      }}
      alternative={{
        label,
        run: (values, leave) => plan({ _id, data: changesOf(values, initialValues, voucher), version }, leave),
      }}
      onDone={(changed, before) => {
        const notice = { title: m.common_updated(), text: m.vouchers_updated_text() }
        succeedWithUndo({ ...notice, model: voucherModel, _id, before, after: changed.version })
        void recordsChanged(voucherModel)
        void navigate({ to: listOf(type) })
      }}
      onTake={reload}
      onInvalid={showImageProblem}
      onFailure={(text) => notices.error(m.vouchers_try_later(), text)}
    >
      {(field, form) => (
        <VoucherFields field={field} form={form} medias={medias} voucherId={voucherId} since={initialValues.days[0]} />
      )}
    </FormPage>
  )
}
