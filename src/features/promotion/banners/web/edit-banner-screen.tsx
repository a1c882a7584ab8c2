import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Alert } from 'antd'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { FormPending } from '../../../../platform/web/form/form-pending.tsx'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { bannerForm } from '../banner.rules.ts'
import { BannerFields } from './banner-fields.tsx'
import { bannerModel, bannerQuery, type BannerRow } from './banner-listing.tsx'
import { changesOf, loggedOf, merge, together, valuesOf } from './banner-values.ts'
import { bannerWords } from './banner-words.ts'

/** `/banners/{id}/edit` */
export function EditBannerScreen({ id }: { readonly id: string }) {
  const { data: banner, error, refetch } = useQuery(bannerQuery(id))
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  if (error) return <ListError />
  if (banner === undefined) return <FormPending />
  return <EditForm key={banner.version} banner={banner} reload={refetch} />
}

interface Props {
  readonly banner: BannerRow
  readonly reload: () => Promise<unknown>
}

function EditForm({ banner, reload }: Props) {
  const navigate = useNavigate()
  const { _id, version } = banner
  const initialValues = valuesOf(banner)
  const { label, plan, dialog } = usePlanning('updateBanner', () => void navigate({ to: '/banners' }))
  return (
    <FormPage
      title={m.banners_edit()}
      schema={bannerForm}
      words={bannerWords}
      logged={(values) => loggedOf(values, banner)}
      merge={merge}
      together={together}
      version={version}
      initialValues={initialValues}
      back="/banners"
      above={
        <>
          <Presence model={bannerModel} id={_id} />
          <ScheduledNote id={_id} />
          {banner.leadsToBlocked && <Alert type="warning" showIcon title={m.banners_leads_to_blocked()} />}
          <ChangedElsewhere model={bannerModel} id={_id} version={version} onTake={reload} />
        </>
      }
      send={async (values, { version, ...options }, seen) => {
        const variables = { ...changesOf(values, { ...initialValues, ...seen }, banner), _id, version }
        return (await request(mutation('updateBanner'), variables, options)).updateBanner.version
      }}
      alternative={{
        label,
        run: (values, leave) => plan({ ...changesOf(values, initialValues, banner), _id, version }, leave),
      }}
      below={
        <>
          <RecordHistory model={bannerModel} id={_id} heading="h2" />
          {dialog}
        </>
      }
      onDone={(after, before) => {
        const notice = { title: m.common_updated(), text: m.banners_updated_text() }
        succeedWithUndo({ ...notice, model: bannerModel, _id, before, after })
        void recordsChanged(bannerModel)
        void navigate({ to: '/banners' })
      }}
      onTake={reload}
    >
      {(field, form) => <BannerFields field={field} form={form} banner={banner} />}
    </FormPage>
  )
}
